import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { CardEntryState } from '#ports/payment/card-vault.ts';
import {
  CardFieldInvalid,
  type VaultFailure,
  VaultTimeout,
} from '#ports/payment/vault-failures.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { PaymentStore } from '#ui/stores/payment/payment-store.ts';

const empty = { empty: true, valid: false, focused: false };
const good = { empty: false, valid: true, focused: false };
const hosted = (facts: Partial<CardEntryState>): CardEntryState => ({
  loaded: true,
  number: good,
  securityCode: good,
  brands: [],
  ...facts,
});

const opened = async (vaultFailure: () => VaultFailure | undefined = () => undefined) => {
  const shop = memoryShop({ vaultFailure });
  await Effect.runPromise(shop.addToCart(chips, 1));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  await Effect.runPromise(shop.startPayment());
  const core = coreOf({ ...shop, readCheckout: makeReadCheckout(shop.checkout) });
  const checkout = new CheckoutStore(core, {
    lines: [],
    replace: () => undefined,
    read: async () => undefined,
  });
  await checkout.read();
  return { checkout, payment: new PaymentStore(core, checkout) };
};

describe('PaymentStore', () => {
  it('[PAY-01] [PAY-02] a good card moves the checkout on to the review', async () => {
    const { checkout, payment } = await opened();
    payment.typeName('Ada Lovelace');
    payment.typeExpiry('12/30');
    expect(await payment.complete()).toBe(true);
    expect(checkout.checkout.formStatus).toMatchObject({ activeForm: 2, paymentCompleted: true });
    expect(checkout.checkout.paymentInfo.decryptedCardToken).toMatchObject({ last4: '1111' });
  });

  it('says everything that is missing at once, the vault’s own fields included', async () => {
    const { payment } = await opened();
    payment.look(hosted({ number: empty, securityCode: empty }));
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({
      nameOnCard: { key: 'required.nameOnCard' },
      expiry: { key: 'required.expiry' },
      cardNumber: { key: 'required.cardNumber' },
      securityCode: { key: 'required.securityCode' },
    });
  });

  it('a fault goes when its field is typed again', async () => {
    const { payment } = await opened();
    payment.look(hosted({ number: empty }));
    await payment.complete();
    payment.typeName('A');
    payment.look(hosted({}));
    expect(Object.keys(payment.problems)).toEqual(['expiry']);
  });

  it('what the vault refuses lands beside the field it is about', async () => {
    const { payment } = await opened(
      () => new CardFieldInvalid({ number: false, securityCode: true }),
    );
    payment.typeName('Ada Lovelace');
    payment.typeExpiry('12/30');
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({ securityCode: { key: 'card.securityCode' } });
  });

  it('a vault that does not answer is about no field, and the same press works again', async () => {
    let slow = true;
    const { payment } = await opened(() => (slow ? new VaultTimeout() : undefined));
    payment.typeName('Ada Lovelace');
    payment.typeExpiry('12/30');
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({});
    expect(payment.completing).toMatchObject({ failure: { _tag: 'VaultTimeout' } });
    slow = false;
    expect(await payment.complete()).toBe(true);
  });

  it('two presses at once make one token', async () => {
    const { payment } = await opened();
    payment.typeName('Ada Lovelace');
    payment.typeExpiry('12/30');
    expect(await Promise.all([payment.complete(), payment.complete()])).toEqual([true, false]);
  });

  it('[CHK-03] another billing address has to be a good one', async () => {
    const { checkout, payment } = await opened();
    payment.typeName('Ada Lovelace');
    payment.typeExpiry('12/30');
    checkout.change({ ...checkout.checkout, billingSameShippingFlag: false });
    checkout.type('billing', 'zipcode', '12');
    expect(await payment.complete()).toBe(false);
    expect(checkout.checkout.billing.zipcode.error?.key).toBe('zip.digits');
    expect(payment.completing.is).toBe('idle');
  });

  it('writes the stroke of the expiry by itself, and lets it be deleted', async () => {
    const { checkout, payment } = await opened();
    const written = (text: string) => {
      payment.typeExpiry(text);
      return checkout.checkout.paymentInfo.expDate;
    };
    expect(written('1')).toBe('1');
    expect(written('12')).toBe('12/');
    expect(written('12')).toBe('12');
    expect(written('12/30')).toBe('12/30');
  });
});
