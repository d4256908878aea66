import type {
  CallFacts,
  FactsOf,
  RecordedCall,
  RecordedCart,
} from '#adapters/http/wire/tools/recorded-call.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';

export type Told = CallFacts & { readonly failed?: string; readonly call?: string };

export const trip = (...calls: readonly Told[]): readonly RecordedCall[] =>
  calls.map(({ failed, call = 'useCase', ...facts }, at) => ({
    ...{ call, at: 1000 + at, number: at + 1, facts },
    ...(failed !== undefined && { failed }),
  }));

/** The steps of a trip, without what stands above them. */
export const stepsOf = (...calls: readonly Told[]): readonly string[] => {
  const lines = scenarioOf(trip(...calls)).split('\n');
  return lines.slice(lines.indexOf('steps:') + 1, -1);
};

export const cartOf = (quantity: number, discount = 0): RecordedCart => ({
  lines: quantity === 0 ? [] : [product('CHP-0101', quantity)],
  cartCount: quantity,
  subTotal: quantity * 2.99,
  discount,
});
export const product = (productId: string, quantity: number): RecordedCart['lines'][number] => ({
  ...{ id: productId, productId, quantity },
  kind: 'product',
});

export const address = {
  ...{ firstName: 'Ada', lastName: 'Byron', address: '5800 Legacy Dr', addressDetails: '' },
  ...{ city: 'Plano', state: 'TX', zip: '75024' },
};
export const shipping: FactsOf<'shipping'> = {
  ...{ is: 'shipping', email: 'ada@example.com', phone: '9725550143', address },
  ...{ giftOrder: false, giftMessage: '', asEntered: false, totalAmount: 9.49 },
};
export const card: FactsOf<'card'> = {
  is: 'card',
  nameOnCard: 'Ada Byron',
  saves: false,
  last4: '1111',
};
export const order = {
  orderId: 'CC-2222-3333',
  status: 'SUBMITTED',
  payment: 'PAID',
  totalAmount: 9.49,
};
export const placed: FactsOf<'place'> = { is: 'place', outcome: 'placed', order };
export const add: FactsOf<'add'> = {
  is: 'add',
  productId: 'CHP-0101',
  quantity: 2,
  cart: cartOf(2),
};
export const empty: FactsOf<'begin'> = { is: 'begin', cart: cartOf(0) };
