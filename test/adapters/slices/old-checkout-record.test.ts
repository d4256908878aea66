import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeStoredCurrentCheckout } from '#adapters/slices/stored-current-checkout.ts';
import { stageOf } from '#domain/checkout/checkout-stage.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';

const field = (value: string) => ({ value });
const address = {
  ...{ firstName: field('Ada'), lastName: field('Byron'), address: field('5800 Legacy Dr') },
  ...{ addressDetails: field(''), city: field('Plano'), state: field('TX') },
  zipcode: field('75024'),
};

/**
 * A checkout as the shop wrote it into browsers in November 2026, letter by letter: shoppers come
 * back to it, so these names stay readable whatever the core calls its own.
 */
const written = {
  version: 1,
  value: {
    contactInfo: { email: field('ada@example.com'), phoneNumber: field('2145550100') },
    shipping: { ...address, isUpsAddress: true },
    billing: address,
    billingSameShippingFlag: true,
    paymentInfo: {
      ...{ nameonCard: 'Ada Byron', expDate: '12/30', cards: [], payWithSavedCard: true },
      ...{ cardSequence: 4, saveNewCard: false },
    },
    formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
    giftCard: {
      ...{ giftOrder: true, includesGiftCard: false, firstName: field(''), lastName: field('') },
      ...{ recipientEmail: field(''), giftMessage: field('Enjoy') },
    },
    upsValidatedAddresses: [],
    tempUserID: 'guest-1',
    isApplePay: false,
    quoteId: 'quote-1',
    quotedTotal: 14.08,
    idempotencyKey: 'key-1',
  },
};

const stored = (value: unknown) =>
  makeStoredCurrentCheckout(
    makeMemoryKeyValueStorage(
      new Map<StorageKey, string>([['crunchcart:v1:checkout', JSON.stringify(value)]]),
    ),
  );

it('[STORE-09] a checkout of before is read with everything that was in it, and goes on', async () => {
  const checkout = await Effect.runPromise(stored(written).read);
  const { paymentInfo, quotedTotal, ...rest } = written.value;
  expect(checkout).toMatchObject({ ...rest, quotedTotal: 1408 });
  expect(checkout.paymentInfo).toMatchObject(paymentInfo);
  expect(quotedTotal).toBe(14.08);
  expect(stageOf(checkout, { due: 1408 as Cents, now: 0 })).toEqual({
    is: 'needs-payment',
    because: 'not-given',
    method: { kind: 'saved-card', cardSequence: 4 },
  });
});

it('[PAY-10] secrets somebody wrote beside it are not read', async () => {
  const { value } = written;
  const secret = 'eyJhbGciOi.secret.token';
  const paymentInfo = { ...value.paymentInfo, transientToken: secret, jwt: secret };
  const checkout = await Effect.runPromise(
    stored({ ...written, value: { ...value, paymentInfo, transientTokenJwt: secret } }).read,
  );
  expect(checkout.contactInfo.email.value).toBe('ada@example.com');
  expect(JSON.stringify(checkout)).not.toContain(secret);
});
