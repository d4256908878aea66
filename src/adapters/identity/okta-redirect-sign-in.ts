import type { OktaAuthOAuthInterface, TokenParams, Tokens } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import { readLanding } from '#adapters/identity/landing.ts';
import { isUnavailable, providerErrorOf } from '#adapters/identity/provider-error.ts';
import { callbackPaths, type ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { signInTokens } from '#adapters/identity/sign-in-tokens.ts';
import type { Clock } from '#ports/device/clock.ts';
import type {
  CompletedRedirect,
  RedirectAnswer,
  RedirectRequest,
  RedirectSignIn,
} from '#ports/sign-in/redirect-sign-in.ts';
import {
  type ChallengeNeeded,
  CodeForElsewhere,
  type NotCompletedReason,
  SignInNotCompleted,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/** The part of the library that redirects and redeems. */
export type RedirectsOfOkta = Pick<
  OktaAuthOAuthInterface,
  'token' | 'transactionManager' | 'storageManager'
>;

/** How this device goes to an address of the provider, and what it comes back with. */
export type Leave = (
  address: string,
) => Effect.Effect<RedirectAnswer, SignInUnavailable | ChallengeNeeded>;

export interface OktaRedirectParts {
  readonly okta: RedirectsOfOkta;
  readonly settings: ProviderSettings;
  /** The address the library wanted to go to last; it is asked for right after. */
  readonly wanted: () => string;
  readonly leave: Leave;
  readonly clock: Clock;
  /** Told of all that a sign-in brought. */
  readonly keep?: (tokens: Tokens) => void;
}

type Completion = ReturnType<RedirectSignIn['complete']>;

/** The provider's authorize page and the way back, code flow with PKCE (AUTH-01). */
export const makeOktaRedirectSignIn = (parts: OktaRedirectParts): RedirectSignIn => {
  const { okta, settings } = parts;
  const completed = new Map<string, Completion>();

  const begin: RedirectSignIn['begin'] = Effect.fnUntraced(function* (request) {
    const address = yield* Effect.tryPromise({
      try: async () => {
        // A sign-in begun before in this tab is given up; other tabs keep theirs.
        okta.transactionManager.clear({ clearSharedStorage: false });
        await okta.token.getWithRedirect(authorizeParams(request, settings));
        return parts.wanted();
      },
      catch: () => new SignInUnavailable(),
    });
    const state = new URL(address).searchParams.get('state') ?? '';
    returnsOf(okta).setItem(state, request.returnTo);
    return yield* parts.leave(address);
  });

  const complete = (url: string): Completion =>
    Effect.gen(function* () {
      const landing = readLanding(url, settings);
      if (landing.kind === 'mail') return yield* new CodeForElsewhere({ code: landing.code });
      if (landing.kind === 'nothing') {
        return yield* notCompleted(landing.state === undefined ? 'not-a-callback' : 'no-code');
      }
      if (landing.kind === 'tokens') return yield* notCompleted('not-asked-for');
      const begun = takeTransaction(parts, landing.state);
      if (typeof begun === 'string') return yield* notCompleted(begun);
      if (landing.kind === 'error') {
        const { returnTo, manages } = begun;
        // The provider has more to ask, and asks it on its own pages (IDX-08).
        if (landing.error === 'interaction_required') {
          return yield* begin({ returnTo, ...(manages && { manages }) });
        }
        if (manages && notGranted.includes(landing.error)) return { kind: 'closed', returnTo };
        return yield* refusedBy(landing.error);
      }
      if ((landing.issuer ?? settings.issuer) !== settings.issuer)
        return yield* notCompleted('issuer');
      const given =
        landing.kind === 'code'
          ? { authorizationCode: landing.code }
          : { interactionCode: landing.code };
      const tokens = yield* redeem(parts, begun.meta, given);
      const { manages, returnTo } = begun;
      return { kind: 'completed', tokens, manages, returnTo } satisfies CompletedRedirect;
    });

  return {
    begin,
    complete: (url) => {
      const known = completed.get(url) ?? Effect.runSync(Effect.cached(complete(url)));
      completed.set(url, known);
      return known;
    },
  };
};

/** What a provider answers that does not know scopes, or whose policy does not give them. */
const notGranted = ['invalid_scope', 'access_denied'];

/** What Okta wants for changes of one's own account: a second factor of whoever has one. */
const usualLevel = 'urn:okta:loa:2fa:any:ifpossible';

const authorizeParams = (
  { sessionToken, through, loginHint, manages, recentWithin, level }: RedirectRequest,
  { shopOrigin, scopes, accountScopes }: ProviderSettings,
): TokenParams => ({
  responseType: 'code',
  responseMode: 'query',
  scopes: manages ? [...scopes, ...accountScopes] : [...scopes],
  redirectUri: `${shopOrigin}${through === undefined ? callbackPaths.own : callbackPaths.google}`,
  ...(sessionToken !== undefined && { sessionToken }),
  ...(through !== undefined && { idp: through }),
  // The provider's open session may belong to another person than the typed e-mail address.
  ...(loginHint !== undefined && {
    loginHint,
    ...(recentWithin === undefined && { prompt: 'login' }),
  }),
  ...(recentWithin !== undefined && { maxAge: recentWithin, acrValues: usualLevel }),
  ...(level !== undefined && { acrValues: level }),
});

/**
 * Where to go on after each sign-in, by its state. The library's own functions for it write into sessionStorage
 * besides, and throw where that is blocked.
 */
const returnsOf = ({ storageManager }: RedirectsOfOkta) => storageManager.getOriginalUriStorage();

type Meta = NonNullable<ReturnType<RedirectsOfOkta['transactionManager']['load']>>;

interface Begun {
  readonly meta: Meta;
  readonly returnTo: string;
  readonly manages: boolean;
}

/**
 * What was remembered when the sign-in with this state began here, taken out so that it is good
 * once. The library falls back to whatever sign-in began last in this tab, so the state is compared
 * again: an address somebody else made must not meet it.
 */
const takeTransaction = (
  { okta, settings: { accountScopes } }: OktaRedirectParts,
  state: string,
): Begun | 'unknown-transaction' | 'state' => {
  const meta = okta.transactionManager.load({ state });
  if (meta === null) return 'unknown-transaction';
  if (meta.state !== state) return 'state';

  const returns = returnsOf(okta);
  const returnTo: unknown = returns.getItem(state);
  returns.removeItem?.(state);
  okta.transactionManager.clear({ state });
  const { scopes } = meta as TokenParams;
  return {
    meta,
    returnTo: typeof returnTo === 'string' ? returnTo : '/',
    manages: accountScopes.some((scope) => scopes?.includes(scope)),
  };
};

const redeem = (
  parts: OktaRedirectParts,
  meta: Meta,
  given: { readonly authorizationCode: string } | { readonly interactionCode: string },
): Effect.Effect<SignInTokens, SignInNotCompleted | SignInUnavailable> =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => parts.okta.token.exchangeCodeForTokens({ ...(meta as TokenParams), ...given }),
      catch: (cause) => {
        const trouble = providerErrorOf(cause);
        if (isUnavailable(trouble)) return new SignInUnavailable();
        return new SignInNotCompleted({
          reason: trouble.code === 'invalid_grant' ? 'code' : 'token',
        });
      },
    }),
    ({ tokens }) =>
      Effect.tap(signInTokens(tokens, parts, meta), () => Effect.sync(() => parts.keep?.(tokens))),
  );

const notCompleted = (reason: NotCompletedReason) =>
  Effect.fail(new SignInNotCompleted({ reason }));

/** Errors of RFC 6749 §4.1.2.1 and OpenID Connect Core §3.1.2.6. */
const refusedBy = (error: string) =>
  error === 'server_error' || error === 'temporarily_unavailable'
    ? Effect.fail(new SignInUnavailable())
    : notCompleted(error === 'login_required' ? 'login-required' : 'denied');
