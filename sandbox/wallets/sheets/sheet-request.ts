import * as z from 'zod';
import { walletPersonNames } from '#domain/payment/wallet/wallet-person-names.ts';
import { contactFields } from '#sandbox/wallets/people/shown-contact.ts';

/** Dollars as decimal text, as pages write them; whole cents inside. */
const cents = z
  .string()
  .regex(/^\d{1,7}(?:\.\d{1,2})?$/)
  .transform((dollars) => Math.round(Number(dollars) * 100));

/** A line item (ApplePayLineItem), of which the amount counts here. */
const total = z.union([cents, z.object({ amount: cents }).transform(({ amount }) => amount)]);

const fields = z.array(z.enum(contactFields)).max(10).default([]);

/** The parts of a page's payment request that the wallet needs; the script checks the rest. */
const paymentRequest = z.object({
  countryCode: z.literal('US'),
  currencyCode: z.literal('USD'),
  supportedNetworks: z.array(z.string().max(30)).min(1).max(30),
  requiredShippingContactFields: fields,
  requiredBillingContactFields: fields,
  total,
});

export type PaymentRequest = z.output<typeof paymentRequest>;

export const sheetRequest = z.object({
  person: z.enum(walletPersonNames),
  merchantSession: z.unknown(),
  request: paymentRequest,
  /** Host name of the page, where there is one. */
  domain: z.string().max(253).optional(),
});

export const personRequest = z.object({ person: z.enum(walletPersonNames) });

/** What the person agrees to; the last totals the page told. */
export const authorizeRequest = z.object({
  total: total.refine((amount) => amount > 0),
  lineItems: z.array(z.unknown()).max(100).optional(),
});
