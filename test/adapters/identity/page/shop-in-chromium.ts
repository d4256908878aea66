import type { Page } from '@playwright/test';
import type { Effect } from 'effect';
import type { Identity } from '#adapters/identity/okta-identity.ts';
import { clientId, type IdentityUnderTest } from '#test/sandbox/identity/identity-under-test.ts';

/** What the page offers to the tests: the shop's own sign-in, as its pages have it. */
export interface ShopPage {
  readonly shop: Identity;
  /** Addresses the shop wanted to leave for. */
  readonly left: string[];
  readonly run: typeof Effect.runPromise;
  /** The tag of a failure, or `done`. */
  endOf(work: Effect.Effect<unknown, { readonly _tag: string }>): Promise<string>;
}

export const shopEntry = `import { makePageIdentity } from '#adapters/identity/page-identity.ts';
import { Effect } from 'effect';
window.begin = ({ stays, ...settings }) => {
  window.left = [];
  window.run = Effect.runPromise;
  window.endOf = (work) =>
    Effect.runPromise(Effect.match(work, { onSuccess: () => 'done', onFailure: ({ _tag }) => _tag }));
  const clock = { now: Date.now, at: () => () => undefined };
  const fetched = (...given) => fetch(...given);
  window.shop = makePageIdentity({ settings, variant: 'snacks', clock, fetch: fetched }, (address) => {
    window.left.push(address);
    if (!stays) location.assign(address);
  });
};`;

/** Makes the shop's sign-in in the page, as it is after each load. */
export const openShopIn = (page: Page, { issuer }: IdentityUnderTest, stays = false) =>
  page.evaluate(
    (settings) => (window as unknown as { begin(given: object): void }).begin(settings),
    {
      ...{ issuer, clientId, stays, shopOrigin: new URL(page.url()).origin, accountScopes: [] },
      scopes: ['openid', 'profile', 'email'],
    },
  );
