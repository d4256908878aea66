import { describe, expect, it } from 'vitest';
import { welcome } from '#ui/core/welcome.ts';

/** Whether it has come by now. */
const hasCome = async (coming: Promise<void>): Promise<boolean> =>
  Promise.race([coming.then(() => true), new Promise<false>((no) => setTimeout(no, 5, false))]);

describe('when what the next page needs is fetched ahead', () => {
  it.each([{}, { effectiveType: '4g' }, { effectiveType: '4g', saveData: false }])(
    'is at once on a connection of %j',
    async (connection) => {
      expect(await hasCome(welcome(new EventTarget(), connection))).toBe(true);
    },
  );

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
    'is with the first sign of going on where it is %j',
    async (connection) => {
      const page = new EventTarget();
      const coming = welcome(page, connection);
      expect(await hasCome(coming)).toBe(false);
      page.dispatchEvent(new Event('scroll'));
      expect(await hasCome(coming)).toBe(false);
      page.dispatchEvent(new Event('touchstart'));
      expect(await hasCome(coming)).toBe(true);
    },
  );

  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
    'and %s is such a sign',
    async (sign) => {
      const page = new EventTarget();
      const coming = welcome(page, { saveData: true });
      page.dispatchEvent(new Event(sign));
      expect(await hasCome(coming)).toBe(true);
    },
  );
});
