import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { product } from '#test/fixtures.ts';
import type { DrawnPage } from '#ui/core/drawn-page.ts';
import { makePressedProduct } from '#ui/touched-card.ts';

const card = product({ productId: 'CHP-0102' as ProductId });
const other = product({ productId: 'POP-0101' as ProductId });

/** A page on which fingers come down and leave, and what it asked for ahead. */
const touchedPage = ({ isDear = false } = {}) => {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const drawn: DrawnPage = {
    read: async () => undefined,
    ended: async () => undefined,
    ask: (address) => {
      asked.push(address);
      return () => givenUp.push(address);
    },
  };
  const page = new EventTarget();
  const pressed = makePressedProduct(page, drawn, () => isDear);
  const leave = async (how: 'pointerup' | 'pointercancel', after: number) => {
    page.dispatchEvent(new Event(how));
    await vi.advanceTimersByTimeAsync(after);
  };
  return { asked, givenUp, pressed, leave };
};

describe('a finger on a card', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('has the page drawn and its data asked for until it scrolls', async () => {
    const { asked, givenUp, pressed, leave } = touchedPage();
    pressed.touch(card);
    expect(pressed.ahead).toBe(card);
    expect(asked).toEqual(['/product/CHP-0102']);
    await leave('pointercancel', 0);
    expect(pressed.ahead).toBeUndefined();
    expect(givenUp).toEqual(['/product/CHP-0102']);
  });

  it('leaves time for the press that comes after it left', async () => {
    const { pressed, leave } = touchedPage();
    pressed.touch(card);
    await leave('pointerup', 499);
    expect(pressed.ahead).toBe(card);
    await vi.advanceTimersByTimeAsync(1);
    expect(pressed.ahead).toBeUndefined();
  });

  it.each([
    ['the same card', card],
    ['another card', other],
  ])('keeps what is drawn for a touch of %s that came meanwhile', async (_, next) => {
    const { pressed, leave } = touchedPage();
    pressed.touch(card);
    await leave('pointerup', 300);
    pressed.touch(next);
    await vi.advanceTimersByTimeAsync(400);
    expect(pressed.ahead).toBe(next);
    await leave('pointerup', 500);
    expect(pressed.ahead).toBeUndefined();
  });

  it('asks for nothing where data is dear, and draws what the card knows', async () => {
    const { asked, pressed, leave } = touchedPage({ isDear: true });
    pressed.touch(card);
    expect(pressed.ahead).toBe(card);
    expect(asked).toEqual([]);
    await leave('pointercancel', 0);
    expect(pressed.ahead).toBeUndefined();
  });
});
