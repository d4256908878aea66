import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { addLine, removeLine } from '#domain/cart/lines/edit-lines.ts';
import {
  putBack,
  type RemovedLine,
  removedLine,
  withGaps,
  withoutGap,
} from '#domain/cart/lines/removed-lines.ts';
import type { Cents } from '#domain/money/cents.ts';
import { cartLines, carts, filledCarts, mix, product, sells } from '#test/arbitraries/cart.ts';

const somePlace = fc.nat({ max: 9 });

/** One of the lines of a cart that has some. */
const oneOf = (lines: readonly CartLine[], place: number): CartLine | undefined =>
  lines[place % Math.max(1, lines.length)];

const units = (lines: readonly CartLine[], like: CartLine): number =>
  lines.filter((line) => sells(line) === sells(like)).reduce((sum, line) => sum + line.quantity, 0);

describe('putBack', () => {
  it('[CART-01] undoes a removal exactly', () => {
    fc.assert(
      fc.property(filledCarts(), somePlace, (lines, place) => {
        const id = oneOf(lines, place)?.id ?? '';
        const removed = removedLine(lines, id);
        if (removed === undefined) expect(lines).toEqual([]);
        else expect(putBack(removeLine(lines, id), removed)).toStrictEqual(lines);
      }),
    );
  });

  it('[CART-01] loses nothing that was put in meanwhile, and adds to the same goods', () => {
    fc.assert(
      fc.property(carts(), cartLines(), somePlace, (lines, line, place) => {
        const back = putBack(lines, { line, place });
        expect(units(back, line)).toBe(units(lines, line) + line.quantity);
        for (const other of lines) {
          if (other.quantity > 0 && sells(other) !== sells(line)) {
            expect(back).toContainEqual(other);
          }
        }
      }),
    );
  });

  it('[CART-16] [CART-15] leaves no empty line, no twins and no shared ids', () => {
    fc.assert(
      fc.property(carts(), cartLines(), somePlace, (lines, line, place) => {
        const back = putBack(lines, { line, place });
        expect(back.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(new Set(back.map(sells)).size).toBe(back.length);
        expect(new Set(back.map(({ id }) => id)).size).toBe(back.length);
      }),
    );
  });

  it('keeps the newer price of goods that were put in again', () => {
    const removed = { line: product('CHP-0101', 2, 349), place: 0 };
    const back = putBack(addLine([], product('CHP-0101', 1, 399)), removed);
    expect(back).toMatchObject([{ quantity: 3, unitPrice: 399 as Cents }]);
  });

  it('[MIX-06] gives a mix the next number when its own was given away, above saved mixes', () => {
    const removed = { line: mix('MYOMP-30-1', { 'CHP-0101': 30 }), place: 0 };
    const other = mix('MYOMP-30-1', { 'POP-0203': 30 });
    const [first, second] = putBack([other], removed, ['MYOMP-30-4']);
    expect(first).toMatchObject({ id: 'MYOMP-30-5', productId: 'MYOMP-30-5' });
    expect(second).toBe(other);
  });
});

describe('withGaps', () => {
  it('shows every line and every gap once, and each in its place after undoing in any order', () => {
    fc.assert(
      fc.property(
        filledCarts(),
        fc.array(somePlace, { maxLength: 4 }),
        fc.array(somePlace, { minLength: 4, maxLength: 4 }),
        (lines, presses, undos) => {
          let now = lines;
          let gaps: readonly RemovedLine[] = [];
          for (const press of presses) {
            const removed = removedLine(now, oneOf(now, press)?.id ?? '');
            if (removed === undefined) continue;
            now = removeLine(now, removed.line.id);
            gaps = [...gaps, removed];
          }
          const shown = withGaps(now, gaps).map((row) => ('line' in row ? row.line : row));
          expect(shown).toStrictEqual(lines);
          for (const undo of undos) {
            const gap = gaps[undo % Math.max(1, gaps.length)];
            if (gap === undefined) continue;
            now = putBack(now, gap);
            gaps = withoutGap(gaps, gap);
            const rows = withGaps(now, gaps);
            expect(rows).toHaveLength(lines.length);
          }
          expect(new Set(now)).toEqual(new Set(lines));
        },
      ),
    );
  });

  it('an undone removal moves the gaps that were counted without it', () => {
    const first = { line: product('A', 1), place: 0 };
    const second = { line: product('C', 1), place: 1 };
    expect(withoutGap([first, second], first)).toEqual([{ ...second, place: 2 }]);
    expect(withoutGap([first, second], second)).toEqual([first]);
    expect(withoutGap([first], second)).toEqual([first]);
  });
});
