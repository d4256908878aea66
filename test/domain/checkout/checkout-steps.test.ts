import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  type Checkout,
  type CheckoutStep,
  fieldsOf,
  freshCheckout,
} from '#domain/checkout/checkout.ts';
import { withoutSecrets } from '#domain/checkout/checkout-secrets.ts';
import {
  isPaymentForgotten,
  mayOpenStep,
  paymentCompleted,
  paymentNotNeeded,
  resetPayment,
  shippingCompleted,
  shippingReopened,
  withBillingCopied,
  withCheckedAddress,
  withSelectedAddress,
} from '#domain/checkout/checkout-steps.ts';
import { noPaymentSession } from '#domain/payment/session/payment-session.ts';
import { type Address, country } from '#domain/shipping/address.ts';

const texts = () => fc.string({ maxLength: 12 });
const addresses = (): fc.Arbitrary<Address> =>
  fc.record({
    firstName: texts(),
    lastName: texts(),
    address: texts(),
    addressDetails: texts(),
    city: texts(),
    state: texts(),
    zipcode: texts(),
  });
const secret = 'secret-value-4111';
const token = {
  transientToken: secret,
  jti: `jti-${secret}`,
  expiresAt: 9,
  brand: 'Visa',
  last4: '1111',
};
const cardInfo = {
  cardType: 'Visa',
  cardNumberMask: secret,
  cardNumberValid: true,
  cvvNumberValid: true,
};
const checkouts = (): fc.Arbitrary<Checkout> =>
  fc
    .record({
      shipping: addresses(),
      billing: addresses(),
      same: fc.boolean(),
      step: fc.constantFrom<CheckoutStep>(0, 1, 2),
      paid: fc.boolean(),
    })
    .map(({ shipping, billing, same, step, paid }) => {
      const base: Checkout = {
        ...freshCheckout,
        shipping: { ...fieldsOf(shipping), isUpsAddress: false },
        billing: fieldsOf(billing),
        billingSameShippingFlag: same,
      };
      const complete = paid ? paymentCompleted(base, token, cardInfo) : base;
      return {
        ...complete,
        formStatus: { activeForm: step, shippingCompleted: step > 0, paymentCompleted: paid },
      };
    });

describe('the steps of the checkout', () => {
  it('[CHK-09] begin at shipping with nothing completed', () => {
    expect(freshCheckout.formStatus).toEqual({
      activeForm: 0,
      shippingCompleted: false,
      paymentCompleted: false,
    });
  });

  it('[CHK-17] begin with an order for oneself, billed to where it is sent', () => {
    expect(freshCheckout).toMatchObject({
      billingSameShippingFlag: true,
      shipping: { isUpsAddress: false },
      giftCard: { giftOrder: false, includesGiftCard: false, giftMessage: { value: '' } },
    });
  });

  it('[PAY-10] hold the token and its masked claims once the payment is given', () => {
    const { transientToken, ...masked } = token;
    const { paymentInfo } = paymentCompleted(freshCheckout, token, cardInfo);
    expect(paymentInfo).toEqual({
      ...freshCheckout.paymentInfo,
      transientToken,
      decryptedCardToken: masked,
      cardInfo,
    });
  });

  it('[COUPON-06] lead an order that costs nothing to its review without a card', () => {
    const shipped = shippingCompleted(freshCheckout, 'q-1');
    const free = paymentNotNeeded(paymentCompleted(shipped, token, cardInfo));
    expect(free.formStatus).toEqual({
      activeForm: 2,
      shippingCompleted: true,
      paymentCompleted: true,
    });
    expect(free.paymentInfo).toEqual(freshCheckout.paymentInfo);
    expect(free.quoteId).toBe('q-1');
  });

  it('[CHK-01] know a payment that did not outlive its page, and no other', () => {
    fc.assert(
      fc.property(checkouts(), fc.constantFrom<CheckoutStep>(0, 1, 2), (checkout, step) => {
        const stored = withoutSecrets(checkout);
        expect(isPaymentForgotten(checkout, step) && mayOpenStep(checkout, step)).toBe(false);
        expect(isPaymentForgotten(stored, 1) || isPaymentForgotten(stored, 0)).toBe(false);
      }),
    );
    const shipped = shippingCompleted(freshCheckout, 'q-1');
    const named = { ...shipped, paymentInfo: { ...shipped.paymentInfo, nameonCard: 'Ada Byron' } };
    const paid = paymentCompleted(named, token, cardInfo);
    expect(isPaymentForgotten(withoutSecrets(paid), 2)).toBe(true);
    expect(isPaymentForgotten(paid, 2)).toBe(false);
    expect(isPaymentForgotten(withoutSecrets(shipped), 2)).toBe(false);
    expect(isPaymentForgotten(withoutSecrets(freshCheckout), 2)).toBe(false);
  });

  it('[PAY-19] a new card is forgotten with its payment, and takes no saved card along', () => {
    const info = { cardType: 'Visa', cardNumberMask: '**** 1111', cardNumberValid: true };
    const saved = { ...info, cvvNumberValid: false, sequence: 4 };
    const token = { transientToken: 't', jti: 'j', expiresAt: 1, brand: 'Visa', last4: '1111' };
    const listed: Checkout = {
      ...freshCheckout,
      paymentInfo: { ...freshCheckout.paymentInfo, cards: [saved] },
    };
    const entered = paymentCompleted(listed, token, { ...info, cvvNumberValid: true });
    expect(entered.paymentInfo).toHaveProperty('transientToken');
    const { paymentInfo } = resetPayment(entered);
    expect(paymentInfo).not.toHaveProperty('transientToken');
    expect(paymentInfo).not.toHaveProperty('decryptedCardToken');
    expect([paymentInfo.payWithSavedCard, paymentInfo.cards]).toEqual([false, [saved]]);
  });

  it('[CHK-12] [CHK-13] [CHK-19] [CART-22] hold contact and addresses as value and error', () => {
    expect(Object.keys(freshCheckout.contactInfo)).toEqual(['email', 'phoneNumber']);
    const names = [
      'firstName',
      'lastName',
      'address',
      'addressDetails',
      'city',
      'state',
      'zipcode',
    ];
    expect(Object.keys(freshCheckout.billing)).toEqual(names);
    expect(Object.keys(freshCheckout.shipping)).toEqual([...names, 'isUpsAddress']);
    expect(freshCheckout.isApplePay).toBe(false);
    expect(country).toBe('US');
    fc.assert(
      fc.property(addresses(), (address) => {
        expect(addressOf(fieldsOf(address))).toEqual(address);
      }),
    );
  });

  it('[CHK-01] open payment only after shipping, and review only after payment', () => {
    const shipped = shippingCompleted(freshCheckout, 'q-1');
    const paid = paymentCompleted(shipped, token, cardInfo);
    const open = (checkout: Checkout) =>
      ([0, 1, 2] as const).map((step) => mayOpenStep(checkout, step));
    expect(open(freshCheckout)).toEqual([true, false, false]);
    expect(open(shipped)).toEqual([true, true, false]);
    expect(open(paid)).toEqual([true, true, true]);
    expect(shipped.quoteId).toBe('q-1');
  });

  it('[CHK-10] [CHK-11] resetting payment past step 0 goes to step 1, at step 0 stays', () => {
    fc.assert(
      fc.property(checkouts(), (checkout) => {
        const after = resetPayment(checkout);
        expect(after.formStatus.activeForm).toBe(checkout.formStatus.activeForm > 0 ? 1 : 0);
        expect(after.formStatus.paymentCompleted).toBe(false);
        expect(JSON.stringify(after)).not.toContain(secret);
      }),
    );
  });

  it('[CHK-26] going back keeps what was typed and asks for the payment again', () => {
    fc.assert(
      fc.property(checkouts(), fc.constantFrom<0 | 1>(0, 1), (checkout, step) => {
        const after = step === 0 ? shippingReopened(checkout) : resetPayment(checkout);
        expect(after.shipping).toEqual(checkout.shipping);
        expect(after.billing).toEqual(checkout.billing);
        expect(after.formStatus.paymentCompleted).toBe(false);
        expect(mayOpenStep(after, 2)).toBe(false);
        const { activeForm } = checkout.formStatus;
        expect(after.formStatus).toEqual({
          activeForm: step === 0 || activeForm === 0 ? 0 : 1,
          shippingCompleted: step === 1 && checkout.formStatus.shippingCompleted,
          paymentCompleted: false,
        });
      }),
    );
  });

  it('[CHK-17] with the flag, billing is shipping; without it billing stays', () => {
    fc.assert(
      fc.property(checkouts(), (checkout) => {
        const billing = addressOf(withBillingCopied(checkout).billing);
        const expected = checkout.billingSameShippingFlag ? checkout.shipping : checkout.billing;
        expect(billing).toEqual(addressOf(expected));
      }),
    );
  });

  it('[CHK-14] [CHK-16] an address that is decided keeps its text and leaves no candidates', () => {
    expect(freshCheckout.upsValidatedAddresses).toEqual([]);
    fc.assert(
      fc.property(checkouts(), addresses(), fc.boolean(), (checkout, candidate, isUpsAddress) => {
        const asked = { ...checkout, upsValidatedAddresses: [candidate] };
        const after = withCheckedAddress(asked, isUpsAddress);
        expect(addressOf(after.shipping)).toEqual(addressOf(checkout.shipping));
        expect(after.shipping.isUpsAddress).toBe(isUpsAddress);
        expect(after.upsValidatedAddresses).toEqual([]);
      }),
    );
  });

  it('[CHK-15] a stored address is selected, and edit mode reopens it', () => {
    fc.assert(
      fc.property(checkouts(), addresses(), fc.boolean(), (checkout, address, editMode) => {
        expect(withSelectedAddress(checkout, address, editMode).shipping.selected).toEqual({
          address,
          editMode,
        });
      }),
    );
  });
});

describe('withoutSecrets', () => {
  it('[PAY-07] keeps which saved card is to pay, but no card', () => {
    const paymentInfo = { ...freshCheckout.paymentInfo, cards: [cardInfo], cardSequence: 3 };
    const kept = withoutSecrets({ ...freshCheckout, paymentInfo }).paymentInfo;
    expect([kept.cardSequence, kept.cards]).toEqual([3, []]);
    expect(withoutSecrets(freshCheckout).paymentInfo).not.toHaveProperty('cardSequence');
  });

  it('[PAY-10] leaves no token, mask or session behind, and keeps what was typed', () => {
    fc.assert(
      fc.property(checkouts(), (checkout) => {
        const kept = withoutSecrets({
          ...checkout,
          paymentInfo: { ...checkout.paymentInfo, captureContextData: secret },
        });
        expect(JSON.stringify(kept)).not.toContain(secret);
        expect(kept.paymentInfo.session).toEqual(noPaymentSession);
        expect(kept.shipping).toEqual(checkout.shipping);
        expect(mayOpenStep(kept, 2)).toBe(false);
        expect(withoutSecrets(kept)).toEqual(kept);
        const { activeForm } = checkout.formStatus;
        expect(kept.formStatus.activeForm).toBe(activeForm === 2 ? 1 : activeForm);
      }),
    );
  });
});
