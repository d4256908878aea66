import { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';
import { NotSignedIn } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** The guard of everything only customers may do, for screens and terminals (AUTH-13). */
export const signedIn = (session: SignInSession): Effect.Effect<Customer, NotSignedIn> =>
  Effect.flatMap(session.customer, (customer) =>
    customer === undefined ? Effect.fail(new NotSignedIn()) : Effect.succeed(customer),
  );
