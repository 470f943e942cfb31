"""How long a reader waits in a match of practice for what is not a player's thinking."""

from statistics import median, quantiles

from benchmarks.browser import chromium, our_site
from benchmarks.measure import Row
from tests.browser.runtime_server import serve

MATCHES = 3
_PLAY = """async (matches) => {
    const page = { lang: "ko", width: 12 };
    const times = [];
    for (let seed = 0; seed < matches; seed++) {
        const seats = ["you", "random"];
        const asked = { rules: "block", seats, seed: `tea ${seed}`, target: null, hands: "hidden" };
        let { practice } = await engine.ask("practice_new", { ...asked, ...page });
        for (let turn = 0; practice.over !== "match"; turn++) {
            const { legal, yours, over } = practice;
            const action = over === "round" ? "deal" : yours && legal[turn % legal.length].action;
            const facts = { practice: practice.practice, ...page };
            const began = performance.now();
            const answer = action
                ? await engine.ask("practice_act", { ...facts, action })
                : await engine.ask("practice_other", facts);
            times.push(performance.now() - began);
            if (!answer.practice) throw new Error(JSON.stringify(answer));
            practice = answer.practice;
        }
    }
    return times;
}"""


def in_the_worker() -> Row:
    """Milliseconds in the page for each action of whole matches against a player that does not think."""
    with chromium() as browser, serve(our_site()) as address:
        page = browser.new_page()
        page.goto(address)
        page.wait_for_function("window.engine")
        times: list[float] = page.evaluate(_PLAY, MATCHES)
    slow = quantiles(times, n=20)[-1]
    return Row(
        f"an action in a match of practice, in the worker, {len(times)} times",
        f"median {median(times):.1f} ms, 95 % within {slow:.1f} ms",
        median(times),
        target=16,
        at_most=True,
        unit="ms",
    )
