import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(2000));
const short = z.string().check(z.maxLength(254));
const count = z.int().check(z.gte(0));
const dollars = z.number();
const values = z.array(short).check(z.maxLength(100));

const line = z.object({
  id: short,
  productId: short,
  kind: z.enum(['product', 'bundle', 'mix', 'gift']),
  quantity: count,
});

/** A cart with the sums that do not depend on where it goes. */
const cart = z.object({
  lines: z.array(line).check(z.maxLength(500)),
  cartCount: count,
  subTotal: z.exactOptional(dollars),
  discount: z.exactOptional(dollars),
});

const address = z.object({
  ...{ firstName: short, lastName: short, address: short, addressDetails: short },
  ...{ city: short, state: short, zip: short },
});

const order = z.object({ orderId: short, status: short, payment: short, totalAmount: dollars });
const addressIds = z.array(short).check(z.maxLength(200));

/**
 * What a use case did, in facts that a command needs to do it again. No password, card number, code of a gift card
 * or code of a mail has a place here. Answers are absent when the call was refused.
 */
const facts = z.discriminatedUnion('is', [
  /** How the tab stood when the recording began. */
  z.object({
    is: z.literal('begin'),
    cart,
    coupon: z.exactOptional(short),
    zip: z.exactOptional(short),
    email: z.exactOptional(short),
  }),
  z.object({ is: z.literal('view'), productId: short }),
  z.object({ is: z.literal('search'), text }),
  /** A list that the page asked for: what narrows it, and how many products there are. */
  z.object({
    is: z.literal('list'),
    text: z.exactOptional(text),
    ...{ productTypes: values, brand: values, flavor: values, diet: values },
    ...{ size: values, price: values, availability: values, badge: values },
    sort: short,
    page: count,
    total: z.exactOptional(count),
  }),
  z.object({
    is: z.literal('add'),
    productId: short,
    quantity: z.number(),
    cart: z.exactOptional(cart),
  }),
  z.object({
    is: z.literal('change'),
    line: short,
    quantity: z.number(),
    cart: z.exactOptional(cart),
  }),
  z.object({ is: z.literal('remove'), line: short, cart: z.exactOptional(cart) }),
  z.object({ is: z.literal('clear'), cart: z.exactOptional(cart) }),
  /** The cart as it is after something that no command does alike. */
  z.object({ is: z.literal('goods'), cart: z.exactOptional(cart) }),
  z.object({
    is: z.literal('mix'),
    name: short,
    items: z.array(z.object({ productId: short, quantity: count })).check(z.maxLength(200)),
    cart: z.exactOptional(cart),
  }),
  z.object({
    is: z.literal('gift'),
    amount: dollars,
    ...{ firstName: short, lastName: short, email: short, message: text },
    sendOn: z.exactOptional(short),
    cart: z.exactOptional(cart),
  }),
  z.object({ is: z.literal('coupon'), code: short, cart: z.exactOptional(cart) }),
  z.object({ is: z.literal('coupon-off'), cart: z.exactOptional(cart) }),
  z.object({
    is: z.literal('zip'),
    zip: short,
    city: z.exactOptional(short),
    state: z.exactOptional(short),
  }),
  /** A password was given; `done` when it was enough, otherwise the provider goes on. */
  z.object({ is: z.literal('sign-in'), email: short, done: z.boolean() }),
  z.object({
    is: z.literal('register'),
    ...{ email: short, firstName: short, lastName: short, news: z.boolean() },
    phone: z.exactOptional(short),
  }),
  /** The way back from the provider. */
  z.object({ is: z.literal('signed-in'), email: z.exactOptional(short), social: z.boolean() }),
  z.object({ is: z.literal('sign-out') }),
  /** The account's cart and the tab's were made one. */
  z.object({ is: z.literal('sync'), cart, stored: z.boolean() }),
  z.object({
    is: z.literal('address'),
    id: z.exactOptional(short),
    address,
    isDefault: z.boolean(),
    ids: z.exactOptional(addressIds),
  }),
  z.object({
    is: z.literal('profile'),
    ...{ firstName: short, lastName: short },
    phone: z.exactOptional(short),
    gender: z.exactOptional(short),
    birthDate: z.exactOptional(short),
  }),
  z.object({ is: z.literal('address-off'), id: short }),
  z.object({ is: z.literal('address-default'), id: short }),
  z.object({
    is: z.literal('shipping'),
    ...{ email: short, phone: short },
    address,
    giftOrder: z.boolean(),
    giftMessage: text,
    asEntered: z.boolean(),
    /** Absent when an address was to be chosen. */
    totalAmount: z.exactOptional(dollars),
    chooses: z.exactOptional(z.boolean()),
  }),
  z.object({
    is: z.literal('card'),
    nameOnCard: short,
    saves: z.boolean(),
    /** The last four digits: the sandbox takes published test cards only. */
    last4: z.exactOptional(short),
    /** Absent: the address it is sent to. */
    billing: z.exactOptional(address),
  }),
  z.object({ is: z.literal('saved-card'), sequence: count }),
  z.object({ is: z.literal('gift-card'), number: count }),
  z.object({ is: z.literal('gift-card-off'), number: count }),
  z.object({ is: z.literal('paypal'), payer: z.exactOptional(short), keeps: z.boolean() }),
  /** A sheet of Apple Pay and what became of it; `payer` is whose sheet it was. */
  z.object({
    is: z.literal('apple-pay'),
    outcome: short,
    isCart: z.boolean(),
    payer: z.exactOptional(short),
    order: z.exactOptional(order),
  }),
  z.object({ is: z.literal('nothing-to-pay') }),
  z.object({ is: z.literal('place'), outcome: short, order: z.exactOptional(order) }),
  z.object({ is: z.literal('withdraw') }),
  z.object({
    is: z.literal('order'),
    ...{ orderId: short, email: short },
    status: z.exactOptional(short),
    payment: z.exactOptional(short),
  }),
  z.object({
    is: z.literal('track'),
    ...{ orderId: short, email: short },
    hasCode: z.boolean(),
    status: z.exactOptional(short),
  }),
  z.object({
    is: z.literal('reorder'),
    orderId: short,
    email: z.exactOptional(short),
    cart: z.exactOptional(cart),
  }),
  z.object({ is: z.literal('notify'), productId: short, email: short, isSure: z.boolean() }),
  z.object({
    is: z.literal('review'),
    ...{ productId: short, stars: count, title: text, text },
  }),
  z.object({
    is: z.literal('message'),
    ...{ subject: short, name: short, email: short, phone: short },
    description: z.string().check(z.maxLength(10_000)),
  }),
  z.object({ is: z.literal('no-command') }),
]);

/** One call of a use case by a page of the sandbox (D-SANDBOX-05). */
export const recordedCall = z.object({
  /** The use case. */
  call: short,
  /** Unix ms: when it was called; no date is later than this (ECMA-262, 21.4.1.1). */
  at: count.check(z.lte(8.64e15)),
  /** Of this page, from 1: calls of the same millisecond have an order. */
  number: count,
  /** What it was refused with, in the word of the command line. */
  failed: z.exactOptional(short),
  facts,
});

export type RecordedCall = z.output<typeof recordedCall>;
export type CallFacts = RecordedCall['facts'];
export type FactsOf<Name extends CallFacts['is']> = Extract<CallFacts, { readonly is: Name }>;
export type RecordedCart = z.output<typeof cart>;
export type RecordedAddress = z.output<typeof address>;

/** What the tools host answers about recordings. */
export const recordingAnswer = z.object({
  name: z.string(),
  calls: z.array(recordedCall),
  /** The same trip as a scenario file. */
  scenario: z.string(),
});
