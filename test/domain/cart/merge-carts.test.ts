import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { mixNumber, nextMixId } from '#domain/mix/mix-id.ts';
import type { Cents } from '#domain/money/cents.ts';
import {
  carts,
  filledCarts,
  mixIds,
  product,
  sells,
  tallied,
  wildCarts,
} from '#test/arbitraries/cart.ts';

type Lines = readonly CartLine[];

describe('mergeCarts', () => {
  it('[MERGE-01] keeps every line of the cart at hand with at least its quantity', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        const { lines } = mergeCarts(current, saved);
        wanted(current).forEach((line, index) => {
          expect(lines[index]).toMatchObject({ kind: line.kind, id: line.id });
          expect(lines[index]?.quantity).toBeGreaterThanOrEqual(line.quantity);
        });
      }),
    );
  });

  it('[MERGE-01] [MERGE-02] loses no unit and makes none up', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        expect(tally(mergeCarts(current, saved).lines)).toEqual(tally([...current, ...saved]));
      }),
    );
  });

  it('[MERGE-02] [MERGE-03] [MERGE-09] leaves no two lines that sell the same thing', () => {
    fc.assert(
      fc.property(carts(), wildCarts(), (current, saved) => {
        expect(mergeCarts(current, saved).lines.map(sells)).toSatisfy(allDiffer);
      }),
    );
  });

  it('[MERGE-07] leaves no empty line', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        expect(mergeCarts(current, saved).lines.every((line) => line.quantity > 0)).toBe(true);
      }),
    );
  });

  it('[MERGE-08] sells what both carts sold together', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        const sold = new Set(mergeCarts(current, saved).lines.map(sells));
        expect(sold).toEqual(new Set([...wanted(current), ...wanted(saved)].map(sells)));
      }),
    );
  });

  it('[MERGE-05] numbers new mixes upwards from the highest number of both carts and those taken', () => {
    fc.assert(
      fc.property(
        carts(),
        carts(),
        fc.array(mixIds(), { maxLength: 3 }),
        (current, saved, taken) => {
          const { receipt, lines } = mergeCarts(current, saved, taken);
          const used = [...wanted(current), ...wanted(saved)].map((line) => line.id).concat(taken);
          const highest = Math.max(0, ...used.map((id) => mixNumber(id) ?? 0));
          const given = receipt.filter(({ what }) => what === 'renumbered').map(({ to }) => to);
          expect(given).toEqual(given.map((_, index) => `MYOMP-30-${highest + 1 + index}`));
          expect(lines.flatMap((line) => (line.kind === 'mix' ? [line.id] : []))).toSatisfy(
            allDiffer,
          );
        },
      ),
    );
  });

  it('[MERGE-08] sells the same whichever cart is folded into the other', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (one, other) => {
        expect(tally(mergeCarts(one, other).lines)).toEqual(tally(mergeCarts(other, one).lines));
      }),
    );
  });

  it('[MERGE-05] gives every line an id of its own', () => {
    fc.assert(
      fc.property(carts(), wildCarts(), (current, saved) => {
        expect(mergeCarts(current, saved).lines.map(({ id }) => id)).toSatisfy(allDiffer);
      }),
    );
  });

  it('[MERGE-10] changes nothing when the saved cart is empty', () => {
    fc.assert(
      fc.property(filledCarts(), (current) => {
        expect(mergeCarts(current, []).lines.map(essence)).toEqual(current.map(essence));
      }),
    );
  });

  it('[MERGE-10] gives the saved cart to an empty one, apart from mix numbers', () => {
    fc.assert(
      fc.property(filledCarts(), (saved) => {
        const unnumbered = (line: CartLine) => ({
          ...essence(line),
          ...(line.kind === 'mix' ? { id: '', productId: '' } : {}),
        });
        expect(mergeCarts([], saved).lines.map(unnumbered)).toEqual(saved.map(unnumbered));
      }),
    );
  });

  it('[MERGE-13] accounts for every input line exactly once', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        const { lines, receipt } = mergeCarts(current, saved);
        const ids = new Set(lines.map((line) => line.id));
        expect(receipt.map((entry) => entry.quantity)).toEqual(
          [...current, ...saved].map((line) => line.quantity),
        );
        receipt.forEach((entry, index) => {
          expect(entry.what === 'dropped').toBe(entry.quantity === 0);
          expect(entry.what === 'kept').toBe(index < current.length && entry.quantity > 0);
          expect(entry.what === 'dropped' || ids.has(entry.line)).toBe(true);
        });
      }),
    );
  });

  it('[MERGE-02] agrees with a merge that searches line by line', () => {
    fc.assert(
      fc.property(wildCarts(), wildCarts(), (current, saved) => {
        expect(mergeCarts(current, saved).lines.map(essence)).toEqual(
          naiveMerge(current, saved).map(essence),
        );
      }),
    );
  });

  it('[MERGE-01] looks at every line of two long carts a bounded number of times', () => {
    expect(lookUps(400) / lookUps(100)).toBeLessThan(5);
  });
});

// Helpers

const wanted = (lines: Lines): Lines => lines.filter((line) => line.quantity > 0);

const allDiffer = (values: readonly string[]) => new Set(values).size === values.length;

/** A line without what folding may rewrite: order and repetition inside a mix. */
const essence = ({ ...line }: CartLine) => ({
  ...line,
  ...(line.kind === 'mix' ? { contents: tallied(line.contents) } : {}),
});

const tally = (lines: Lines): Readonly<Record<string, number>> => {
  const units: Record<string, number> = {};
  for (const line of wanted(lines)) units[sells(line)] = (units[sells(line)] ?? 0) + line.quantity;
  return units;
};

/** The rule in its plainest words: quadratic, without an index, ids found by looking at everything. */
const naiveMerge = (current: Lines, saved: Lines): Lines => {
  let lines = wanted(current);
  for (const line of wanted(saved)) {
    const twin = lines.findIndex((other) => sells(other) === sells(line));
    const ids = [...wanted(saved), ...lines].flatMap((other) => [other.id, other.productId]);
    const id = nextMixId(ids);
    lines =
      twin === -1
        ? [...lines, line.kind === 'mix' ? { ...line, id, productId: id } : named(line, lines)]
        : lines.map((other, index) =>
            index === twin ? { ...other, quantity: other.quantity + line.quantity } : other,
          );
  }
  return lines;
};

/** Under its own name, or the first of `name~2`, `name~3` … that no line has. */
const named = (line: CartLine, lines: Lines): CartLine => {
  const names = [line.id, ...lines.map((_, index) => `${line.id}~${index + 2}`)];
  return { ...line, id: names.find((name) => lines.every(({ id }) => id !== name)) ?? line.id };
};

/** How often the ids of 2 × `size` products are read while merging: counted, because clocks lie. */
const lookUps = (size: number): number => {
  let reads = 0;
  const counted = (offset: number): Lines =>
    Array.from({ length: size }, (_, index) => {
      const line = product(`P-${index + offset}`, 1, 100 as Cents);
      return Object.defineProperty({ ...line }, 'productId', {
        enumerable: true,
        get: () => {
          reads += 1;
          return line.productId;
        },
      });
    });
  mergeCarts(counted(0), counted(size / 2));
  return reads;
};
