import fc from 'fast-check';
import type {
  CallFacts,
  RecordedCall,
  RecordedCart,
} from '#adapters/http/wire/tools/recorded-call.ts';

/** What people type: also what YAML, a scenario or a comment could take for something else. */
const typed = fc.oneof(
  fc.constantFrom(
    'Ada',
    'no',
    'true',
    `\${order}`,
    '$${x}',
    '# no',
    'a: b',
    "O'Brien",
    '1e3',
    '-',
    'Ñu\n- x',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);
const productId = fc.constantFrom('CHP-0101', 'CHP-0102', 'MRC-0001');
const quantity = fc.integer({ min: 1, max: 40 });
const email = fc.constantFrom('ada@example.com', 'ben@example.com', "o'brien+a@example.com");
const orderId = fc.constantFrom('CC-2222-3333', 'CC-4444-5555');
const dollars = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
const id = fc.constantFrom('1', '2', 'address-3');

const line = fc.oneof(
  productId.chain((product) =>
    fc.record({
      id: fc.constant(product),
      productId: fc.constant(product),
      kind: fc.constantFrom('product' as const, 'bundle' as const),
      quantity,
    }),
  ),
  fc.record({
    id: fc.constantFrom('MYOMP-30-1', 'a-gift'),
    productId: fc.constantFrom('MYOMP-30-1', 'GFT-0025'),
    kind: fc.constantFrom('mix' as const, 'gift' as const),
    quantity,
  }),
);

const recordedCarts: fc.Arbitrary<RecordedCart> = fc.record({
  lines: fc.uniqueArray(line, { maxLength: 4, selector: (each) => each.id }),
  cartCount: fc.integer({ min: 0, max: 99 }),
  subTotal: dollars,
  discount: dollars,
});
const cart = fc.option(recordedCarts, { nil: undefined }).map((given) => given && { cart: given });

const address = fc.record({
  ...{ firstName: typed, lastName: typed, address: typed, addressDetails: typed },
  ...{ city: typed, state: fc.constantFrom('TX', 'OH'), zip: fc.constantFrom('75024', '01234') },
});

const told = <Name extends CallFacts['is']>(
  is: Name,
  facts: Record<string, fc.Arbitrary<unknown>>,
) => fc.record({ is: fc.constant(is), ...facts }) as fc.Arbitrary<CallFacts>;

const withCart = (facts: fc.Arbitrary<CallFacts>): fc.Arbitrary<CallFacts> =>
  fc.tuple(facts, cart).map(([told, after]) => ({ ...told, ...after }) as CallFacts);

const order = fc.record({
  ...{ orderId, status: fc.constant('SUBMITTED') },
  ...{ payment: fc.constant('PAID'), totalAmount: dollars },
});

const names = fc.uniqueArray(typed, { maxLength: 2 });
const withText = (list: fc.Arbitrary<CallFacts>): fc.Arbitrary<CallFacts> =>
  fc
    .tuple(list, fc.option(typed, { nil: undefined }))
    .map(([facts, text]) => ({ ...facts, ...(text !== undefined && { text }) }) as CallFacts);

const everyCall: fc.Arbitrary<CallFacts> = fc.oneof(
  told('begin', { cart: recordedCarts, email }),
  told('view', { productId }),
  told('search', { text: typed }),
  withText(
    told('list', {
      ...{ productTypes: names, brand: names, flavor: names, diet: names, size: names },
      ...{ price: names, availability: names, badge: fc.constant([]) },
      ...{ sort: fc.constantFrom('featured', 'name'), page: fc.integer({ min: 1, max: 9 }) },
      total: fc.nat(99),
    }),
  ),
  withCart(told('add', { productId, quantity })),
  withCart(told('change', { line: fc.constantFrom('CHP-0101', 'a-gift'), quantity })),
  withCart(told('remove', { line: fc.constantFrom('CHP-0101', 'MYOMP-30-1') })),
  withCart(told('clear', {})),
  withCart(told('goods', {})),
  withCart(
    told('mix', {
      name: typed,
      items: fc.array(fc.record({ productId, quantity }), { minLength: 1, maxLength: 3 }),
    }),
  ),
  withCart(
    told('gift', { amount: dollars, firstName: typed, lastName: typed, email, message: typed }),
  ),
  withCart(told('coupon', { code: typed })),
  withCart(told('coupon-off', {})),
  told('zip', { zip: typed, city: typed, state: typed }),
  told('sign-in', { email, done: fc.boolean() }),
  told('signed-in', { email, social: fc.boolean() }),
  told('sign-out', {}),
  told('sync', { cart: recordedCarts, stored: fc.boolean() }),
  told('address', { address, isDefault: fc.boolean(), ids: fc.uniqueArray(id) }),
  told('address', { id, address, isDefault: fc.boolean() }),
  told('address-off', { id }),
  told('address-default', { id }),
  told('shipping', {
    ...{ email, phone: typed, address, giftOrder: fc.boolean() },
    ...{ giftMessage: typed, asEntered: fc.boolean(), totalAmount: dollars },
  }),
  told('card', {
    ...{ nameOnCard: typed, saves: fc.boolean(), billing: address },
    last4: fc.constantFrom('1111', '0002', '4242', '0000', '9999'),
  }),
  told('saved-card', { sequence: fc.nat(9) }),
  told('gift-card', { number: fc.nat(3) }),
  told('paypal', {
    payer: fc.constantFrom('buyer-ok@people.example', 'x@y.z'),
    keeps: fc.boolean(),
  }),
  told('nothing-to-pay', {}),
  told('apple-pay', {
    ...{ outcome: fc.constant('placed'), isCart: fc.boolean(), order },
    payer: fc.constantFrom('hina.kahale@example.com', 'x@y.example'),
  }),
  told('register', { email, firstName: typed, lastName: typed, news: fc.boolean(), phone: typed }),
  told('profile', { firstName: typed, lastName: typed, gender: typed }),
  told('review', { productId, stars: fc.nat(5), title: typed, text: typed }),
  told('message', {
    ...{ subject: typed, name: typed, email, phone: typed, description: typed },
  }),
  told('place', { outcome: fc.constant('placed'), order }),
  told('place', { outcome: fc.constantFrom('refused', 'waiting-for-bank', 'price-changed') }),
  told('withdraw', {}),
  told('order', { orderId, email, payment: fc.constant('PAID') }),
  told('track', { orderId, email, hasCode: fc.boolean(), status: fc.constant('SUBMITTED') }),
  withCart(told('reorder', { orderId, email })),
  told('notify', { productId, email, isSure: fc.boolean() }),
  told('no-command', {}),
);

/** Calls of one page, in their order; nothing keeps them from making no sense. */
export const recordedTrips: fc.Arbitrary<readonly RecordedCall[]> = fc
  .array(
    fc.record(
      {
        call: fc.constantFrom('addToCart', 'payWithWallet', 'writeReview', 'not a\nname'),
        facts: everyCall,
        failed: fc.constantFrom('CardDeclined', 'InputRefused'),
      },
      { requiredKeys: ['call', 'facts'] },
    ),
    { maxLength: 25 },
  )
  .map((calls) =>
    calls.map((call, at) => ({ ...call, at: 1_800_000_000_000 + at, number: at + 1 })),
  );
