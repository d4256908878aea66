import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSharedCart, sharedCart } from '#domain/cart/shared-cart.ts';
import { bundle, filledCarts, mix, product, tallied } from '#test/arbitraries/cart.ts';

describe('sharedCart', () => {
  it('says what is in any cart and how many, and reads it again', () => {
    fc.assert(
      fc.property(filledCarts(), (lines) => {
        const goods = lines.filter((line) => !('gift' in line) || line.gift === undefined);
        // Boxes that are empty cannot be ordered; no cart of the shop has one.
        fc.pre(goods.every((line) => line.kind !== 'mix' || tallied(line.contents) !== ''));
        fc.pre(goods.length > 0);
        const read = readSharedCart(sharedCart(lines)) ?? [];
        expect(read.map(({ quantity }) => quantity)).toEqual(goods.map(({ quantity }) => quantity));
        read.forEach((line, place) => {
          const from = goods[place];
          if (line.kind === 'product') expect(line.productId).toBe(from?.productId);
          else expect(tallied(line.contents)).toBe(from?.kind === 'mix' && tallied(from.contents));
        });
      }),
    );
  });

  it('names nobody: no gift card, no name of a box, and needs no escaping in an address', () => {
    fc.assert(
      fc.property(filledCarts(), (lines) => {
        const text = sharedCart(lines);
        expect(text).toMatch(/^[A-Za-z0-9._!~-]*$/);
        expect(text).not.toMatch(/Hopper|example|GFT|Movie|MYOMP/);
      }),
    );
  });

  it('reads the same every time, and refuses what is no cart', () => {
    const lines = [
      product('CHP-0101', 2),
      mix('MYOMP-30-4', { 'CHP-0102': 12, 'POP-0203': 18 }),
      bundle('VP-0007', { 'CHP-0101': 6 }),
    ];
    expect(sharedCart(lines)).toBe('CHP-0101.2~box.1!CHP-0102.12!POP-0203.18~VP-0007.1');
    for (const text of ['', 'CHP-0101', 'CHP-0101.0', 'CHP-0101.100', 'box.1', 'a.1!b.2', 'a.1~']) {
      expect(readSharedCart(text)).toBeUndefined();
    }
    expect(readSharedCart(Array.from({ length: 61 }, () => 'a.1').join('~'))).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readSharedCart(text);
        for (const { quantity } of read ?? []) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });
});
