import { Effect } from 'effect';
import { localDay } from '#application/content/local-day.ts';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { StepOutcome } from '#application/sign-in/continue-sign-in.ts';
import type { SignIn, SignInFailure } from '#application/sign-in/sign-in.ts';
import {
  type RegistrationForm,
  registrationPayload,
  registrationProblems,
} from '#domain/account/registration.ts';
import type { Variant } from '#domain/session/variant.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import { SocialAccount } from '#ports/account/account-failures.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { AccountExists, PasswordRefused } from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** The form of a new account, and where its owner wants to go with it. */
export interface AccountEntry extends RegistrationForm {
  readonly returnTo?: string;
}

/** Checks, registers, signs in with the new credentials (D-AUTH-04). */
export type CreateAccount = (
  entry: AccountEntry,
) => Effect.Effect<
  StepOutcome,
  SignInFailure | CompletionFailure | SocialAccount | AccountExists | PasswordRefused
>;

interface CreateAccountPorts {
  readonly accountDirectory: AccountDirectory;
  readonly clock: Clock;
  readonly shopFacts: { readonly variant: Variant };
}

/**
 * Checks the form, asks who has the e-mail already, registers and signs in (REG-01 … REG-10,
 * D-AUTH-04). The current cart stays.
 */
export const makeCreateAccount = (
  { accountDirectory: directory, clock, shopFacts: { variant } }: CreateAccountPorts,
  signIn: SignIn,
): CreateAccount =>
  Effect.fn('createAccount')(function* ({ returnTo, ...form }) {
    const problems = registrationProblems(form, localDay(clock.now()));
    if (hasProblems(problems)) return yield* new InputRefused({ problems });
    const email = trimmed(form.email);
    if (yield* directory.isSocial(email)) return yield* new SocialAccount({ wish: 'register' });
    const loyaltyId = variant.id === 'rewards' ? yield* directory.loyaltyOf(email) : undefined;
    yield* directory.register(registrationPayload(form, variant, loyaltyId));
    const entry = { email, password: form.password };
    return yield* signIn(returnTo === undefined ? entry : { ...entry, returnTo });
  });
