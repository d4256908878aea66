import type { Customer } from '#domain/account/customer.ts';

/** Guest or customer; there is no other role (AUTH-15, AUTH-21). */
export type Shopper =
  | { readonly role: 'guest' }
  | {
      readonly role: 'customer';
      readonly customer: Customer;
    };

export type Role = Shopper['role'];

/** The role before sign-in. */
export const guest: Shopper = { role: 'guest' };
