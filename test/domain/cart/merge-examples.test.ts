import { describe, expect, it } from 'vitest';
import { mergeCarts } from '#domain/cart/merge-carts.ts';
import { bundle, mix, product } from '#test/arbitraries/cart.ts';

describe('mergeCarts, by example', () => {
  it('[MERGE-03] joins equal mixes whatever their packing order and name', () => {
    const ours = mix('MYOMP-30-1', { 'CHP-0101': 18, 'POP-0203': 12 });
    const theirs = { ...mix('MYOMP-30-4', { 'POP-0203': 12, 'CHP-0101': 18 }, 2), title: 'Other' };
    const { lines, receipt } = mergeCarts([ours], [theirs]);
    expect(lines).toEqual([{ ...ours, quantity: 3 }]);
    expect(receipt).toEqual([
      { line: 'MYOMP-30-1', what: 'kept', quantity: 1 },
      { line: 'MYOMP-30-1', what: 'joined', quantity: 2 },
    ]);
  });

  it('[MERGE-04] keeps mixes apart when their inner quantities differ', () => {
    const ours = mix('MYOMP-30-1', { 'CHP-0101': 18, 'POP-0203': 12 });
    const theirs = mix('MYOMP-30-1', { 'CHP-0101': 12, 'POP-0203': 18 });
    const { lines, receipt } = mergeCarts([ours], [theirs]);
    expect(lines.map((line) => [line.id, line.productId])).toEqual([
      ['MYOMP-30-1', 'MYOMP-30-1'],
      ['MYOMP-30-2', 'MYOMP-30-2'],
    ]);
    expect(receipt[1]).toEqual({
      line: 'MYOMP-30-2',
      what: 'renumbered',
      quantity: 1,
      from: 'MYOMP-30-1',
      to: 'MYOMP-30-2',
    });
  });

  it('[MERGE-03] folds a mix before comparing it and drops what is empty in it', () => {
    const item = (productId: string, quantity: number) =>
      mix('x', { [productId]: quantity }).contents;
    const ours = mix('MYOMP-30-1', { 'CHP-0101': 30 });
    const theirs = {
      ...mix('MYOMP-30-2', {}),
      contents: [...item('CHP-0101', 20), ...item('POP-0203', 0), ...item('CHP-0101', 10)],
    };
    expect(mergeCarts([ours], [theirs]).lines).toEqual([{ ...ours, quantity: 2 }]);
    expect(mergeCarts([], [theirs]).lines[0]).toMatchObject({ contents: ours.contents });
  });

  it('[MERGE-09] joins bundles with equal contents and never a bundle with a plain line', () => {
    const ours = bundle('VP-0007', { 'CHP-0101': 6 });
    const { lines } = mergeCarts(
      [ours],
      [
        bundle('VP-0007', { 'CHP-0101': 6 }, 2),
        bundle('VP-0007', { 'CHP-0101': 5 }),
        { ...ours, virtualSku: 'V-other' },
        product('VP-0007', 4),
      ],
    );
    expect(lines.map((line) => [line.kind, line.quantity])).toEqual([
      ['bundle', 3],
      ['bundle', 1],
      ['bundle', 1],
      ['product', 4],
    ]);
  });

  it('[MERGE-02] compares product ids exactly and keeps the price and words at hand', () => {
    const saved = { ...product('CHP-0101', 3, 399), title: 'Old words', preOrder: true };
    expect(mergeCarts([product('CHP-0101', 2, 349)], [saved]).lines).toEqual([
      product('CHP-0101', 5, 349),
    ]);
    expect(mergeCarts([product('CHP-0101', 2)], [product('chp-0101', 1)]).lines).toHaveLength(2);
  });

  it('[MERGE-08] says what became of every line of both carts, current ones first', () => {
    const { receipt } = mergeCarts(
      [product('CHP-0101', 2), product('POP-0203', 0)],
      [product('PRZ-0301', 4), product('CHP-0101', 1), bundle('VP-0007', { 'CHP-0101': 6 })],
    );
    expect(receipt).toEqual([
      { line: 'CHP-0101', what: 'kept', quantity: 2 },
      { line: 'POP-0203', what: 'dropped', quantity: 0 },
      { line: 'PRZ-0301', what: 'added', quantity: 4 },
      { line: 'CHP-0101', what: 'joined', quantity: 1 },
      { line: 'VP-0007', what: 'added', quantity: 1 },
    ]);
  });

  it('[MERGE-07] drops zero lines before numbering', () => {
    const { lines, receipt } = mergeCarts(
      [mix('MYOMP-30-9', { 'CHP-0101': 30 }, 0)],
      [mix('MYOMP-30-2', { 'POP-0203': 30 })],
    );
    expect(lines.map((line) => line.id)).toEqual(['MYOMP-30-3']);
    expect(receipt[0]).toEqual({ line: 'MYOMP-30-9', what: 'dropped', quantity: 0 });
  });

  it('[MERGE-01] keeps a line without a price', () => {
    const { unitPrice: _, ...unpriced } = product('CHP-0101', 2);
    expect(mergeCarts([], [unpriced]).lines).toEqual([unpriced]);
  });

  it('[LIM-12] never cuts a sum off', () => {
    expect(mergeCarts([product('CHP-0101', 60)], [product('CHP-0101', 60)]).lines).toEqual([
      product('CHP-0101', 120),
    ]);
  });
});
