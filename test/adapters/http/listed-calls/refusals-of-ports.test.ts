import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { answered, failureOf, items } from '#test/adapters/http/fixture.ts';
import { askedOfPorts } from '#test/adapters/http/listed-calls/asked-of-ports.ts';
import {
  type RecordedPorts,
  recordedShop,
} from '#test/adapters/http/listed-calls/recorded-shop.ts';

const refusal = (status: number, code: string, data: readonly unknown[] = []) =>
  answered(status, { responseCode: status, success: false, code, message: 'No.', data });

type Ask = (ports: RecordedPorts) => Effect.Effect<unknown, unknown>;

const refusedWith = async (ask: Ask | undefined, ...how: Parameters<typeof refusal>) => {
  if (ask === undefined) throw new Error('no port is known that sends this');
  const { ports, heard } = recordedShop('customer', 'made', () => refusal(...how));
  const failure = await failureOf(ask(ports));
  return { failure, alerts: heard.filter(({ name }) => name === 'showApiFailAlert').length };
};

const alone = true;
const alarming = false;
const mix = {
  ...{ mixpackId: 'MYOMP-30-1', name: 'Movie night', zNonSku: 'Z', version: 4 },
  multipackList: [{ productId: 'CHP-0101', quantity: 2 }],
};

/** What the shop refuses by a word of the wire, and what a screen or a command is told of it. */
const refusals: readonly (readonly [
  call: string,
  code: string,
  status: number,
  told: object,
  isQuiet: boolean,
  data?: readonly unknown[],
])[] = [
  ['productdetail', 'NOT_FOUND', 404, { _tag: 'ProductNotFound', productId: 'CHP-0101' }, alone],
  ['notifyme', 'NOT_FOUND', 404, { _tag: 'ProductNotFound', productId: 'CHP-0101' }, alone],
  ['notifyme', 'PRODUCT_AVAILABLE', 409, { _tag: 'ProductAvailable' }, alone],
  ['notifyme', 'TOO_MANY_ATTEMPTS', 429, { _tag: 'TooManyAttempts' }, alone],
  ['contactus', 'TOO_MANY_ATTEMPTS', 429, { _tag: 'TooManyAttempts' }, alone],
  ['usersExists', 'TOO_MANY_ATTEMPTS', 429, { _tag: 'TooManyAttempts' }, alone],
  ['forgotpassword', 'TOO_MANY_ATTEMPTS', 429, { _tag: 'TooManyAttempts' }, alone],
  ['createcustomer', 'ACCOUNT_EXISTS', 409, { _tag: 'AccountExists' }, alone],
  [
    ...(['createcustomer', 'SOCIAL_ACCOUNT_EXISTS', 409] as const),
    { _tag: 'SocialAccount', wish: 'register' },
    alarming,
  ],
  ['createcustomer', 'PASSWORD_REFUSED', 400, { _tag: 'PasswordRefused' }, alone],
  ['resetpassword', 'RESET_LINK_REFUSED', 400, { _tag: 'ResetLinkRefused' }, alone],
  ['resetpassword', 'PASSWORD_REFUSED', 400, { _tag: 'PasswordRefused' }, alone],
  ['changepassword', 'CURRENT_PASSWORD_WRONG', 400, { _tag: 'CurrentPasswordWrong' }, alone],
  ['changepassword', 'TOO_MANY_ATTEMPTS', 429, { _tag: 'TooManyAttempts' }, alone],
  ['createaddress', 'ADDRESS_BOOK_FULL', 409, { _tag: 'AddressBookFull', text: 'No.' }, alarming],
  [
    ...(['updateaddress', 'NOT_FOUND', 404] as const),
    { _tag: 'AddressNotFound', addressId: 'address-1' },
    alone,
  ],
  ['getmixpack', 'NOT_FOUND', 404, { _tag: 'MixNotFound', mixId: 'MYOMP-30-1' }, alone],
  ['createmixpack', 'MIX_NAME_TAKEN', 409, { _tag: 'MixNameTaken', name: 'Movie night' }, alone],
  [
    ...(['createmixpack', 'MIX_ITEMS_GONE', 409] as const),
    { _tag: 'MixItemsGone', productIds: ['CHP-0101'] },
    ...([alone, [{ productId: 'CHP-0101' }]] as const),
  ],
  [
    ...(['createmixpack', 'MIX_ITEMS_GONE', 409] as const),
    { _tag: 'MixItemsGone', productIds: [] },
    ...([alone, ['?']] as const),
  ],
  ['createmixpack', 'MIXES_FULL', 409, { _tag: 'SavedMixesFull', most: 50 }, alone],
  ['updatemixpack', 'NOT_FOUND', 404, { _tag: 'MixNotFound', mixId: 'MYOMP-30-1' }, alone],
  [
    ...(['updatemixpack', 'MIX_CHANGED', 409] as const),
    { _tag: 'MixChanged', current: { id: 'MYOMP-30-1', version: 4, nonSku: 'Z' } },
    ...([alone, [mix]] as const),
  ],
  ['updatemixpack', 'MIX_CHANGED', 409, { _tag: 'ShopRefused' }, alarming],
  [
    ...(['validatevoucher', 'COUPON_REFUSED', 409] as const),
    { _tag: 'CouponRefused', couponName: 'CRUNCH10', reason: 'minimum', text: 'No.' },
    ...([alone, [{ couponName: 'CRUNCH10', reason: 'minimum' }]] as const),
  ],
  ['validatevoucher', 'COUPON_REFUSED', 409, { _tag: 'ShopRefused' }, alarming],
  [
    ...(['validatevoucher', 'COUPON_REFUSED', 409] as const),
    { _tag: 'ShopRefused' },
    ...([alarming, [{ couponName: 'CRUNCH10', reason: 'mood' }]] as const),
  ],
  [
    ...(['paypalPaymentSession', 'PAYPAL_SESSION_FAILED', 502] as const),
    { _tag: 'AccountSessionFailed' },
    alarming,
  ],
  [
    ...(['paypalPaymentSession', 'PAYPAL_REDIRECT_URL_INVALID', 400] as const),
    { _tag: 'RedirectRefused' },
    alarming,
  ],
  [
    ...(['paypalOrder', 'PAYPAL_ORDER_DETAILS_FAILED', 502] as const),
    { _tag: 'AccountDetailsFailed' },
    alarming,
  ],
];

describe('what a port tells of a refusal', () => {
  it.each(refusals.map((row) => [row[0], row[1], row] as const))(
    '%s: %s',
    async (_call, _code, row) => {
      const [call, code, status, told, isQuiet, data] = row;
      const { failure, alerts } = await refusedWith(askedOfPorts[call], status, code, data);
      expect(failure).toMatchObject(told);
      expect(alerts).toBe(isQuiet ? 0 : 1);
    },
  );

  it('a product whose id has no form of one is not there either', async () => {
    const ask: Ask = ({ catalog }) => catalog.product('no id' as ProductId);
    const { failure } = await refusedWith(ask, 500, 'INTERNAL');
    expect(failure).toMatchObject({ _tag: 'ProductNotFound', productId: 'no id' });
  });

  const productId = 'CHP-0101' as ProductId;
  it.each<readonly [string, Ask]>([
    ['page', ({ productReviews }) => productReviews.page(productId, 1)],
    ['own', ({ productReviews }) => productReviews.own('account-1', productId)],
    ['remove', ({ productReviews }) => productReviews.remove('account-1', productId)],
  ])('reviews of an unknown product: %s', async (_, ask) => {
    const { failure } = await refusedWith(ask, 404, 'NOT_FOUND');
    expect(failure).toMatchObject({ _tag: 'ProductNotFound', productId });
  });

  const tempUserID = '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10';
  it('a card that nobody gave out, and one that is told without its ref', async () => {
    const find: Ask = ({ giftCardBalances }) => giftCardBalances.find('GC-1', tempUserID);
    expect((await refusedWith(find, 404, 'GIFT_CARD_UNKNOWN')).failure).toMatchObject({
      _tag: 'GiftCardUnknown',
    });
    const card = { last4: '1234', balance: 12.5 };
    const told = (item: object) => recordedShop('customer', 'made', () => items(item)).ports;
    expect(await failureOf(find(told(card)))).toMatchObject({
      ...{ _tag: 'AnswerUnreadable', issue: 'giftcardbalance: cardRef' },
    });
    expect(await failureOf(find(recordedShop('customer').ports))).toMatchObject({
      ...{ _tag: 'AnswerUnreadable', issue: 'giftcardbalance: answer: empty' },
    });
    expect(await Effect.runPromise(find(told({ ...card, cardRef: 'ref-1' })))).toMatchObject({
      ...{ cardRef: 'ref-1', last4: '1234', balance: 1250 },
    });
  });
});

describe('what is no failure', () => {
  const asked = (ask: Ask, answer: Parameters<typeof recordedShop>[2]) =>
    Effect.runPromise(ask(recordedShop('customer', 'made', answer).ports));

  it('a page nobody wrote has nothing on it', async () => {
    const missing = () => refusal(404, 'NOT_FOUND');
    expect(await asked(({ shopContent }) => shopContent.page('terms'), missing)).toBeUndefined();
  });

  it('a page is what has sections, and questions are what has some of them', async () => {
    const page = {
      ...{ page: 'terms', title: 'Terms', lead: 'Read this.' },
      sections: [{ sectionId: 'one', heading: 'One', body: 'Words.' }],
    };
    const category = {
      ...{ categoryId: 'shipping', title: 'Shipping' },
      questions: [{ questionId: 'po-box', question: 'To a box?', answer: 'No.' }],
    };
    const both = () => items(category, page);
    expect(await asked(({ shopContent }) => shopContent.page('terms'), both)).toEqual(page);
    expect(await asked(({ shopContent }) => shopContent.faq, both)).toEqual([category]);
  });

  it('an address nobody delivers to has no day', async () => {
    const ask: Ask = ({ deliveryEstimates }) => deliveryEstimates.estimate('99999', [], 0 as never);
    expect(await asked(ask, () => refusal(409, 'ADDRESS_NOT_SERVICEABLE'))).toBeUndefined();
  });

  it('a member without a number is none', async () => {
    const loyalty = (item: object) =>
      asked(
        ({ accountDirectory }) => accountDirectory.loyaltyOf('ada@example.com'),
        () => items(item),
      );
    expect(await loyalty({ exists: true, loyaltyId: 'L-1' })).toBe('L-1');
    expect(await loyalty({ exists: true, loyaltyId: '' })).toBeUndefined();
    expect(await loyalty({ exists: false, loyaltyId: 'L-1' })).toBeUndefined();
  });

  it('a zip code reaches a product unless the shop says that it does not', async () => {
    const reach = (...found: readonly object[]) =>
      asked(
        ({ zipReach }) => zipReach.reaches('75024', 'CHP-0101' as ProductId),
        () => items(...found),
      );
    const item = { productId: 'CHP-0101', available: true, requested: 1, title: 'Crisps' };
    expect(await reach()).toBe(true);
    expect(await reach({ ...item, available: false })).toBe(false);
  });

  it('what is asked about places says all that is known of them', async () => {
    const { ports, requests } = recordedShop('guest');
    const goods = [
      { productId: 'CHP-0101' as ProductId, quantity: 2 },
      { productId: 'CHP-0102' as ProductId, quantity: 1 },
    ];
    expect(
      await failureOf(ports.deliveryEstimates.estimate('75024', goods, 150 as never)),
    ).toMatchObject({ issue: 'deliveryestimate: answer: empty' });
    await Effect.runPromise(Effect.ignore(ports.addressSuggestions.suggest('100 Ma')));
    await Effect.runPromise(
      Effect.ignore(ports.zipReach.reaches('75024', goods[0]?.productId as ProductId)),
    );
    expect(await failureOf(ports.zipCodes.lookUp('75024'))).toMatchObject({
      issue: 'zipcodevalidate: answer: empty',
    });
    expect(requests.map(({ body }) => body)).toEqual([
      { zipcode: '75024', items: goods, discount: 1.5 },
      { text: '100 Ma' },
      { zipcode: '75024', locationNumber: '300', items: [{ productId: 'CHP-0101', quantity: 1 }] },
      { zipcode: '75024' },
    ]);
  });
});
