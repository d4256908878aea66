import { Effect } from 'effect';
import type { CustomerUnreadable } from '#ports/account/account-failures.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import { type CallFailure, NotSignedIn } from '#ports/session/call-failures.ts';
import type { SignInNotCompleted, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { ProviderSessionFacts, Renewal, TokenLife } from '#ports/sign-in/token-life.ts';

interface TokenLifePorts {
  readonly tokenLife: TokenLife;
  readonly signInSession: SignInSession;
  readonly ownAccount: OwnAccount;
}

export interface TokenLifeUseCases {
  /** Whether the provider's session is open; asked to, it is extended first. */
  readProviderSession(extend: boolean): Effect.Effect<ProviderSessionFacts>;
  readUserInfo(): Effect.Effect<
    Readonly<Record<string, unknown>>,
    NotSignedIn | SignInNotCompleted | SignInUnavailable
  >;
  /** New tokens become those of this device. Repeating it renews once more. */
  renewTokens(key: string): Effect.Effect<Renewal, CustomerUnreadable | CallFailure>;
}

/** For testers: what becomes of a sign-in after its beginning (D-AUTH-25). */
export const tokenLifeUseCases = ({
  tokenLife,
  signInSession: session,
  ownAccount: accounts,
}: TokenLifePorts): TokenLifeUseCases => ({
  readProviderSession: Effect.fn('readProviderSession')(function* (extend) {
    if (extend) yield* tokenLife.extendSession;
    return yield* tokenLife.session;
  }),
  readUserInfo: Effect.fn('readUserInfo')(function* () {
    const tokens = yield* session.tokens;
    if (tokens === undefined) return yield* new NotSignedIn();
    return yield* tokenLife.userInfo(tokens);
  }),
  renewTokens: Effect.fn('renewTokens')(function* (key) {
    const renewal = yield* tokenLife.renew(key);
    if (renewal.tokens === undefined) return renewal;
    yield* session.saveTokens(renewal.tokens);
    // The old ones may have been over, and with them what was known of the customer.
    yield* session.saveCustomer(yield* accounts.read);
    return renewal;
  }),
});
