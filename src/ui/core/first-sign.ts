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

/** A browser also says so when the page moves under a pointer that rests, or was never there. */
const rests = (sign: Event): boolean =>
  'movementX' in sign && 'movementY' in sign && sign.movementX === 0 && sign.movementY === 0;

type Sign = (typeof signs)[number];

/** Resolves with the first sign from now on that somebody is at this page (D-PERF-04). */
export const firstSign = (page: EventTarget): Promise<Sign> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    for (const sign of signs) {
      const go = (event: Event) => {
        if (sign === 'pointermove' && rests(event)) return;
        heard.abort();
        resolve(sign);
      };
      page.addEventListener(sign, go, { signal: heard.signal, passive: true, capture: true });
    }
  });
