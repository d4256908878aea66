import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { type Cents, timesCents } from '#domain/money/cents.ts';
import { orderLinesOf } from '#domain/order/order-lines.ts';
import { type PricedLine, priceLines } from '#domain/order/quote/priced-line.ts';
import { bundle, mix, product } from '#test/arbitraries/cart.ts';
import { boxRules, orderLines, stocked, stockOf, stocks } from '#test/arbitraries/stock.ts';

const rules = { packSize: 3, minDistinct: 1, maxPerItem: 3, nonSku: 'ZBOX3' };
const gift = { firstName: 'Ada', lastName: 'L', recipientEmail: 'a@b.co', giftMessage: '' };
const inDraft = (lines: ReturnType<typeof orderLinesOf>) =>
  [...lines.products, ...lines.multipack, ...lines.bundle].sort(
    (a, b) => a.lineItemNumber - b.lineItemNumber,
  );

describe('pricing the lines of an order', () => {
  it('[ORDER-01] numbers every line of the draft from 1, in its order, and costs it by its units', () => {
    fc.assert(
      fc.property(orderLines(), stocks(), boxRules(), (lines, stock, mixRules) => {
        const priced = priceLines(lines, stock, { mix: mixRules });
        const draft = inDraft(lines);
        expect(priced.map(({ lineItemNumber }) => lineItemNumber)).toEqual(
          draft.map((_, n) => n + 1),
        );
        expect(
          priced.map(({ lineId, productId, quantity }) => [lineId, productId, quantity]),
        ).toEqual(draft.map(({ id, productId, quantity }) => [id, productId, quantity]));
        for (const { total, unitPrice, quantity } of priced) {
          expect(total).toBe(timesCents(unitPrice, quantity));
          expect(Number.isInteger(total)).toBe(true);
        }
      }),
    );
  });

  it('never believes a price: what a client says changes no total', () => {
    fc.assert(
      fc.property(orderLines(), stocks(), boxRules(), (lines, stock, mixRules) => {
        const cheap = <Line extends { readonly unitPrice: Cents }>(line: Line) => ({
          ...line,
          unitPrice: 1 as Cents,
        });
        const told = {
          products: lines.products.map(cheap),
          multipack: lines.multipack.map(cheap),
          bundle: lines.bundle.map(cheap),
        };
        const totals = (priced: readonly PricedLine[]) => priced.map(({ total }) => total);
        expect(totals(priceLines(told, stock, { mix: mixRules }))).toEqual(
          totals(priceLines(lines, stock, { mix: mixRules })),
        );
      }),
    );
  });

  it('tells a changed price exactly where the client had another one of something sold', () => {
    fc.assert(
      fc.property(orderLines(), stocks(), boxRules(), (lines, stock, mixRules) => {
        const draft = inDraft(lines);
        for (const [place, line] of priceLines(lines, stock, { mix: mixRules }).entries()) {
          const differs = draft[place]?.unitPrice !== line.unitPrice;
          expect(line.priceChange !== undefined).toBe(differs && !line.isUnknown);
          if (line.priceChange === undefined) continue;
          expect(line.priceChange).toEqual({
            productId: line.productId,
            title: line.name,
            oldPrice: draft[place]?.unitPrice,
            newPrice: line.unitPrice,
          });
        }
      }),
    );
  });

  it('tells a total that does not fit its unit price, and a unit price that does not fit its total', () => {
    const lines = orderLinesOf([product('CHP-0101', 2)]);
    const [line] = lines.products.map((facts) => ({ ...facts, total: 1 as Cents }));
    const priced = priceLines(
      { ...lines, products: line ? [line] : [] },
      stockOf(stocked('CHP-0101')),
      {
        mix: rules,
      },
    );
    expect(priced[0]?.priceChange).toMatchObject({ oldPrice: 349, newPrice: 349 });
    const made = lines.products.map((facts) => ({ ...facts, unitPrice: 1 as Cents }));
    const [other] = priceLines({ ...lines, products: made }, stockOf(stocked('CHP-0101')), {
      mix: rules,
    });
    expect(other?.priceChange).toMatchObject({ oldPrice: 1, newPrice: 349 });
  });

  it('calls what the shop does not know by its number alone, and knows no price of it', () => {
    const lines = orderLinesOf([{ ...product('XYZ-0001', 2), title: 'Free money' }]);
    expect(priceLines(lines, stockOf(), { mix: rules })).toEqual([
      {
        kind: 'product',
        lineItemNumber: 1,
        productId: 'XYZ-0001',
        lineId: 'XYZ-0001',
        name: 'XYZ-0001',
        quantity: 2,
        unitPrice: 0,
        total: 0,
        taxCategory: 'merchandise',
        contents: [],
        isUnknown: true,
        isMalformed: false,
      },
    ]);
    const gone = stockOf(stocked('XYZ-0001', { isSold: false }));
    expect(priceLines(lines, gone, { mix: rules })[0]).toMatchObject({ isUnknown: true });
  });

  it('takes everything but the numbers from the catalog', () => {
    const lines = orderLinesOf([{ ...product('GFT-0010', 1), gift }, product('PRE-0901', 1)]);
    const stock = stockOf(
      stocked('GFT-0010', { taxCategory: 'gift-card' }),
      stocked('PRE-0901', { preOrderText: 'Ships in May' }),
    );
    const [card, preOrder] = priceLines(lines, stock, { mix: rules });
    expect(card).toMatchObject({
      kind: 'product',
      name: 'Title of GFT-0010',
      size: '1 oz',
      imagePath: '/a.svg',
      taxCategory: 'gift-card',
      gift,
      isUnknown: false,
    });
    expect(card).not.toHaveProperty('preOrderText');
    expect(preOrder).toMatchObject({ preOrderText: 'Ships in May' });
    expect(preOrder).not.toHaveProperty('gift');
  });

  it('costs a box what the shop says, or else what its bags cost', () => {
    const lines = orderLinesOf([mix('MYOMP-30-1', { 'CHP-0101': 2, 'POP-0203': 1 }, 4)]);
    const stock = stockOf(stocked('CHP-0101'), stocked('POP-0203', { price: 100 as Cents }));
    const box = (mixRules = {}) => priceLines(lines, stock, { mix: { ...rules, ...mixRules } })[0];
    expect(box()).toMatchObject({
      unitPrice: 798,
      total: 3192,
      taxCategory: 'snack',
      nonSku: 'ZBOX3',
    });
    expect(box({ price: 1998 })).toMatchObject({ unitPrice: 1998, total: 7992 });
    expect(box()?.contents).toEqual([
      { productId: 'CHP-0101', quantity: 2 },
      { productId: 'POP-0203', quantity: 1 },
    ]);
    expect(box()).toMatchObject({ isUnknown: false, isMalformed: false, name: 'Movie night' });
    expect(box({ packSize: 4 })).toMatchObject({ isMalformed: true });
  });

  it('finds a box with a bag that does not go into boxes, or that nobody sells', () => {
    const lines = orderLinesOf([mix('MYOMP-30-1', { 'CHP-0101': 2, 'POP-0203': 1 })]);
    const box = (differs: object) =>
      priceLines(lines, stockOf(stocked('CHP-0101'), stocked('POP-0203', differs)), {
        mix: rules,
      })[0];
    expect(box({ isMixable: false })).toMatchObject({ isMalformed: true, isUnknown: false });
    expect(box({ isSold: false })).toMatchObject({ isMalformed: false, isUnknown: true });
    const [unknown] = priceLines(lines, stockOf(stocked('CHP-0101')), { mix: rules });
    expect(unknown).toMatchObject({ isUnknown: true, isMalformed: false, unitPrice: 698 });
  });

  it('knows a pack wherever it stands, and what it holds by the catalog alone', () => {
    const products = [{ productId: 'CHP-0101' as ProductId, quantity: 2, title: 'Chips' }];
    const stock = stockOf(stocked('VP-0007', { bundle: { virtualSku: 'V-7', products } }));
    for (const line of [product('VP-0007', 1), bundle('VP-0007', { 'POP-0203': 9 })]) {
      expect(priceLines(orderLinesOf([line]), stock, { mix: rules })[0]).toMatchObject({
        kind: 'bundle',
        virtualSku: 'V-7',
        contents: [{ productId: 'CHP-0101', quantity: 2 }],
      });
    }
    const plain = priceLines(orderLinesOf([bundle('CHP-0101', {})]), stockOf(stocked('CHP-0101')), {
      mix: rules,
    });
    expect(plain[0]).toMatchObject({ kind: 'product', contents: [] });
  });
});
