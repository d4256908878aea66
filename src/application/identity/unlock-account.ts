import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import { emailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import { InputRefused } from '#ports/failures.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';

/** Asks for the mail that unlocks; asking again sends another. */
export const makeUnlockAccount = (credentials: CredentialSignIn): UseCases['unlockAccount'] =>
  Effect.fn('unlockAccount')(function* (entered) {
    const email = trimmed(entered);
    const problem = emailProblem(email);
    if (problem) return yield* new InputRefused({ problems: { email: problem } });
    yield* credentials.mailUnlockLink(email);
  });

/** Opens a locked account with the token of that mail. */
export const makeRedeemUnlock = (credentials: CredentialSignIn): UseCases['redeemUnlock'] =>
  Effect.fn('redeemUnlock')(function* (token) {
    yield* credentials.redeemUnlock(token);
  });
