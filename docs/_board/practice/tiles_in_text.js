// Sentences of the engine whose tiles are drawn, as everywhere in the book.

const TILE = /(\[\d+\|\d+\])/;

/**
 * @param {string} said
 * @param {import("../play/tray.js").Tray} tray that has the pictures
 */
export function withTiles(said, tray) {
  const known = new Set(tray.tiles);
  return said.split(TILE).map((part) => (known.has(part) ? tray.face(part) : part));
}
