import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import { freshPayment, type PaymentInfo } from '#domain/payment/payment-info.ts';
import { type Address, type Contact, emptyAddress } from '#domain/shipping/address.ts';
import type { Expectation, NoDay } from '#domain/shipping/expected-day/expected-days.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** A typed value and what is wrong with it (CHK-12, CHK-13). */
export interface Field {
  readonly value: string;
  readonly error?: Problem;
}

export type AddressFields = { readonly [Name in keyof Address]: Field };
export type ContactFields = { readonly [Name in keyof Contact]: Field };

/** 0 shipping with contact and gift options, 1 payment with billing, 2 review (D-CHECKOUT-02). */
export type CheckoutStep = 0 | 1 | 2;

export interface FormStatus {
  readonly activeForm: CheckoutStep;
  readonly shippingCompleted: boolean;
  readonly paymentCompleted: boolean;
}

export interface GiftOptions {
  readonly giftOrder: boolean;
  readonly includesGiftCard: boolean;
  readonly firstName: Field;
  readonly lastName: Field;
  readonly recipientEmail: Field;
  readonly giftMessage: Field;
}

/** A stored address chosen from the address book; `editMode` reopens its fields (CHK-15). */
export interface SelectedAddress {
  readonly address: Address;
  readonly editMode: boolean;
}

export interface Checkout {
  readonly contactInfo: ContactFields;
  readonly shipping: AddressFields & {
    readonly isUpsAddress: boolean;
    readonly selected?: SelectedAddress;
  };
  readonly billing: AddressFields;
  readonly billingSameShippingFlag: boolean;
  readonly paymentInfo: PaymentInfo;
  readonly formStatus: FormStatus;
  readonly giftCard: GiftOptions;
  /** Gift cards that pay, in the order they were given; never a code (D-GIFT-07). */
  readonly giftCards: readonly SpendableGiftCard[];
  readonly upsValidatedAddresses: readonly Address[];
  /** The guest's id: unguessable, sent with the order, removed after it (D-CHECKOUT-11). */
  readonly tempUserID?: string;
  readonly isApplePay: boolean;
  /** The server's price promise for this cart and address. */
  readonly quoteId?: string;
  /** The total of the quote, as it was shown to the shopper. */
  readonly quotedTotal?: Cents;
  /** When the quote says that the order should come. */
  readonly quotedDays?: Expectation | NoDay;
  /** One per checkout attempt: kept for retries, renewed after a definite decline (D-CHECKOUT-15). */
  readonly idempotencyKey?: string;
}

const blank: Field = { value: '' };

export const fieldsOf = (address: Address): AddressFields => ({
  firstName: { value: address.firstName },
  lastName: { value: address.lastName },
  address: { value: address.address },
  addressDetails: { value: address.addressDetails },
  city: { value: address.city },
  state: { value: address.state },
  zipcode: { value: address.zipcode },
});

export const addressOf = (fields: AddressFields): Address => ({
  firstName: fields.firstName.value,
  lastName: fields.lastName.value,
  address: fields.address.value,
  addressDetails: fields.addressDetails.value,
  city: fields.city.value,
  state: fields.state.value,
  zipcode: fields.zipcode.value,
});

export const freshCheckout: Checkout = {
  contactInfo: { email: blank, phoneNumber: blank },
  shipping: { ...fieldsOf(emptyAddress), isUpsAddress: false },
  billing: fieldsOf(emptyAddress),
  billingSameShippingFlag: true,
  paymentInfo: freshPayment,
  formStatus: { activeForm: 0, shippingCompleted: false, paymentCompleted: false },
  giftCard: {
    giftOrder: false,
    includesGiftCard: false,
    firstName: blank,
    lastName: blank,
    recipientEmail: blank,
    giftMessage: blank,
  },
  giftCards: [],
  upsValidatedAddresses: [],
  isApplePay: false,
};
