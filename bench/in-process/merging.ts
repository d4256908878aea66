import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { mergeCarts } from '#domain/cart/merge-carts.ts';

/** Milliseconds to merge two carts of that many lines each, best of several after warming up. */
export const mergeMilliseconds = (lines: number): number => {
  const current = cartOf(lines, 'A');
  const saved = cartOf(lines, 'B');
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 60; turn += 1) {
    const began = performance.now();
    mergeCarts(current, saved, []);
    best = Math.min(best, performance.now() - began);
  }
  return best;
};

/** Half of the lines are the same in both carts; every tenth is a mix. */
const cartOf = (lines: number, side: string): readonly CartLine[] =>
  Array.from({ length: lines }, (_, index): CartLine => {
    const id = index % 2 === 0 ? `CHP-${index}` : `CHP-${side}-${index}`;
    const facts = { id, quantity: 1 + (index % 3), unitPrice: 349, title: id };
    return (
      index % 10 === 9
        ? {
            ...facts,
            kind: 'mix',
            id: `MYOMP-30-${index}`,
            productId: `MYOMP-30-${index}`,
            contents: [{ productId: id, quantity: 30 }],
            nonSku: 'ZMYOMP30',
          }
        : { ...facts, kind: 'product', productId: id }
    ) as CartLine;
  });

process.stdout.write(
  JSON.stringify({ thousand: mergeMilliseconds(1000), fourThousand: mergeMilliseconds(4000) }),
);
