import { makePlace } from '#adapters/http/client/session/place.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { ada } from '#test/fixtures.ts';

export const place = makePlace(makeMemoryKeyValueStorage(new Map([['lang', 'es']])), '300');

const line = (lineItemNumber: number, productId: string) => ({
  ...{ lineItemNumber, productId, quantity: 2, id: `line-${lineItemNumber}`, name: 'Crisps' },
  ...{ unitPrice: 250 as Cents, total: 500 as Cents },
});
const lineOnWire = (lineItemNumber: number, productId: string) => ({
  ...line(lineItemNumber, productId),
  ...{ unitPrice: 2.5, total: 5 },
});
const inside = [
  { productId: 'CHP-0101', quantity: 3 },
  { productId: 'CHP-0102', quantity: 7 },
];
const box = { multipackId: 'MYOMP-30-1', multipackList: inside };
const bundle = { bundleId: 'B-1', bundleList: inside, virtualSku: 'V-1' };
export const facts = {
  contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
  shipping: ada,
  billing: ada,
  tempUserID: '6f8d1c1e-0000-4000-8000-000000000001',
  couponName: 'CRUNCH10',
};
export const draft: OrderDraft = {
  ...facts,
  lines: {
    products: [line(1, 'CHP-0101')],
    multipack: [{ ...line(2, 'MIX'), ...box, nonSku: 'Z-30' }],
    bundle: [{ ...line(3, 'BUN'), ...bundle }],
  },
  giftCards: ['ref-1', 'ref-2'],
};
export const draftOnWire = {
  ...facts,
  lines: {
    products: [lineOnWire(1, 'CHP-0101')],
    multipack: [{ ...lineOnWire(2, 'MIX'), ...box, zNonSku: 'Z-30' }],
    bundle: [{ ...lineOnWire(3, 'BUN'), ...bundle }],
  },
  giftCards: ['ref-1', 'ref-2'],
};

export const given = { transientToken: 'jwt', expiresAt: 1, brand: 'Visa', last4: '1111' } as const;
