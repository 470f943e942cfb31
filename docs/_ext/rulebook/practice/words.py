"""The words of a practice match that are the page's own, to be translated.

What happens in a match, its rules, its sums and its players are said by the engine and are not here.
"""

from ..marks import _

WORDS = {
    # setting a match up
    "needs_scripts": _("A match needs scripts, which are switched off or have not come."),
    "setup": _("A new match"),
    "game": _("Game"),
    "own_rules": _("Other rules, as text"),
    "own_rules_label": _("The rules as text"),
    "own_rules_note": _("For instance {rules}"),
    "number_of_players": _("Players, with you"),
    "partner": _("Player {number}, your partner"),
    "end_at": _("Match target"),
    "end_at_note": _("Empty: the target of the game, {target}."),
    "end_at_other": _("Empty: the target of the rules."),
    "hands": _("The hands of the others"),
    "hidden": _("hidden"),
    "open": _("open"),
    "seed": _("Seed of the deal"),
    "seed_note": _("Empty: chance. The same seed deals the same tiles again."),
    "presets": _("Begin at once"),
    "all_choices": _("Or choose for yourself"),
    "begin": _("Begin the match"),
    "to_match": _("Back to the match"),
    # the table
    "match": _("The match"),
    "seats": _("The players"),
    "score": _("Points: {count}"),
    "leads": _("leads"),
    "your_hand": _("Your hand"),
    "deal": _("Next round"),
    "hint": _("Hint"),
    "hints": _("Hints"),
    "review": _("Look back at my moves"),
    "target": _("Scores"),
    "others_move": _("The others move"),
    "at_once": _("at once"),
    "quickly": _("quickly"),
    "calmly": _("calmly"),
    "slowly": _("slowly"),
    "leave": _("Leave the table"),
    "habits": _("How the table plays"),
    "one_tap": _("One tap places a tile that fits one end only"),
    "auto_pass": _("Pass for me when I can do nothing else"),
    "sounds": _("Short sounds"),
    # what has happened
    "happenings": _("What has happened"),
    "earlier": _("One back"),
    "later": _("One forward"),
    "now": _("Back to now"),
    # looking back
    "reviewed": _("Your moves in this round"),
    "look": _("Look at this moment"),
    "choices": _("All that you could do"),
    "yours": _("your move"),
    # the tiles that have not been seen
    "unseen": _("Tiles that you have not seen"),
    "pips": _("Number"),
    "unseen_count": _("Unseen"),
    "in_words": _("The line in words"),
    # keeping and sharing
    "keep": _("Share a match, open one"),
    "carried_note": _("The link and the text carry the whole match."),
    "link": _("Link to this match"),
    "copy_link": _("Copy the link"),
    "copy_text": _("Copy as text"),
    "paste": _("A match as text"),
    "open_text": _("Open this text"),
    "again": _("Play this deal again"),
    "new": _("New match"),
    "before": _("Back to the match before"),
}
"""What stands in the page from the start."""

SAID = {
    "welcome": _("Choose a game, and begin."),
    "beginning": _("The engine is starting. Your match begins at once."),
    "opening": _("The engine is starting. Your match is coming."),
    "starting": _("The engine is starting. Your choice waits."),
    "waits": _("Your choice waits until it is your turn."),
    "past": _("This is an earlier moment. Go back to now to play on."),
    "back_to_now": _("This is the match as it stands now."),
    "wrong": _("This match cannot begin yet. See the words beside the fields."),
    "thinking": _("Your moves are being looked at."),
    "no_moves": _("You have made no choice in this round."),
    "kept_opened": _("The match is open again."),
    "match_before": _("This is the match that you had before."),
    "link_unread": _("The link cannot be opened. Its text and what is wrong stand below."),
    "text_unread": _("The text cannot be opened. What is wrong stands beside it."),
    "kept_unread": _("The match kept here cannot be opened. Its text and the reason stand below."),
    "copied_link": _("The link is copied."),
    "copied_text": _("The text is copied."),
    "not_copied": _("The browser does not let the page copy. The text is selected: copy it."),
    "nothing_pasted": _("Put the text of a match here first."),
    "link_parts": _("The link says nothing that is known: {parts}."),
}
"""What the page says while one plays."""

KEEPING = {
    "blocked": _(
        "This browser keeps nothing for this page. The address of the page carries the match: "
        "keep that."
    ),
    "full": _(
        "This browser's storage is full. The address of the page carries the match: keep that."
    ),
    "broken": _("What was kept here cannot be read. It is put aside."),
    "older": _("What was kept here is of another version. It is put aside."),
}
"""What is said of the storage."""
