import { Effect } from 'effect';
import { keptCustomer } from '#application/account/kept-customer.ts';
import { localDay } from '#application/content/local-day.ts';
import type { UseCases } from '#application/use-cases.ts';
import { personProblems, tidyPerson } from '#domain/account/person.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { Clock } from '#ports/device/clock.ts';
import { InputRefused } from '#ports/failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Name, phone, gender and birth date (ACCT-01, ACCT-08). Saving twice is the same as once. */
export const makeSaveProfile = (
  session: SignInSession,
  accounts: CustomerAccounts,
  clock: Clock,
): UseCases['saveProfile'] =>
  Effect.fn('saveProfile')(function* (entry) {
    return yield* keptCustomer(
      session,
      Effect.fnUntraced(function* ({ id }) {
        const problems = personProblems(entry, localDay(clock.now()));
        if (hasProblems(problems)) return yield* new InputRefused({ problems });
        return yield* accounts.saveProfile(id, tidyPerson(entry));
      }),
    );
  });
