/** The browser tells of the press itself after the finger left, within this time, milliseconds. */
const mostUntilPress = 500;

/** How the finger or button that is down leaves: up, or it scrolled or opened a menu, where the browser takes it away. */
const lifted = (page: EventTarget): Promise<string> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const end = ({ type }: Event) => {
      heard.abort();
      resolve(type);
    };
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'])
      page.addEventListener(type, end, { signal: heard.signal, capture: true });
  });

/** Resolves when the finger whose coming down was the sign is up again; at once after any other sign. */
export const afterHeld = async (page: EventTarget, sign: string): Promise<void> => {
  if (sign === 'pointerdown') await lifted(page);
};

/** Gives up what a finger that came down asked for, where no press came of it. */
export const giveUpUnpressed = async (page: EventTarget, giveUp: () => void): Promise<void> => {
  setTimeout(giveUp, (await lifted(page)) === 'pointerup' ? mostUntilPress : 0);
};
