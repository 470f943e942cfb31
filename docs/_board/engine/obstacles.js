// Why the engine's files do not come, beside their being broken: a policy forbids them, or the book
// has been renewed since the page was opened.

const META = 'meta[name="openends-runtime"]';

/** @type {SecurityPolicyViolationEvent[]} what a Content-Security-Policy has forbidden this page */
const violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  if (event.disposition === "enforce") violations.push(event);
});

/**
 * What policy keeps the page from a file of the folder, in words for developers.
 * @param {URL} folder
 * @returns {Promise<string | undefined>}
 */
export async function forbidden(folder) {
  // It is told of in a task of its own, which may come after the failure.
  await new Promise((resolve) => setTimeout(resolve));
  const violation = violations.find(({ blockedURI }) => blockedURI.startsWith(folder.href));
  return violation && `${violation.effectiveDirective} does not allow ${violation.blockedURI}`;
}

/**
 * Whether the server has another build of this page by now, whose engine is another.
 * @param {AbortSignal} signal
 */
export async function isRenewed(signal) {
  const here = document.querySelector(META)?.getAttribute("content");
  const { origin, pathname, search } = location;
  try {
    const answer = await fetch(`${origin}${pathname}${search}`, { cache: "reload", signal });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const there = page.querySelector(META)?.getAttribute("content");
    return there !== undefined && there !== null && there !== here;
  } catch {
    return false;
  }
}
