// Links that carry what stands in a figure: `#calculator?rules=block&hand=3&hand=7`.

const LINE = 80;

/**
 * What a link says to a figure; undefined where it says nothing to it.
 * @param {string} id of the figure
 */
export function readLink(id) {
  const [target, ...rest] = location.hash.slice(1).split("?");
  return target === id && rest.length ? new URLSearchParams(rest.join("?")) : undefined;
}

/**
 * @param {string} id of the figure
 * @param {[string, string][]} values in their order, a name perhaps more than once
 */
export function linkTo(id, values) {
  const parts = values.map(([name, value]) => `${name}=${readable(value)}`);
  return `#${id}?${parts.join("&")}`;
}

/** A text that is to be told, no longer than a line. @param {string} text */
export function cut(text) {
  return text.length > LINE ? `${text.slice(0, LINE)}…` : text;
}

/** Written so that it reads back and can still be read. @param {string} value */
function readable(value) {
  return encodeURIComponent(value).replace(/%20/g, "+").replace(/%3B/g, ";").replace(/%3D/g, "=");
}
