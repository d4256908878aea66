import { OktaAuth } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import {
  type Identity,
  makeOktaIdentity,
  type OktaIdentityParts,
} from '#adapters/identity/okta-identity.ts';
import type { TransactionStorage } from '#adapters/identity/okta-options.ts';
import { makeOktaProviderAccounts } from '#adapters/identity/okta-provider-account.ts';
import type { Leave } from '#adapters/identity/okta-redirect-sign-in.ts';
import { makeOktaSelfService } from '#adapters/identity/okta-self-service.ts';
import { makeOktaTokenLife } from '#adapters/identity/okta-token-life.ts';
import { makeTerminalFetch } from '#adapters/identity/terminal-fetch.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import { ChallengeNeeded, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { TokenLife } from '#ports/sign-in/token-life.ts';

export interface TerminalIdentityParts extends Omit<OktaIdentityParts, 'leave' | 'fetch' | 'keep'> {
  readonly storage: TransactionStorage;
}

export interface TerminalIdentity extends Identity {
  readonly okta: OktaAuth;
  readonly selfService: SelfServiceFlow;
  readonly accounts: ProviderAccounts;
  readonly tokenLife: TokenLife;
}

/** Signing in without a page: redirects are fetched and their target address is read. */
export const makeTerminalIdentity = (parts: TerminalIdentityParts): TerminalIdentity => {
  const send = makeTerminalFetch(parts.storage);
  const leave = followOnce(send, parts.settings.shopOrigin);
  const identity = makeOktaIdentity(OktaAuth, {
    ...{ ...parts, fetch: send, leave },
    keep: (tokens) => tokenLife.keep(tokens),
  });
  const tokenLife = makeOktaTokenLife(identity.okta, parts.storage, parts.clock);
  const { providerSession } = identity;
  return {
    ...identity,
    tokenLife,
    providerSession: {
      ...providerSession,
      end: (tokens) =>
        Effect.andThen(
          Effect.promise(() => tokenLife.forget()),
          providerSession.end(tokens),
        ),
    },
    selfService: makeOktaSelfService({ ...parts, okta: identity.okta }),
    accounts: makeOktaProviderAccounts(identity.okta, parts.clock),
  };
};

/** Anything but a way back to the shop is a page of the provider, and asks a person something. */
const followOnce =
  (send: typeof fetch, shopOrigin: string): Leave =>
  (address) =>
    Effect.flatMap(
      Effect.tryPromise({
        try: (signal) => send(address, { redirect: 'manual', signal }),
        catch: () => new SignInUnavailable(),
      }),
      ({ status, headers }) => {
        const url = URL.parse(headers.get('location') ?? '', address);
        if (url?.origin === shopOrigin) return Effect.succeed({ kind: 'returned', url: url.href });
        return Effect.fail(status >= 500 ? new SignInUnavailable() : new ChallengeNeeded());
      },
    );
