import { describe, expect, it } from 'vitest';
import { availablePackCount, isOrderable, packCount } from '#domain/cart/lines/count-lines.ts';
import { mix, product } from '#test/arbitraries/cart.ts';

describe('packCount', () => {
  it('[CART-04] counts the mix lines of a cart', () => {
    const box = mix('MYOMP-30-1', { 'CHP-0101': 30 }, 4);
    expect(packCount([box, product('CHP-0101', 1)])).toBe(1);
    expect(packCount([{ ...box, quantity: 0 }])).toBe(0);
  });
});

describe('availablePackCount', () => {
  const saved = [
    mix('MYOMP-30-1', { 'CHP-0101': 18, 'POP-0203': 12 }),
    mix('MYOMP-30-2', { 'POP-0203': 30 }),
    mix('MYOMP-30-3', { 'CHP-0101': 30, 'POP-0203': 0 }),
  ];

  it('[CART-04] [MIX-09] leaves out saved mixes with an unavailable item', () => {
    expect(availablePackCount(saved, new Set())).toBe(3);
    expect(availablePackCount(saved, new Set(['POP-0203']))).toBe(1);
    expect(availablePackCount(saved, new Set(['CHP-0101', 'POP-0203']))).toBe(0);
  });

  it('[MIX-09] lets a mix be ordered only when all of it can be had', () => {
    expect(isOrderable(saved[0]?.contents ?? [], new Set(['POP-0203']))).toBe(false);
    expect(isOrderable(saved[2]?.contents ?? [], new Set(['POP-0203']))).toBe(true);
  });
});
