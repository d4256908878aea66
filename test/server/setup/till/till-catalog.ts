import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import type { CouponRecord } from '#domain/coupon/coupon.ts';
import type { Cents } from '#domain/money/cents.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

/** One of every kind; LASTONE is good for a single order. */
export const tillCoupons: readonly CouponRecord[] = [
  { code: 'SAVE5', rule: { kind: 'amount', amount: 500 as Cents } },
  { code: 'TEN', rule: { kind: 'percent', percent: 10 } },
  { code: 'BIG', rule: { kind: 'percent', percent: 20 }, minimum: 5000 as Cents },
  { code: 'FREE', rule: { kind: 'free-order' } },
  { code: 'OLD', rule: { kind: 'percent', percent: 25 }, endsAt: Date.UTC(2026, 0, 1) },
  { code: 'NONE', rule: { kind: 'percent', percent: 25 }, mostUses: 0 },
  { code: 'LASTONE', rule: { kind: 'percent', percent: 25 }, mostUses: 1 },
  { code: 'ONCE', rule: { kind: 'percent', percent: 25 }, oncePerCustomer: true },
];

const plenty = { '100': 1000, '200': 1000, '300': 1000 };

/** What the till tests sell. */
export const tillCatalog = (): CatalogRecord => {
  const base = smallCatalog([
    record({ productId: 'CHP-0001', priceCents: 429, stock: plenty }),
    record({ productId: 'CHP-0002', priceCents: 350, stock: plenty }),
    // Exactly the free shipping threshold in three, and a price that does not divide.
    record({ productId: 'CHP-0003', priceCents: 500, stock: plenty }),
    record({ productId: 'LST-0001', priceCents: 299, stock: { '100': 1, '200': 0, '300': 0 } }),
    record({ productId: 'OUT-0001', stock: { '100': 0, '200': 0, '300': 0 } }),
    record({ productId: 'WST-0001', stock: { '100': 0, '200': 50, '300': 0 } }),
    record({ productId: 'CND-0001', priceCents: 199, taxCategory: 'candy', stock: plenty }),
    record({
      productId: 'MRC-0001',
      kind: 'merchandise',
      priceCents: 2400,
      taxCategory: 'merchandise',
      mixable: false,
      stock: plenty,
    }),
    record({
      productId: 'PRE-0001',
      preOrder: { text: { en: 'Ships in December', es: 'Se envía en diciembre' } },
      stock: plenty,
    }),
    record({ productId: 'NOZ-0001', excludedZipPrefixes: ['750'], stock: plenty }),
    record({
      productId: 'VP-0001',
      kind: 'variety-pack',
      priceCents: 1999,
      mixable: false,
      stock: plenty,
      bundle: {
        virtualSku: 'V-VP-0001',
        products: [
          { productId: 'CHP-0001', quantity: 6 },
          { productId: 'CHP-0002', quantity: 6 },
        ],
      },
    }),
    record({
      productId: 'GFT-0001',
      kind: 'gift-card',
      priceCents: 2500,
      taxCategory: 'gift-card',
      mixable: false,
      stock: plenty,
    }),
  ]);
  return {
    ...base,
    coupons: tillCoupons,
    settings: {
      ...base.settings,
      freeShippingThreshold: '15',
      flatShippingCharge: '4.99',
      mixPackSize: '30',
      mixPrice: '26.75',
    },
  };
};
