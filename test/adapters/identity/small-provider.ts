import { OktaAuth } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import { makeOktaIdentity } from '#adapters/identity/okta-identity.ts';
import { memoryStorage } from '#test/adapters/identity/identity-shop.ts';
import { issuedTo, type SmallIssuer } from '#test/identity-library/small-issuer.ts';

export const shopOrigin = 'http://localhost:4100';

/**
 * The product's own sign-in at an issuer that signs whatever a test asks for: the redirect leaves, comes back with a
 * code, and the code becomes tokens, which are checked as the product has them checked.
 */
export const shopAt = (small: Pick<SmallIssuer, 'issuer'>) => {
  const asked: URLSearchParams[] = [];
  const sent: { readonly url: string; readonly body: string }[] = [];
  let address = new URL(shopOrigin);
  const identity = makeOktaIdentity(OktaAuth, {
    settings: {
      issuer: small.issuer,
      clientId: issuedTo,
      shopOrigin,
      scopes: ['openid', 'profile', 'email'],
      accountScopes: ['okta.myAccount.profile.read'],
    },
    variant: 'snacks',
    clock: { now: Date.now, at: () => () => undefined },
    fetch: (input, init) => {
      sent.push({ url: String(input), body: String(init?.body ?? '') });
      return fetch(input, init);
    },
    leave: (wanted) => {
      address = new URL(wanted);
      asked.push(address.searchParams);
      return Effect.succeed({ kind: 'leaving' });
    },
    storage: memoryStorage(),
  });
  const { redirects } = identity;
  const begin = (request: Parameters<typeof redirects.begin>[0] = { returnTo: '/cart' }) =>
    Effect.runPromise(Effect.as(redirects.begin(request), undefined)).then(() => ({
      address,
      query: Object.fromEntries(address.searchParams),
    }));
  return {
    identity,
    begin,
    /** What left for the provider's calls. */
    sent,
    /** Comes back with these parameters, beside the state of what was begun. */
    comeBack: (parameters: Readonly<Record<string, string>> = { code: 'a-code' }) => {
      const state = address.searchParams.get('state') ?? '';
      const query = new URLSearchParams({ state, ...parameters });
      return redirects.complete(`${shopOrigin}/implicit/callback?${query}`);
    },
  };
};

/** How a return ended: the kind of its result, or why it is none. */
export const endOf = <Value extends { readonly kind: string }, Failure extends { _tag: string }>(
  completion: Effect.Effect<Value, Failure>,
): Promise<string> =>
  Effect.runPromise(
    Effect.match(completion, {
      onSuccess: ({ kind }) => kind,
      onFailure: (failure) => ('reason' in failure ? String(failure.reason) : failure._tag),
    }),
  );
