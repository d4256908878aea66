import { Effect } from 'effect';
import { type AccountFailure, updateCustomer } from '#application/account/update-customer.ts';
import { localDay } from '#application/content/local-day.ts';
import type { AccountContacts, Customer } from '#domain/account/customer.ts';
import { personProblems, tidyPerson } from '#domain/account/person.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** The person as typed; the e-mail belongs to the provider and stays. */
export type ProfileEntry = Omit<AccountContacts, 'email'>;

export type SaveProfile = (
  entry: ProfileEntry,
) => Effect.Effect<Customer, AccountFailure | InputRefused>;

/** Name, phone, gender and birth date (ACCT-01, ACCT-08). Saving twice is the same as once. */
export const makeSaveProfile = (
  session: SignInSession,
  accounts: OwnAccount,
  clock: Clock,
): SaveProfile =>
  Effect.fn('saveProfile')(function* (entry) {
    return yield* updateCustomer(
      session,
      Effect.fnUntraced(function* ({ id }) {
        const problems = personProblems(entry, localDay(clock.now()));
        if (hasProblems(problems)) return yield* new InputRefused({ problems });
        return yield* accounts.saveProfile(id, tidyPerson(entry));
      }),
    );
  });
