import * as z from 'zod/mini';
import type { WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import type { WalletPayment } from '#ports/payment/wallet.ts';

const text = z.exactOptional(z.catch(z.string(), ''));

/** ApplePayPaymentContact; what a sheet leaves out, or writes in another way, counts as not said. */
const contact = z.object({
  givenName: text,
  familyName: text,
  emailAddress: text,
  phoneNumber: text,
  addressLines: z.exactOptional(z.catch(z.array(z.string()), [])),
  locality: text,
  administrativeArea: text,
  postalCode: text,
  countryCode: text,
});

const maybeContact = z.catch(contact, {});

const validation = z.object({ validationURL: z.string() });
const contactEvent = z.object({ shippingContact: maybeContact });
const couponEvent = z.object({ couponCode: z.catch(z.string(), '') });
const paymentEvent = z.object({
  payment: z.object({
    token: z.object({
      paymentData: z.record(z.string(), z.json()),
      paymentMethod: z.catch(z.object({ displayName: text, network: text }), {}),
    }),
    shippingContact: maybeContact,
    billingContact: maybeContact,
  }),
});

export const validationUrlIn = (event: unknown): string | undefined =>
  z.safeParse(validation, event).data?.validationURL;

export const contactIn = (event: unknown): WalletContact =>
  said(z.safeParse(contactEvent, event).data?.shippingContact);

export const couponIn = (event: unknown): string =>
  z.safeParse(couponEvent, event).data?.couponCode ?? '';

/** Undefined when it is no payment: then nothing can be paid with it. */
export const paymentIn = (event: unknown): WalletPayment | undefined => {
  const read = z.safeParse(paymentEvent, event).data;
  if (read === undefined) return undefined;
  const { token, shippingContact, billingContact } = read.payment;
  const { displayName, network } = token.paymentMethod;
  return {
    given: {
      paymentData: base64Of(JSON.stringify(token.paymentData)),
      cardName: (displayName || network || 'Apple Pay').slice(0, longestName),
    },
    shipping: said(shippingContact),
    billing: said(billingContact),
  };
};

/** As much of the card's name as the shop takes, characters. */
const longestName = 60;

const said = (read: z.output<typeof contact> | undefined): WalletContact => read ?? {};

const base64Of = (written: string): string =>
  btoa(Array.from(new TextEncoder().encode(written), (byte) => String.fromCharCode(byte)).join(''));
