/** A finger on a link is a press most of the time; it takes about 80 ms to leave the screen. */
const downs: ReadonlySet<string> = new Set(['pointerdown', 'touchstart']);
/** The browser tells of the press itself after the finger left, within this time, milliseconds. */
const mostUntilPress = 500;

const lifted = (page: EventTarget): Promise<'up' | 'moved'> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const end = (how: 'up' | 'moved') => () => {
      heard.abort();
      resolve(how);
    };
    const once = { signal: heard.signal, passive: true, capture: true };
    page.addEventListener('pointerup', end('up'), once);
    // It scrolls, or opens a menu.
    page.addEventListener('pointercancel', end('moved'), once);
  });

/** Resolves when the finger whose coming down was the sign is up again; at once after any other sign. */
export const afterHeld = async (page: EventTarget, sign: string): Promise<void> => {
  if (downs.has(sign)) await lifted(page);
};

/** Gives up what a finger that came down asked for, where no press came of it. */
export const giveUpUnpressed = async (page: EventTarget, giveUp: () => void): Promise<void> => {
  if ((await lifted(page)) === 'moved') giveUp();
  else setTimeout(giveUp, mostUntilPress);
};
