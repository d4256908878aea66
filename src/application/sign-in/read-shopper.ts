import { Effect } from 'effect';
import { guest, type Shopper } from '#domain/account/shopper.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** From what this device stores, without a call; without a session it is a guest. */
export type ReadShopper = () => Effect.Effect<Shopper>;

/** Guest or customer, from what this device stores; no call and no library (AUTH-21). */
export const makeReadShopper = (session: SignInSession): ReadShopper =>
  Effect.fn('readShopper')(function* () {
    const customer = yield* session.customer;
    return customer === undefined ? guest : { role: 'customer', customer };
  });
