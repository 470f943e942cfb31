"""How long a reader waits in a match of practice for what is not a player's thinking."""

from benchmarks.answers import timed
from benchmarks.measure import Row

MATCHES = 3
_PLAY = """async (matches) => {
    const page = { lang: "ko", width: 12 };
    const times = [];
    for (let seed = 0; seed < matches; seed++) {
        const seats = ["you", "random"];
        const asked = { rules: "block", seats, seed: `tea ${seed}`, target: null, hands: "hidden" };
        let { practice } = await engine.ask("practice_new", { ...asked, ...page });
        let { text } = practice.pieces;
        for (let turn = 0; practice.over !== "match"; turn++) {
            const { legal, yours, over } = practice;
            const action = over === "round" ? "deal" : yours && legal[turn % legal.length].action;
            const facts = { practice: text, drawn: page.width, ...page };
            const began = performance.now();
            const answer = action
                ? await engine.ask("practice_act", { ...facts, action })
                : await engine.ask("practice_other", facts);
            times.push(performance.now() - began);
            if (!answer.practice) throw new Error(JSON.stringify(answer));
            practice = answer.practice;
            text = text.slice(0, practice.pieces.text_from) + practice.pieces.text;
        }
    }
    return times;
}"""


def in_the_worker() -> Row:
    """Milliseconds in the page for each action of whole matches against a player that does not think."""
    return timed("an action in a match of practice, in the worker", _PLAY, MATCHES)
