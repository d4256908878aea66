import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeSummary } from '#domain/cart/merge-summary.ts';
import { filledCarts, mix, product } from '#test/arbitraries/cart.ts';

const news = (from: Parameters<typeof mergeSummary>[0]['from'], saved: typeof from) =>
  mergeSummary({ state: 'merged', from, saved });

it('the news of a merge name each line of the account, and what it is part of now', () => {
  const box = mix('MYOMP-30-1', { 'CHP-0101': 30 });
  const { title: _, ...nameless } = product('PRZ-0301', 4);
  const told = news(
    [product('CHP-0101', 2), mix('MYOMP-30-1', { 'POP-0203': 30 })],
    [product('CHP-0101', 3), product('POP-0203', 0), nameless, { ...box, title: 'Game night' }],
  );
  expect(told).toEqual([
    { line: 'CHP-0101', name: 'CHP-0101', quantity: 3, what: 'joined', total: 5 },
    { line: 'PRZ-0301', name: 'PRZ-0301', quantity: 4, what: 'added', total: 4 },
    { line: 'MYOMP-30-2', name: 'Game night', quantity: 1, what: 'renumbered', total: 1 },
  ]);
});

it('the news leave nothing out: every line the account brought is in them', () => {
  fc.assert(
    fc.property(filledCarts(), filledCarts(), (from, saved) => {
      const told = news(from, saved);
      expect(told.map(({ quantity }) => quantity)).toEqual(saved.map(({ quantity }) => quantity));
    }),
  );
});
