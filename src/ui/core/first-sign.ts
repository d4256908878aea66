/** What tells that the shopper means to go on: near a link, at the keys, touching or moving the page. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
] as const;

/** Resolves with the first sign from now on that somebody is at this page (D-PERF-04). */
export const firstSign = (page: EventTarget): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const go = () => {
      heard.abort();
      resolve();
    };
    for (const sign of signs) {
      page.addEventListener(sign, go, { signal: heard.signal, passive: true, capture: true });
    }
  });
