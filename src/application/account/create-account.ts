import { Effect } from 'effect';
import { localDay } from '#application/content/local-day.ts';
import type { UseCases } from '#application/use-cases.ts';
import { registrationPayload, registrationProblems } from '#domain/account/registration.ts';
import type { Variant } from '#domain/session/variant.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import type { Clock } from '#ports/device/clock.ts';
import { InputRefused } from '#ports/failures.ts';
import { SocialAccount } from '#ports/identity-failures.ts';

/**
 * Checks the form, asks who has the e-mail already, registers and signs in (REG-01 … REG-10,
 * D-AUTH-04). The cart at hand stays.
 */
export const makeCreateAccount = (
  directory: AccountDirectory,
  signIn: UseCases['signIn'],
  clock: Clock,
  variant: Variant,
): UseCases['createAccount'] =>
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
