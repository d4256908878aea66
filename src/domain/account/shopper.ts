import type { Customer } from '#domain/account/customer.ts';

/** Who shops: nobody has any other role (AUTH-15, AUTH-21). */
export type Shopper =
  | { readonly role: 'guest' }
  | {
      readonly role: 'customer';
      readonly customer: Customer;
    };

export type Role = Shopper['role'];

/** Everybody is one until they sign in. */
export const guest: Shopper = { role: 'guest' };
