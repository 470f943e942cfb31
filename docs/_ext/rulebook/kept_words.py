"""The words about what a browser keeps: matches on a list, texts put aside, files. To be translated."""

from .marks import _

ASIDE = {
    "aside_title": _("Put aside"),
    "aside_note": _("These texts could not be read. Nothing of them is lost."),
    "take_back": _("Take back"),
    "save_file": _("Save as a file"),
    "remove": _("Remove"),
    "put_back": _("Undo: put it back"),
}
"""What stands in the page about texts that were put aside."""

ASIDE_SAID = {
    "aside_unread": _("This text still cannot be read. It stays here; a file keeps it, too."),
    "aside_back": _("It could be read, and is taken back."),
    "aside_removed": _("Removed. As long as this page is open, it can be put back."),
    "aside_restored": _("It is back."),
    "saved_file": _("It is saved in the file {name}."),
    "file_long": _("This file is too large: {found} bytes. At most {limit} are read."),
}
"""What is said of them, and of files."""

KEPT = ASIDE | {
    "kept": _("Matches kept here: {count}"),
    "kept_note": _(
        "Every match is kept from its beginning, in this browser alone. Browsers may delete what "
        "they keep, and a private window does when it is closed; a file keeps a match for you."
    ),
    "kept_here": _("open now"),
    "open_kept": _("Open"),
    "open_file": _("Open a match from a file"),
    "save_now": _("Save this match as a file"),
    "seed_told": _(
        "Link and text carry the seed of the deal: from it, all hands can be worked out. They also "
        "say whether hands are hidden, and that can be edited."
    ),
}
"""What stands in the page about kept matches."""

KEPT_SAID = ASIDE_SAID | {
    "kept_title": _("{game}. Others: {levels}"),
    "kept_unknown": _("A match that has not been opened yet"),
    "kept_broken": _("A match that this page cannot read"),
    "kept_scores": _("Points, yours first: {scores}"),
    "kept_no": _("Round {round}"),
    "kept_round": _("Round {round} is over"),
    "kept_match": _("The match is over"),
    "kept_not": _("not kept by the browser"),
    "kept_removed": _("Removed: {title}. As long as this page is open, it can be put back."),
    "kept_restored": _("The match is back on the list."),
    "followed": _("Another tab has played on in this match. This is how it stands now."),
    "text_long": _("This is too long to be a match: {found} characters. At most {limit} are read."),
}
"""What the page says of kept matches."""

KEPT_NOTICES = {
    "parted": _(
        "In another tab this match has gone on differently. Both are kept: this one is a match of "
        "its own on the list now."
    ),
}
"""What is said beside the storage's own trouble."""

LINK_SAID = {
    "link_long": _("This link is too long: {found} characters. At most {limit} are read."),
}
"""What is said of a link."""
