import * as z from 'zod/mini';
import { wireAddress } from '#adapters/http/wire/address.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
export const wireAccountId = text(80).check(z.minLength(1));
/** The removal key of a saved card. */
export const wireSequence = z.int().check(z.gte(1), z.lte(1_000_000));

export const wirePaymentAccountId = text(80).check(z.minLength(1));

/** ISO yyyy-mm-dd; whether it is a day is the domain's to say. */
const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What a shopper may change of their own person (D-API-01). */
export const wirePerson = {
  firstName: text(60),
  lastName: text(60),
  phoneNumber: z.exactOptional(text(40)),
  gender: z.exactOptional(text(40)),
  birthDate: z.exactOptional(isoDay),
};

export const wireCommunication = z.object({ email: z.boolean(), sms: z.boolean() });
export const wireOptInCodes = z.array(text(60)).check(z.maxLength(20));

const wireAccountAddress = z.extend(wireAddress, {
  id: text(80),
  addressType: text(40),
  primaryAddr: z.boolean(),
});

const wireSavedCard = z.object({
  id: text(80),
  sequence: wireSequence,
  cardType: text(40),
  /** Four stars and four digits: nothing longer can be a mask. */
  cardNumberMask: z.string().check(z.regex(/^\*{4} \d{4}$/)),
  nameonCard: text(60),
  expDate: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
});

/** `customerDetails` (AUTH-07 … AUTH-09, D-API-52): what every call about an account answers. */
export const wireCustomer = z.object({
  id: wireAccountId,
  accountContacts: z.object({ ...wirePerson, email: text(254) }),
  accountUsers: z.object({ social: z.boolean() }),
  accountAddresses: z.array(wireAccountAddress).check(z.maxLength(100)),
  communicationPreferences: wireCommunication,
  optInCodes: wireOptInCodes,
  paymentCards: z.array(wireSavedCard).check(z.maxLength(100)),
  /** PayPal accounts that pay without their page; newest first. */
  paymentAccounts: z.exactOptional(
    z
      .array(
        z.object({ paymentAccountId: wirePaymentAccountId, label: text(254), createdAt: text(40) }),
      )
      .check(z.maxLength(20)),
  ),
  loyaltyId: z.exactOptional(text(80)),
});
