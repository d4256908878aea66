import { describe, expect, expectTypeOf, it } from 'vitest';
import { guest, type Role, type Shopper } from '#domain/account/shopper.ts';

describe('who shops', () => {
  it('[AUTH-15] is a guest or a customer: there is no other role', () => {
    expectTypeOf<Role>().toEqualTypeOf<'guest' | 'customer'>();
    const described: Readonly<Record<Role, boolean>> = { guest: true, customer: true };
    expect(Object.keys(described)).toEqual(['guest', 'customer']);
    expectTypeOf<Extract<Shopper, { role: 'guest' }>>().toEqualTypeOf<{ readonly role: 'guest' }>();
    expect(guest).toEqual({ role: 'guest' });
  });
});
