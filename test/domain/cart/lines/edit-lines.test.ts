import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, changeQuantity, findLine, removeLine } from '#domain/cart/lines/edit-lines.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  bundle,
  cartLines,
  carts,
  filledCarts,
  mix,
  product,
  sells,
} from '#test/arbitraries/cart.ts';

const units = (lines: readonly CartLine[], like: CartLine): number =>
  lines.filter((line) => sells(line) === sells(like)).reduce((sum, line) => sum + line.quantity, 0);

describe('addLine', () => {
  it('[CART-15] adds to the line that sells the same thing and to no other', () => {
    fc.assert(
      fc.property(filledCarts(), cartLines(), (lines, added) => {
        const after = addLine(lines, added);
        expect(units(after, added)).toBe(units(lines, added) + added.quantity);
        for (const line of lines) {
          if (sells(line) !== sells(added)) expect(after).toContainEqual(line);
        }
      }),
    );
  });

  it('[CART-15] adding twice gives one line with the summed quantity', () => {
    fc.assert(
      fc.property(carts(), cartLines(), fc.integer({ min: 1, max: 5 }), (lines, line, quantity) => {
        const added = { ...line, quantity };
        const after = addLine(addLine(lines, added), added);
        expect(after.filter((other) => sells(other) === sells(added))).toHaveLength(1);
        expect(units(after, added)).toBe(units(lines, added) + 2 * quantity);
      }),
    );
  });

  it('[CART-16] leaves no empty line', () => {
    fc.assert(
      fc.property(carts(), cartLines(), (lines, added) => {
        expect(addLine(lines, added).every((line) => line.quantity > 0)).toBe(true);
      }),
    );
  });

  it('[MIX-06] numbers a new mix above the cart and the saved mixes', () => {
    const after = addLine([mix('MYOMP-30-2', { 'CHP-0101': 30 })], mix('new', { 'POP-0203': 30 }), [
      'MYOMP-30-5',
    ]);
    expect(after.at(-1)).toMatchObject({ id: 'MYOMP-30-6', productId: 'MYOMP-30-6', quantity: 1 });
  });

  it('[CART-15] keeps a plain product and a bundle of one id apart', () => {
    const after = addLine([product('VP-0007', 1)], bundle('VP-0007', { 'CHP-0101': 6 }));
    expect(after.map((line) => line.kind)).toEqual(['product', 'bundle']);
  });

  it('[CART-11] takes the price just read', () => {
    expect(addLine([product('CHP-0101', 1, 349)], product('CHP-0101', 2, 399))).toEqual([
      product('CHP-0101', 3, 399),
    ]);
    const { unitPrice: _, ...unpriced } = product('CHP-0101', 2);
    expect(addLine([product('CHP-0101', 1, 349)], unpriced)[0]?.unitPrice).toBe(349 as Cents);
  });
});

describe('changeQuantity', () => {
  it('[CART-01] changes one line and leaves the others alone', () => {
    fc.assert(
      fc.property(filledCarts(), fc.nat(), fc.nat({ max: 120 }), (lines, pick, quantity) => {
        fc.pre(lines.length > 0);
        const target = lines[pick % lines.length];
        const named = findLine(lines, target?.id ?? '');
        const after = changeQuantity(lines, target?.id ?? '', quantity);
        expect(after).toEqual(
          lines.flatMap((line) =>
            line === named ? (quantity === 0 ? [] : [{ ...line, quantity }]) : [line],
          ),
        );
      }),
    );
  });

  it('[CART-01] changes nothing for an unknown line', () => {
    fc.assert(
      fc.property(filledCarts(), (lines) => {
        expect(changeQuantity(lines, 'no such line', 3)).toEqual(lines);
        expect(removeLine(lines, 'no such line')).toEqual(lines);
      }),
    );
  });
});

describe('removeLine', () => {
  it('[CART-01] [CART-16] takes the line out', () => {
    expect(removeLine([product('CHP-0101', 2), product('POP-0203', 1)], 'CHP-0101')).toEqual([
      product('POP-0203', 1),
    ]);
  });
});
