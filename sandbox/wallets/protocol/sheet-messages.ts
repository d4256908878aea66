/** A line of the sheet: what, and how much as decimal text (ApplePayLineItem). */
export interface LineItem {
  readonly label: string;
  readonly amount?: string;
  readonly type?: 'final' | 'pending';
}

/** ApplePayShippingMethod */
export interface ShippingMethod {
  readonly label: string;
  readonly detail: string;
  readonly amount: string;
  readonly identifier: string;
}

/** An ApplePayError as it travels. */
export interface SheetError {
  readonly code: string;
  readonly contactField?: string;
  readonly message: string;
}

/** The parts of a page's payment request that sheet and wallet use. */
export interface SheetRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly requiredShippingContactFields: readonly string[];
  readonly requiredBillingContactFields: readonly string[];
  readonly lineItems: readonly LineItem[];
  readonly total: LineItem;
  readonly shippingMethods: readonly ShippingMethod[];
  readonly couponCode?: string;
  readonly takesCoupons: boolean;
}

/** What a page changes on the sheet when it answers. */
export interface SheetUpdate {
  readonly newTotal?: LineItem;
  readonly newLineItems?: readonly LineItem[];
  readonly newShippingMethods?: readonly ShippingMethod[];
  readonly errors: readonly SheetError[];
}

/** The events of a session that the person at the sheet causes, and what each carries. */
export interface SheetEvents {
  readonly validatemerchant: { readonly validationURL: string };
  readonly paymentmethodselected: { readonly paymentMethod: object };
  readonly shippingcontactselected: { readonly shippingContact: object };
  readonly shippingmethodselected: { readonly shippingMethod: ShippingMethod };
  readonly couponcodechanged: { readonly couponCode: string };
  readonly paymentauthorized: { readonly payment: object };
}

export type SheetEventName = keyof SheetEvents;

/** From the sheet to the page. */
export type FromSheet =
  | {
      readonly [Name in SheetEventName]: { readonly type: Name; readonly facts: SheetEvents[Name] };
    }[SheetEventName]
  | { readonly type: 'cancel'; readonly reason?: string };

/** From the page to the sheet. */
export type ToSheet =
  | { readonly type: 'merchantSession'; readonly session: object }
  | { readonly type: 'update'; readonly update: SheetUpdate };

/** The first word from the page, with a port for all others. */
export interface SheetInit {
  readonly walletSheet: 'init';
  readonly request: SheetRequest;
}
