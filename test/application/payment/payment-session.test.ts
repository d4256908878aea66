import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { CardRejectedByVault, PaymentSessionExpired } from '#ports/payment/vault-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { adasCard, adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { ada, chips } from '#test/fixtures.ts';

const atPayment = async (parts: Parameters<typeof memoryShop>[0] = {}) => {
  const shop = memoryShop(parts);
  await Effect.runPromise(shop.addToCart(chips, 2));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  return shop;
};

describe('startPayment', () => {
  it('[PAY-03] [PAY-11] [PAY-12] fetches the capture context and starts the session', async () => {
    const shop = await atPayment();
    const { checkout, session, entry } = await Effect.runPromise(shop.startPayment());
    expect(shop.sessions.asked).toMatchObject([{ amountCents: 1408 }]);
    expect(checkout.paymentInfo).toMatchObject({
      captureContextData: 'capture-context-1',
      session: {
        createdAt: shop.clock.now(),
        deadline: shop.clock.now() + 870_000,
        isExtended: false,
        isAboutToExpire: false,
      },
    });
    expect(entry.paymentSessionId).toBe(session.paymentSessionId);
  });

  it('[P-07] asked again it gives the running session, so a screen drawn twice opens one', async () => {
    const shop = await atPayment();
    const first = await Effect.runPromise(shop.startPayment());
    const second = await Effect.runPromise(shop.startPayment());
    expect(second.entry).toBe(first.entry);
    expect(shop.sessions.asked).toHaveLength(1);
  });

  it('[PAY-18] opens a new one once the session ran out, expired, or the amount changed', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    shop.clock.advance(870_000);
    await Effect.runPromise(shop.startPayment());
    await Effect.runPromise(shop.expirePayment());
    const { checkout } = await Effect.runPromise(shop.startPayment());
    expect(checkout.paymentInfo.session.reloadPayment).toBe(false);
    await Effect.runPromise(shop.addToCart(chips, 1));
    await Effect.runPromise(shop.startPayment());
    expect(shop.sessions.asked).toHaveLength(4);
  });

  it('[CHK-01] waits for shipping', async () => {
    const shop = memoryShop();
    expect(await failureOf(shop.startPayment())).toMatchObject({ missing: 'shipping' });
  });
});

describe('the payment session', () => {
  it('[PAY-15] extending gives a new context and new fields; name and expiry stay', async () => {
    const shop = await atPayment();
    const before = await Effect.runPromise(shop.startPayment());
    const typed = { ...before.checkout.paymentInfo, nameonCard: 'Ada', expDate: '12/30' };
    await Effect.runPromise(shop.keepCheckout({ ...before.checkout, paymentInfo: typed }));
    shop.clock.advance(750_000);
    await Effect.runPromise(shop.warnPaymentExpiring());
    const { checkout, entry } = await Effect.runPromise(shop.extendPayment());
    expect(entry).not.toBe(before.entry);
    expect(checkout.paymentInfo).toMatchObject({
      nameonCard: 'Ada',
      expDate: '12/30',
      captureContextData: 'capture-context-2',
      session: {
        isExtended: true,
        isAboutToExpire: false,
        extensions: 1,
        extendedAt: shop.clock.now(),
        deadline: shop.clock.now() + 870_000,
      },
    });
    expect(shop.sessions.asked[1]?.extend).toBe(before.session.paymentSessionId);
  });

  it('[P-34] the eleventh extension is refused', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    for (let count = 0; count < 10; count += 1) await Effect.runPromise(shop.extendPayment());
    expect(await failureOf(shop.extendPayment())).toMatchObject({ _tag: 'ExtensionLimitReached' });
  });

  it('[PAY-13] [PAY-14] a warning shows, and ignoring dismisses it and nothing else', async () => {
    const shop = await atPayment();
    const { checkout } = await Effect.runPromise(shop.startPayment());
    const warned = await Effect.runPromise(shop.warnPaymentExpiring());
    expect(warned.paymentInfo.session.isAboutToExpire).toBe(true);
    expect(await Effect.runPromise(shop.ignorePaymentWarning())).toEqual(checkout);
  });

  it('[PAY-16] expiring drops token and fields and asks for the form anew', async () => {
    const shop = await atPayment();
    const { entry } = await Effect.runPromise(shop.startPayment());
    await Effect.runPromise(shop.completePayment(adasCard));
    const expired = await Effect.runPromise(shop.expirePayment());
    expect(expired.paymentInfo.transientToken).toBeUndefined();
    expect(expired.formStatus).toMatchObject({ activeForm: 1, paymentCompleted: false });
    expect(expired.paymentInfo.session).toMatchObject({ isExpired: false, reloadPayment: true });
    expect(await failureOf(entry.tokenize({ month: '12', year: '2030' }))).toMatchObject({
      _tag: 'VaultNotReady',
    });
    expect(await failureOf(shop.completePayment(adasCard))).toMatchObject({
      _tag: 'VaultNotReady',
    });
  });
});

describe('completePayment', () => {
  it('[PAY-04] [PAY-05] [PAY-06] keeps the token and its masked claims, and moves to review', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    const checkout = await Effect.runPromise(shop.completePayment(adasCard));
    expect(checkout.paymentInfo).toMatchObject({
      nameonCard: 'Ada Lovelace',
      expDate: '12/30',
      transientToken: 'token-1',
      cardInfo: { cardType: 'Visa', cardNumberMask: '**** 1111', cardNumberValid: true },
    });
    expect(checkout.paymentInfo.decryptedCardToken).not.toHaveProperty('transientToken');
    expect(checkout.formStatus).toMatchObject({ activeForm: 2, paymentCompleted: true });
  });

  it.each([true, false])('[PAY-06] says of the fields what the vault says: %s', async (valid) => {
    const field = { empty: false, valid, couldBeValid: true, focused: false };
    const other = { ...field, valid: !valid };
    const shop = await atPayment({ cardFields: { number: field, securityCode: other } });
    await Effect.runPromise(shop.startPayment());
    const { paymentInfo } = await Effect.runPromise(shop.completePayment(adasCard));
    expect(paymentInfo.cardInfo).toMatchObject({
      cardNumberValid: valid,
      cvvNumberValid: !valid,
    });
  });

  it('[PAY-02] checks name, expiry and a billing address of its own', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    const entry = {
      nameOnCard: '',
      expiry: '10/26',
      billingSameAsShipping: false,
      billing: { ...ada, city: '' },
    };
    expect(await failureOf(shop.completePayment(entry))).toMatchObject({
      _tag: 'InputRefused',
      problems: {
        nameOnCard: { key: 'required.nameOnCard' },
        expiry: { key: 'expiry.past' },
        city: { key: 'required.city' },
      },
    });
    expect(shop.telemetry.recorded).toMatchObject([
      { name: 'billing_address_validation_failure', details: { fields: 'city' } },
    ]);
  });

  it('a card is good to the end of its month, wherever on earth that is', async () => {
    const shop = await atPayment();
    // From 21 November, noon, to 1 December 11:00 in UTC: still November on Baker Island.
    shop.clock.advance((9 * 24 + 23) * 3_600_000);
    await Effect.runPromise(shop.startPayment());
    await Effect.runPromise(shop.completePayment({ ...adasCard, expiry: '11/26' }));
    shop.clock.advance(3_600_000);
    await Effect.runPromise(shop.startPayment());
    expect(await failureOf(shop.completePayment({ ...adasCard, expiry: '11/26' }))).toMatchObject({
      problems: { expiry: { key: 'expiry.past' } },
    });
  });

  it('[CHK-17] billing follows shipping when they are the same', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    const checkout = await Effect.runPromise(shop.completePayment(adasCard));
    const { isUpsAddress: _, ...shipping } = checkout.shipping;
    expect(checkout.billing).toEqual(shipping);
  });

  it('[PAY-17] after the deadline nothing is sent to the vault and the session is dead', async () => {
    const shop = await atPayment();
    await Effect.runPromise(shop.startPayment());
    shop.clock.advance(870_000);
    expect(await failureOf(shop.completePayment(adasCard))).toBeInstanceOf(PaymentSessionExpired);
    const checkout = await Effect.runPromise(shop.checkout.read);
    expect(checkout.paymentInfo.session.isExpired).toBe(true);
  });

  it('a card the vault refuses leaves the step as it is', async () => {
    const shop = await atPayment({ vaultFailure: () => new CardRejectedByVault() });
    await Effect.runPromise(shop.startPayment());
    expect(await failureOf(shop.completePayment(adasCard))).toBeInstanceOf(CardRejectedByVault);
    const { formStatus } = await Effect.runPromise(shop.checkout.read);
    expect(formStatus).toMatchObject({ activeForm: 1, paymentCompleted: false });
  });
});
