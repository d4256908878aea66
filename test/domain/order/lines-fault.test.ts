import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import type { Cents } from '#domain/money/cents.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import { namedLinesFault, pricedLinesFault } from '#domain/order/quote/lines-fault.ts';
import { asCartLines, type PricedLine, priceLines } from '#domain/order/quote/priced-line.ts';
import { mix, product } from '#test/arbitraries/cart.ts';
import { boxRules, orderLines, stocked, stockOf, stocks } from '#test/arbitraries/stock.ts';

const rules = { packSize: 3, minDistinct: 1, maxPerItem: 3, nonSku: 'ZBOX3' };
const gift = { firstName: 'Ada', lastName: 'L', recipientEmail: 'a@b.co', giftMessage: '' };
const many = (count: number) =>
  orderLinesOf(Array.from({ length: count }, (_, n) => product(`CHP-${n}`, 1)));
const priced = (lines: Parameters<typeof orderLinesOf>[0], ...products: readonly string[]) =>
  priceLines(
    orderLinesOf(lines),
    stockOf(
      ...products.map((id) =>
        stocked(id, { taxCategory: id.startsWith('GFT') ? 'gift-card' : 'snack' }),
      ),
    ),
    { mix: rules },
  );

describe('lines that can be no order', () => {
  it('name more than a thousand products, those in boxes counted', () => {
    expect(namedLinesFault(many(1000), rules)).toBeUndefined();
    expect(namedLinesFault(many(1001), rules)).toEqual({ kind: 'too-many-products' });
    const twice = { ...many(1000), bundle: [] };
    expect(
      namedLinesFault({ ...twice, products: [...twice.products, ...twice.products] }, rules),
    ).toBeUndefined();
    const box = orderLinesOf([mix('MYOMP-30-1', { 'POP-0203': 3 })]);
    expect(namedLinesFault({ ...many(1000), multipack: box.multipack }, rules)).toEqual({
      kind: 'too-many-products',
    });
  });

  it('have a box that breaks the rules of boxes', () => {
    const good = orderLinesOf([mix('MYOMP-30-1', { 'POP-0203': 3 })]);
    const bad = orderLinesOf([mix('MYOMP-30-1', { 'POP-0203': 3 }), mix('MYOMP-30-2', { A: 2 })]);
    expect(namedLinesFault(good, rules)).toBeUndefined();
    expect(namedLinesFault(bad, rules)).toEqual({ kind: 'malformed-box' });
  });

  it('are none', () => {
    expect(pricedLinesFault([], giftCardLimits)).toEqual({ kind: 'none' });
  });

  it('have a box with a bag that goes into none', () => {
    const box = orderLinesOf([mix('MYOMP-30-1', { 'POP-0203': 3 })]);
    const fault = (isMixable: boolean) =>
      pricedLinesFault(
        priceLines(box, stockOf(stocked('POP-0203', { isMixable })), { mix: rules }),
        giftCardLimits,
      );
    expect(fault(true)).toBeUndefined();
    expect(fault(false)).toEqual({ kind: 'malformed-box' });
  });

  it('give a card to nobody, or something else to somebody', () => {
    const misdirected = { kind: 'misdirected-gift' };
    const card = product('GFT-0010', 1);
    expect(pricedLinesFault(priced([card], 'GFT-0010'), giftCardLimits)).toEqual(misdirected);
    const given = { ...product('CHP-0101', 1), gift };
    expect(pricedLinesFault(priced([given], 'CHP-0101'), giftCardLimits)).toEqual(misdirected);
    const good = priced([{ ...card, gift }, product('CHP-0101', 1)], 'GFT-0010', 'CHP-0101');
    expect(pricedLinesFault(good, giftCardLimits)).toBeUndefined();
  });

  it('[LIM-12] want more of one thing than a line may, the first such line being named', () => {
    const lines = priced([product('A', 1), product('B', 100), product('C', 100)], 'A', 'B', 'C');
    expect(pricedLinesFault(lines, giftCardLimits)).toEqual({
      kind: 'over-limit',
      line: { lineId: 'B', limit: 99 },
    });
  });

  it('hold more gift cards than the shop sells in one order', () => {
    const cards = priced([{ ...product('GFT-0010', 3), gift }], 'GFT-0010');
    const limits = { cards: 2, amount: 100_000 as Cents };
    expect(pricedLinesFault(cards, limits)).toEqual({
      kind: 'over-limit',
      line: { lineId: 'GFT-0010', limit: 2 },
    });
    expect(pricedLinesFault(cards, { ...limits, cards: 3 })).toBeUndefined();
  });

  it('are found by what is wrong with each of them, in one order of faults', () => {
    fc.assert(
      fc.property(orderLines(), stocks(), boxRules(), (lines, stock, mixRules) => {
        const all = priceLines(lines, stock, { mix: mixRules });
        const fault = pricedLinesFault(all, giftCardLimits)?.kind;
        const alone = (line: PricedLine) => pricedLinesFault([line], giftCardLimits)?.kind;
        const kinds = all.map(alone);
        expect(asCartLines(all)).toHaveLength(all.length);
        const expected = (['malformed-box', 'misdirected-gift'] as const).find((kind) =>
          kinds.includes(kind),
        );
        if (all.length === 0) expect(fault).toBe('none');
        else if (expected !== undefined) expect(fault).toBe(expected);
        else expect([undefined, 'over-limit']).toContain(fault);
      }),
    );
  });
});
