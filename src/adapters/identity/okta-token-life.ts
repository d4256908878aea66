import type { AccessToken, IDToken, OktaAuthOAuthInterface, Tokens } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import * as z from 'zod/mini';
import type { TransactionStorage } from '#adapters/identity/okta-options.ts';
import { isUnavailable, providerErrorOf } from '#adapters/identity/provider-error.ts';
import { aheadOfLibrary, asShopTokens, withEndMoved } from '#adapters/identity/sign-in-tokens.ts';
import { isTimely } from '#domain/session/token-times.ts';
import type { Clock } from '#ports/device/clock.ts';
import { SignInNotCompleted, SignInUnavailable } from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import type { Renewal, TokenLife } from '#ports/sign-in/token-life.ts';

/** The part of the library that knows about tokens after a sign-in. */
type LifeOfOkta = Pick<OktaAuthOAuthInterface, 'session' | 'token' | 'tokenManager'>;

interface KeptTokens {
  /** Keeps what a sign-in brought, if it can be renewed; forgets that of the sign-in before. */
  keep(tokens: Tokens): void;
  /** Takes the refresh token back at the provider and forgets all; never fails. */
  forget(): Promise<void>;
}

const keptKey = 'renewable-tokens';

const session = z.object({
  status: z.string(),
  login: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
});

/** Refresh tokens are kept by a terminal alone, beside its transactions; a page is never given one. */
export const makeOktaTokenLife = (
  okta: LifeOfOkta,
  storage: TransactionStorage,
  clock: Clock,
): TokenLife & KeptTokens => {
  const kept = (): Tokens => {
    try {
      return JSON.parse(storage.getItem(keptKey) ?? '{}') as Tokens;
    } catch {
      return {};
    }
  };
  /** With their ends by the shop's clock, as a later command finds it moved. */
  const keepAll = (tokens: Tokens): void =>
    storage.setItem(keptKey, JSON.stringify(withEndsMoved(tokens, aheadOfLibrary(clock))));
  const keep = (tokens: Tokens): void => {
    if (tokens.refreshToken === undefined) storage.removeItem(keptKey);
    else keepAll(tokens);
  };

  return {
    keep,
    forget: async () => {
      const { refreshToken } = kept();
      storage.removeItem(keptKey);
      if (refreshToken) await okta.token.revoke(refreshToken).catch(() => undefined);
    },
    session: Effect.promise(async () => {
      const { status, login, expiresAt } = z.parse(session, await okta.session.get());
      if (status !== 'ACTIVE') return { status: 'INACTIVE' };
      return { status, ...(login && { login }), ...(expiresAt && { expiresAt }) };
    }),
    extendSession: Effect.promise(() =>
      okta.session.refresh().then(
        () => undefined,
        () => undefined,
      ),
    ),
    userInfo: ({ accessToken, idToken }) =>
      Effect.tryPromise({
        try: () =>
          okta.token.getUserInfo(
            accessToken as unknown as AccessToken,
            idToken as unknown as IDToken,
          ),
        catch: (cause) => {
          const trouble = providerErrorOf(cause);
          if (isUnavailable(trouble)) return new SignInUnavailable();
          return new SignInNotCompleted({ reason: 'token', because: trouble.message });
        },
      }),
    renew: (key) =>
      Effect.promise(async () => {
        const { renewal, left } = await renewed(
          okta,
          withEndsMoved(kept(), -aheadOfLibrary(clock)),
          key,
          clock,
        );
        // Whatever is left may be renewed once more, and shows what is missing.
        if (left !== undefined) keepAll(left);
        return renewal;
      }),
  };
};

/** Errors are heard by the same ears, which the library's types leave out. */
interface Emitting {
  on(name: string, hear: (about: unknown, token?: unknown) => void): void;
  off(name: string, hear: (about: unknown, token?: unknown) => void): void;
}

const eventNames = ['added', 'removed', 'renewed', 'expired', 'error'] as const;

/** The library's token manager holds the tokens for as long as this takes, and says what it does with them. */
const renewed = async (
  { tokenManager: manager }: LifeOfOkta,
  before: Tokens,
  key: string,
  clock: Clock,
): Promise<{ readonly renewal: Renewal; readonly left?: Tokens }> => {
  const events: string[] = [];
  /** The tokens as they came: the library removes at once those that are nearly over. */
  const given: Record<string, unknown> = {};
  const ears = eventNames.map((name) => {
    const hear = (about: unknown, token?: unknown) => {
      events.push(`${name} ${nameIn(about)}`.trim());
      if (name === 'added') given[nameIn(about)] = token;
    };
    return [name, hear] as const;
  });
  const emitting = manager as unknown as Emitting;
  for (const [name, hear] of ears) emitting.on(name, hear);
  try {
    manager.setTokens(before);
    // Tokens that are over say so at the next turn.
    await new Promise((resolve) => setTimeout(resolve, 5));
    try {
      await manager.renew(key);
    } catch (cause) {
      const left = manager.getTokensSync();
      const trouble = providerErrorOf(cause);
      const renewal = {
        events,
        left: Object.keys(left).sort(),
        because: trouble.message,
        ...(isUnavailable(trouble) && { isUnavailable: true as const }),
      };
      return { renewal, left };
    }
    const left = given as Tokens;
    const tokens = samePerson(before, left, clock);
    const names = Object.keys(left).sort();
    return tokens === undefined
      ? {
          renewal: {
            events,
            left: names,
            because: 'The new tokens are of somebody else, or of another time.',
          },
        }
      : { renewal: { events, left: names, tokens }, left };
  } finally {
    for (const [name, hear] of ears) emitting.off(name, hear);
    manager.clear();
  }
};

/** Events tell the name of the token, errors carry it. */
const nameIn = (about: unknown): string =>
  typeof about === 'string' ? about : String(Object(about).tokenKey ?? '');

/** Tokens with their ends as another clock shows them, that many seconds ahead. */
const withEndsMoved = (tokens: Tokens, seconds: number): Tokens =>
  Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, withEndMoved(token, seconds)]),
  );

/** New tokens have no nonce of a sign-in: issuer and person must be those of the old ones. */
const samePerson = (
  { idToken: before }: Tokens,
  { accessToken, idToken }: Tokens,
  clock: Clock,
): SignInTokens | undefined => {
  if (accessToken === undefined || idToken === undefined) return undefined;
  const { iss, sub } = idToken.claims;
  if (before === undefined || before.claims.iss !== iss || before.claims.sub !== sub) {
    return undefined;
  }
  if (!isTimely(idToken.claims, clock.now())) return undefined;
  return asShopTokens({ accessToken, idToken }, clock);
};
