import { Effect } from 'effect';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { TooManyAttempts } from '#ports/session/call-failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ResetLinkRefused, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** Sends a mail with an unlock link; the answer does not show whether the account exists. */
export type UnlockAccount = (
  email: string,
) => Effect.Effect<void, InputRefused | TooManyAttempts | SignInUnavailable>;

/** Asks for the unlock mail; asking again sends another one. */
export const makeUnlockAccount = (credentials: CredentialSignIn): UnlockAccount =>
  Effect.fn('unlockAccount')(function* (entered) {
    const email = trimmed(entered);
    const problem = emailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* credentials.mailUnlockLink(email);
  });

/** Unlocks with the token of that mail, which works once. */
export type RedeemUnlock = (
  token: string,
) => Effect.Effect<void, ResetLinkRefused | TooManyAttempts | SignInUnavailable>;

/** Opens a locked account with the token of that mail. */
export const makeRedeemUnlock = (credentials: CredentialSignIn): RedeemUnlock =>
  Effect.fn('redeemUnlock')(function* (token) {
    yield* credentials.redeemUnlock(token);
  });
