import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterHeld, giveUpUnpressed } from '#ui/core/held-press.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hasEnded = async (waiting: Promise<void>): Promise<boolean> => {
  let ended = false;
  void waiting.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  return ended;
};

describe('what waits for the end of a press', () => {
  it('goes on when the finger is up', async () => {
    const page = new EventTarget();
    const waiting = afterHeld(page, 'pointerdown');
    expect(await hasEnded(waiting)).toBe(false);
    page.dispatchEvent(new Event('pointerup'));
    expect(await hasEnded(waiting)).toBe(true);
  });

  it('goes on when the finger scrolls', async () => {
    const page = new EventTarget();
    const waiting = afterHeld(page, 'pointerdown');
    page.dispatchEvent(new Event('pointercancel'));
    expect(await hasEnded(waiting)).toBe(true);
  });

  it.each(['scroll', 'keydown', 'pointermove'])('does not wait after a %s', async (sign) => {
    expect(await hasEnded(afterHeld(new EventTarget(), sign))).toBe(true);
  });
});

describe('what a finger asked for', () => {
  const setUp = () => {
    const page = new EventTarget();
    const giveUp = vi.fn();
    void giveUpUnpressed(page, giveUp);
    return { page, giveUp };
  };

  it.each([
    ['it scrolls', 'pointercancel'],
    ['a menu opens, which may keep from the page that it left', 'contextmenu'],
  ])('is given up at once when %s', async (_, sign) => {
    const { page, giveUp } = setUp();
    page.dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it('stays for the press that follows when it leaves, and is given up when none does', async () => {
    const { page, giveUp } = setUp();
    page.dispatchEvent(new Event('pointerup'));
    await vi.advanceTimersByTimeAsync(400);
    expect(giveUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(giveUp).toHaveBeenCalledOnce();
  });
});
