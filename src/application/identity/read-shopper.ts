import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { guest } from '#domain/account/shopper.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Guest or customer, by what this device remembers; no call and no library (AUTH-21). */
export const makeReadShopper = (session: SignInSession): UseCases['readShopper'] =>
  Effect.fn('readShopper')(function* () {
    const customer = yield* session.customer;
    return customer === undefined ? guest : { role: 'customer', customer };
  });
