import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { OrderUnanswered } from '#ports/order/order-failures.ts';
import { CardDeclined } from '#ports/payment/payment-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  adasCard,
  adasShipping,
  type MemoryShopParts,
  memoryShop,
} from '#test/application/memory-shop.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { ada, chips } from '#test/fixtures.ts';

const { runPromise } = Effect;
const cardOf = (sequence: number, expDate = '12/99'): SavedCard => ({
  id: `card-${sequence}`,
  sequence,
  cardType: 'Mastercard',
  cardNumberMask: '**** 4444',
  nameonCard: 'Sara Singh',
  expDate,
});
const customer: Customer = { ...sara, paymentCards: [cardOf(2), cardOf(1, '01/20')] };
const byCard = (cardSequence: number) => ({ cardSequence, billingSameAsShipping: true });

const atPayment = async (parts: MemoryShopParts = { customer }) => {
  const shop = memoryShop(parts);
  if (parts.customer) await runPromise(shop.signInAs(parts.customer));
  await runPromise(shop.addToCart(chips, 2));
  await runPromise(shop.completeShipping(adasShipping));
  await runPromise(shop.startPayment());
  return shop;
};
const paidBy = async (sequence: number, parts: MemoryShopParts = { customer }) => {
  const shop = await atPayment(parts);
  await runPromise(shop.payWithSavedCard(byCard(sequence)));
  return shop;
};

describe('payWithSavedCard', () => {
  it('[PAY-23] [PAY-07] [CHK-08] the order is paid with the card of the account', async () => {
    const shop = await atPayment();
    const { paymentInfo, formStatus } = await runPromise(shop.payWithSavedCard(byCard(2)));
    expect(paymentInfo).toMatchObject({
      payWithSavedCard: true,
      cardSequence: 2,
      cardInfo: { cardType: 'Mastercard', cardNumberMask: '**** 4444', sequence: 2 },
      decryptedCardToken: { brand: 'Mastercard', last4: '4444' },
    });
    expect(formStatus).toMatchObject({ activeForm: 2, paymentCompleted: true });
    expect(await runPromise(shop.place())).toMatchObject({ payment: 'PAID' });
    expect(shop.desk.submissions).toMatchObject([
      { payment: { kind: 'saved-card', cardSequence: 2, given: { transientToken: 'token-1' } } },
    ]);
    expect(shop.desk.submissions[0]?.payment).not.toHaveProperty('nameOnCard');
    expect(shop.desk.submissions[0]?.payment).not.toHaveProperty('saveNewCard');
  });

  it('[AUTH-13] is not for guests', async () => {
    const shop = await atPayment({});
    expect(await failureOf(shop.payWithSavedCard(byCard(2)))).toMatchObject({
      _tag: 'NotSignedIn',
    });
  });

  it('[P-37] is not for cards of somebody else', async () => {
    const shop = await atPayment();
    expect(await failureOf(shop.payWithSavedCard(byCard(3)))).toMatchObject({
      _tag: 'SavedCardGone',
      sequence: 3,
    });
  });

  it('[P-36] is not for cards that ran out', async () => {
    const shop = await atPayment();
    expect(await failureOf(shop.payWithSavedCard(byCard(1)))).toMatchObject({
      _tag: 'InputRefused',
      problems: { expiry: { key: 'expiry.past' } },
    });
    expect((await runPromise(shop.checkout.read)).formStatus.paymentCompleted).toBe(false);
  });

  it('[CHK-01] comes after shipping, and a billing address has its rules', async () => {
    const early = memoryShop({ customer });
    await runPromise(early.signInAs(customer));
    expect(await failureOf(early.payWithSavedCard(byCard(2)))).toMatchObject({
      _tag: 'StepNotReady',
    });
    const shop = await atPayment();
    const billing = { ...ada, zipcode: '1' };
    const entry = { cardSequence: 2, billingSameAsShipping: false, billing };
    expect(await failureOf(shop.payWithSavedCard(entry))).toMatchObject({
      _tag: 'InputRefused',
      problems: { zipcode: {} },
    });
    expect(shop.telemetry.recorded).toMatchObject([
      { name: 'billing_address_validation_failure', details: { fields: 'zipcode' } },
    ]);
  });

  it('[PAY-17] a session that ran out is marked so', async () => {
    const shop = await atPayment();
    shop.clock.advance(870_000);
    expect(await failureOf(shop.payWithSavedCard(byCard(2)))).toMatchObject({
      _tag: 'PaymentSessionExpired',
    });
    expect((await runPromise(shop.checkout.read)).paymentInfo.session.isExpired).toBe(true);
  });
});

describe('the flags of a saved card', () => {
  it.each([true, false])('[PAY-06] say of its code what the vault says: %s', async (valid) => {
    const securityCode = { empty: false, valid, focused: false };
    const shop = await atPayment({ customer, cardFields: { securityCode } });
    const flags = async () => (await runPromise(shop.checkout.read)).paymentInfo;
    await runPromise(shop.payWithSavedCard(byCard(2)));
    expect((await flags()).cardInfo).toMatchObject({
      cardNumberValid: true,
      cvvNumberValid: valid,
    });
    // Before it is typed, nothing is known of it.
    expect((await flags()).cards.map((card) => card.cvvNumberValid)).toEqual([false, false]);
  });
});

describe('an order paid with a saved card', () => {
  it('[P-23] [ORDER-10] is one, however often it is pressed', async () => {
    const shop = await paidBy(2);
    const [one, two] = await Promise.all([runPromise(shop.place()), runPromise(shop.place())]);
    expect(two).toEqual(one);
    expect(shop.desk.submissions).toHaveLength(1);
  });

  it('[ORDER-10] whose end is unknown is asked for again as it was', async () => {
    const lost = new OrderUnanswered({ because: new ShopUnreachable({ why: 'offline' }) });
    const shop = await paidBy(2, { customer, failures: [lost] });
    expect(await failureOf(shop.place())).toBe(lost);
    await runPromise(shop.place());
    const [first, second] = shop.desk.submissions;
    expect(second).toEqual(first);
  });

  it('[PAY-24] [CHK-10] declined, asks for the payment again; the card stays chosen', async () => {
    const declined = new CardDeclined({ group: 'security-code', mayRetrySameCard: true });
    const shop = await paidBy(2, { customer, failures: [declined] });
    expect(await failureOf(shop.place())).toBe(declined);
    const { paymentInfo, formStatus, idempotencyKey } = await runPromise(shop.checkout.read);
    expect(formStatus).toMatchObject({ activeForm: 1, paymentCompleted: false });
    expect([paymentInfo.transientToken, paymentInfo.cardSequence]).toEqual([undefined, 2]);
    expect(idempotencyKey).toBeUndefined();
    expect(shop.telemetry.recorded).toMatchObject([{ name: 'payment_failure' }]);
  });

  it('[PAY-20] [P-37] removed meanwhile: nothing is charged and another card is asked for', async () => {
    const shop = await paidBy(2);
    if (shop.account === undefined) throw new Error('nobody is signed in');
    await runPromise(shop.account.removeCard(customer.id, 2));
    expect(await failureOf(shop.place())).toMatchObject({ _tag: 'SavedCardGone' });
    const { paymentInfo, formStatus, idempotencyKey } = await runPromise(shop.checkout.read);
    expect(paymentInfo.cards.map(({ sequence }) => sequence)).toEqual([1]);
    expect([paymentInfo.payWithSavedCard, paymentInfo.transientToken]).toEqual([false, undefined]);
    expect([formStatus.activeForm, idempotencyKey]).toEqual([1, undefined]);
    expect(shop.desk.orders.size).toBe(0);
    await runPromise(shop.startPayment());
    await runPromise(shop.completePayment(adasCard));
    await runPromise(shop.place());
    expect(shop.desk.submissions.at(-1)).not.toHaveProperty('cardSequence');
  });
});

describe('a new card', () => {
  it('[PAY-08] is kept with the order when that was asked for, and pays the next one', async () => {
    const shop = await atPayment({ customer: { ...sara, paymentCards: [] } });
    await runPromise(shop.completePayment({ ...adasCard, saveNewCard: true }));
    await runPromise(shop.place());
    expect(shop.desk.submissions).toMatchObject([{ payment: { saveNewCard: true } }]);
    expect(shop.account?.account().paymentCards).toMatchObject([
      { sequence: 1, nameonCard: 'Ada Lovelace' },
    ]);
    expect((await runPromise(shop.checkout.read)).paymentInfo.saveNewCard).toBe(false);
  });

  it('[PAY-08] is not kept unasked', async () => {
    const shop = await atPayment({ customer: { ...sara, paymentCards: [] } });
    await runPromise(shop.completePayment(adasCard));
    await runPromise(shop.place());
    expect(shop.account?.account().paymentCards).toEqual([]);
  });

  it('[PAY-19] that was declined is forgotten with all that was known of it; saved ones stay listed', async () => {
    const declined = new CardDeclined({ group: 'funding-source', mayRetrySameCard: false });
    const shop = await atPayment({ customer, failures: [declined] });
    await runPromise(shop.payWithSavedCard(byCard(2)));
    await runPromise(shop.goBack(1));
    const typed = (await runPromise(shop.completePayment(adasCard))).paymentInfo;
    expect(typed).toMatchObject({ transientToken: 'token-2', cardInfo: { cardType: 'Visa' } });
    expect(await failureOf(shop.place())).toBe(declined);
    const { paymentInfo } = await runPromise(shop.checkout.read);
    for (const gone of ['transientToken', 'decryptedCardToken', 'cardInfo', 'cardSequence']) {
      expect(paymentInfo).not.toHaveProperty(gone);
    }
    expect(paymentInfo.payWithSavedCard).toBe(false);
    expect(paymentInfo.cards.map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  it('[PAY-07] after a saved one turns saved cards off', async () => {
    const shop = await paidBy(2);
    await runPromise(shop.goBack(1));
    const { paymentInfo } = await runPromise(shop.completePayment(adasCard));
    expect([paymentInfo.payWithSavedCard, paymentInfo.cardSequence]).toEqual([false, undefined]);
  });
});
