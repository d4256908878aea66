import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';

const { runPromise } = Effect;

export const secret = 'eyJhbGciOi.secret.token';
export const withSecrets: Checkout = {
  ...freshCheckout,
  contactInfo: {
    email: { value: 'ada@example.com' },
    phoneNumber: { value: '12', error: { key: 'phone.digits', values: { digits: 10 } } },
  },
  paymentInfo: {
    ...freshCheckout.paymentInfo,
    nameonCard: 'Ada',
    expDate: '12/30',
    captureContextData: secret,
    transientToken: secret,
    decryptedCardToken: { jti: secret, expiresAt: 1, brand: 'Visa', last4: '1111' },
    cardInfo: {
      cardType: 'Visa',
      cardNumberMask: '**** 1111',
      cardNumberValid: true,
      cvvNumberValid: true,
    },
    cards: [
      {
        cardType: 'Visa',
        cardNumberMask: '**** 1111',
        cardNumberValid: true,
        cvvNumberValid: false,
        sequence: 4,
      },
    ],
    payWithSavedCard: true,
    cardSequence: 4,
    session: { ...freshCheckout.paymentInfo.session, paymentSessionId: secret, deadline: 5 },
  },
  formStatus: { activeForm: 2, shippingCompleted: true, paymentCompleted: true },
  tempUserID: 'guest-1',
  quoteId: 'quote-1',
  quotedTotal: 1408 as Cents,
  idempotencyKey: 'key-1',
};

export interface OpenCheckouts {
  /** A tab of one browser, or the next run of a terminal. */
  readonly tab: () => CurrentCheckout;
  /** What another tab does when it has placed the order. */
  readonly forget: () => void;
}

export const currentCheckoutContract = (adapter: string, open: () => OpenCheckouts): void => {
  describe(`${adapter} keeps the CurrentCheckout contract:`, () => {
    it('starts fresh, and gives back the checkout it was given', async () => {
      const current = open().tab();
      expect(await runPromise(current.read)).toEqual(freshCheckout);
      await runPromise(current.replace(withSecrets));
      expect(await runPromise(current.read)).toEqual(withSecrets);
    });

    it('[STORE-09] [STORE-12] [PAY-10] keeps what was typed for later, and no secret', async () => {
      const { tab } = open();
      await runPromise(tab().replace(withSecrets));
      const later = await runPromise(tab().read);
      for (const word of [secret, '1111', 'Visa']) {
        expect(JSON.stringify(later)).not.toContain(word);
      }
      expect(later).toMatchObject({
        contactInfo: withSecrets.contactInfo,
        paymentInfo: {
          ...{ nameonCard: 'Ada', expDate: '12/30' },
          ...{ cards: [], payWithSavedCard: true, cardSequence: 4 },
          session: freshCheckout.paymentInfo.session,
        },
        formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
        quoteId: 'quote-1',
        quotedTotal: 1408,
        idempotencyKey: 'key-1',
      });
    });

    it('[P-23] tabs share the attempt, and nothing that was typed', async () => {
      const { tab } = open();
      const [here, there] = [tab(), tab()];
      await runPromise(here.replace(withSecrets));
      await runPromise(
        there.replace({ ...freshCheckout, tempUserID: 'guest-2', idempotencyKey: 'key-2' }),
      );
      expect(await runPromise(here.read)).toEqual({
        ...withSecrets,
        tempUserID: 'guest-2',
        idempotencyKey: 'key-2',
      });
      await runPromise(there.replace(freshCheckout));
      const { tempUserID: _, idempotencyKey: __, ...mine } = withSecrets;
      expect(await runPromise(here.read)).toEqual(mine);
    });

    it('ends with the checkout another tab finished', async () => {
      const { tab, forget } = open();
      const current = tab();
      await runPromise(current.replace(withSecrets));
      forget();
      expect(await runPromise(current.read)).toEqual(freshCheckout);
      // What the other tab begins next has nothing to do with the card typed here.
      await runPromise(tab().replace({ ...freshCheckout, quoteId: 'quote-2' }));
      expect(await runPromise(current.read)).toEqual({ ...freshCheckout, quoteId: 'quote-2' });
    });
  });
};
