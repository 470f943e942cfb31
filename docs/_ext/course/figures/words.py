"""The words of lessons and of the list of them. To be translated, in the catalog `rulebook`."""

from sphinx.environment import BuildEnvironment

from rulebook.marks import _
from rulebook.phrases import phrases, translated

WORDS = {
    "your_answer": _("Your answer"),
    "who_wins": _("Who wins the round?"),
    "how_many": _("With how many points?"),
    "nobody": _("nobody"),
    "is_blocked": _("It is blocked"),
    "not_blocked": _("It is not blocked"),
    "check_it": _("Check"),
    "hint": _("Hint"),
    "hints": _("Hints"),
    "solution": _("Answer"),
    "next": _("Next"),
    "again": _("Try again"),
    "play_on": _("Play on from here"),
    "played_on": _("The round goes on"),
    "task_number": _("Step {number} of {count}"),
    "done": _("done"),
    "changed": _("changed since you solved it"),
    "step_state": _(", {state}"),  # after the number of a step
    "forget": _("Forget what I have done in this lesson"),
    "undo_forget": _("Undo: remember it again"),
    "next_lesson": _("Next lesson: {title}"),
    "all_lessons": _("All lessons"),
    "lessons": _("Lessons"),
    "steps_count": _("Steps: {count}"),
    "steps_done": _("Done: {done} of {count}"),
    "lesson_done": _("Done"),
    "forget_all": _("Forget everything I have done"),
    "export": _("Save my progress as a file"),
    "import": _("Take progress from a file"),
    "progress": _("Your progress"),
    "progress_note": _(
        "Progress is kept in this browser alone. Browsers may delete it; a file keeps it for you."
    ),
}
"""What stands in the page from the start, by the name that templates use."""

LESSON_SAID = {
    "hint_place": _("Choose a tile, then an end of the line."),
    "hint_start": _("Choose a tile to start the line."),
    "hint_act": _("Choose a tile and an end, or another action."),
    "hint_end": _("Choose an end of the line."),
    "hint_tiles": _("Choose tiles, then press Check."),
    "hint_question": _("Choose an answer, then press Check."),
    "released": _("Nothing is chosen."),
    "first": _("Choose a tile first, then an end."),
    "nothing": _("Choose an answer first."),
    "not_yet": _("Not yet."),
    "right": _("Right."),
    "would": _("This is what would happen:"),
    "begun": _("This is the beginning of the step again."),
    "lost": _("From here the round can no longer be won. Begin the step again."),
    "not-asked": _("That is allowed, but it is not what is asked."),
    "not-this-end": _("That is not the end that is asked for."),
    "missing": _("One more tile fits, at least."),
    "too-few": _("It is more than that."),
    "too-many": _("It is less than that."),
    "winner": _("Look again at who wins."),
    "points": _("The winner is right, the points are not."),
    "untrue": _("Look again, hand by hand."),
    "not-won": _("The round is over, and it is not yours."),
    "was_done": _("You have solved this before. You can do it again."),
    "was_changed": _("This step has changed since you solved it."),
    "forgotten": _("All steps of this lesson are open again."),
    "remembered": _("Your progress is back."),
}
"""What a lesson says while one goes through it, by the name that scripts use."""

PROGRESS_SAID = {
    "blocked": _("This browser keeps nothing for this page: progress lasts until you leave."),
    "full": _("This browser's storage is full: progress lasts until you leave the page."),
    "broken": _("What was stored here cannot be read. It is put aside, and a new start is made."),
    "older": _(
        "What was stored here is of another version. It is put aside, and a new start is made."
    ),
    "forgotten": _("Everything is forgotten."),
    "remembered": _("Your progress is back."),
    "exported": _("Your progress is in the file {name}."),
    "imported": _("Steps taken from the file: {count}."),
    "unreadable": _("This file holds no progress of this book. Nothing has changed."),
}
"""What is said of the progress that a browser keeps."""


def words_of(env: BuildEnvironment) -> dict[str, str]:
    """What stands in a page of lessons from the start, in the language of the build."""
    return phrases(env) | translated(env, WORDS)
