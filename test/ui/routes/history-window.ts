/** What a router needs of a browser's window: an address, a history and events. */
export const makeHistoryWindow = (address: string) => {
  const origin = 'https://shop.test';
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address, origin), state: null }];
  let at = 0;
  const now = () => entries[at] ?? { url: new URL(origin), state: null };
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const left: string[] = [];
  const window = {
    document: { createElement: () => ({}) },
    location: {
      get href() {
        return now().url.href;
      },
      get pathname() {
        return now().url.pathname;
      },
      get search() {
        return now().url.search;
      },
      get hash() {
        return now().url.hash;
      },
      origin,
      assign: (url: string) => left.push(`assign ${url}`),
      replace: (url: string) => left.push(`replace ${url}`),
    },
    history: {
      get state() {
        return now().state;
      },
      pushState: (state: unknown, _: string, url = now().url.href) => {
        entries.splice(at + 1, Infinity, { url: new URL(url, now().url), state });
        at += 1;
      },
      replaceState: (state: unknown, _: string, url = now().url.href) => {
        entries[at] = { url: new URL(url, now().url), state };
      },
      go: (steps: number) => {
        if (entries[at + steps] === undefined) return;
        at += steps;
        queueMicrotask(() => events.dispatchEvent(new Event('popstate')));
      },
    },
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  /** What the shopper's history holds, without the keys, which are drawn by chance. */
  const held = () => ({
    at,
    left,
    entries: entries.map(({ url, state }) => {
      const { usr, idx } = Object(state);
      return { href: url.href, usr, idx };
    }),
    stored: [...stored],
  });
  return { window, held, leave: () => events.dispatchEvent(new Event('pagehide')) };
};
