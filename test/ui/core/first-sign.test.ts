import { describe, expect, it } from 'vitest';
import { firstSign } from '#ui/core/first-sign.ts';

/** Whether it has come by now. */
const hasCome = async (coming: Promise<unknown>): Promise<boolean> =>
  Promise.race([coming.then(() => true), new Promise<false>((no) => setTimeout(no, 5, false))]);

describe('the first sign of a shopper', () => {
  it.each([
    'pointermove',
    'pointerdown',
    'touchstart',
    'wheel',
    'scroll',
    'keydown',
    'focusin',
    'click',
  ])('is %s, and nothing comes before it', async (sign) => {
    const page = new EventTarget();
    const coming = firstSign(page);
    expect(await hasCome(coming)).toBe(false);
    page.dispatchEvent(new Event('load'));
    expect(await hasCome(coming)).toBe(false);
    page.dispatchEvent(new Event(sign));
    expect(await coming).toBe(sign);
  });

  it('is no move of a pointer that rests while the page moves under it', async () => {
    const page = new EventTarget();
    const coming = firstSign(page);
    const moves = (movementX: number, movementY: number) =>
      page.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
    moves(0, 0);
    expect(await hasCome(coming)).toBe(false);
    moves(0, 1);
    expect(await hasCome(coming)).toBe(true);
  });
});
