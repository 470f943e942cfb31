// @ts-check
// The scripts of the theme and of the search take it for granted that a browser keeps what it is given. Where site data
// is blocked the very look at `localStorage` throws, and where it is full every write does: the search never ended
// then. From here on they get one that does not throw: what the browser does not keep is known until the page is left.
// The board asks for the browser's own (docs/_board/store/store.js), so that it can say what is not kept.

{
  const OWN = Symbol.for("openends-storage");
  /** @type {Storage | null} */
  let own = null;
  try {
    own = window.localStorage;
  } catch {
    // it is blocked
  }

  /** What the browser has not kept. @type {Map<string, string>} */
  const unkept = new Map();

  /** @template T @param {() => T} use of the storage that there may be */
  const attempt = (use) => {
    try {
      return own ? { given: use() } : undefined;
    } catch {
      return undefined;
    }
  };

  /** @type {Record<string | symbol, unknown>} */
  const shielded = {
    [OWN]: own,
    /** @param {string} name */
    getItem: (name) => unkept.get(name) ?? attempt(() => own?.getItem(name))?.given ?? null,
    /** @param {string} name @param {string} value */
    setItem: (name, value) => {
      if (attempt(() => own?.setItem(name, value))) unkept.delete(name);
      else unkept.set(name, String(value));
    },
    /** @param {string} name */
    removeItem: (name) => {
      unkept.delete(name);
      attempt(() => own?.removeItem(name));
    },
  };

  /** @type {ProxyHandler<Record<string | symbol, any>>} */
  const handler = {
    get: (target, name) => {
      if (name in shielded) return shielded[name];
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value),
  };
  Object.defineProperty(window, "localStorage", { configurable: true, value: new Proxy(own ?? {}, handler) });
}
