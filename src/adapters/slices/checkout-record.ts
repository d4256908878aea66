import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';
import { wireExpectation } from '#adapters/http/wire/expected-days.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';
import type { Problem } from '#domain/validation/problem.ts';

const problem = z.object({
  // Keys come from this build's own rules; one that is gone falls back to the field's first text.
  key: z.custom<Problem['key']>((value) => typeof value === 'string'),
  values: z.exactOptional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
const field = z.object({ value: z.string(), error: z.exactOptional(problem) });

const addressFields = {
  firstName: field,
  lastName: field,
  address: field,
  addressDetails: field,
  city: field,
  state: field,
  zipcode: field,
};

const step = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const savedCard = z.object({
  cardType: z.string(),
  cardNumberMask: z.string(),
  cardNumberValid: z.boolean(),
  cvvNumberValid: z.boolean(),
  sequence: z.exactOptional(z.number()),
});

/** The stored form of the checkout; a field that is not named here is never stored (D-CHECKOUT-08). */
export const checkoutRecord = z.object({
  contactInfo: z.object({ email: field, phoneNumber: field }),
  shipping: z.object({
    ...addressFields,
    isUpsAddress: z.boolean(),
    selected: z.exactOptional(z.object({ address: wireAddress, editMode: z.boolean() })),
  }),
  billing: z.object(addressFields),
  billingSameShippingFlag: z.boolean(),
  paymentInfo: z.object({
    nameonCard: z.string(),
    expDate: z.string(),
    cards: z.array(savedCard),
    payWithSavedCard: z.boolean(),
    cardSequence: z.exactOptional(z.number()),
    saveNewCard: z.boolean(),
    method: z.exactOptional(z.enum(['apple-pay', 'payment-account', 'saved-account'])),
    keepAccount: z.exactOptional(z.boolean()),
    paymentAccountId: z.exactOptional(z.string()),
    paymentAccount: z.exactOptional(
      z.object({
        validateAddress: z.boolean(),
        merchantReferenceCode: z.exactOptional(z.string()),
      }),
    ),
  }),
  formStatus: z.object({
    activeForm: step,
    shippingCompleted: z.boolean(),
    paymentCompleted: z.boolean(),
  }),
  giftCard: z.object({
    giftOrder: z.boolean(),
    includesGiftCard: z.boolean(),
    firstName: field,
    lastName: field,
    recipientEmail: field,
    giftMessage: field,
  }),
  upsValidatedAddresses: z.array(wireAddress),
  // Absent in records of before gift cards could be spent.
  giftCards: z.exactOptional(
    z.array(z.object({ cardRef: z.string(), last4: z.string(), balance: wireDollars })),
  ),
  tempUserID: z.exactOptional(z.string()),
  isApplePay: z.boolean(),
  quoteId: z.exactOptional(z.string()),
  quotedTotal: z.exactOptional(wireDollars),
  quotedDays: z.exactOptional(wireExpectation),
  idempotencyKey: z.exactOptional(z.string()),
});
