import { makeOktaProviderAccounts } from '#adapters/identity/okta-provider-account.ts';
import { makePageAccountCalls } from '#adapters/identity/page-account-calls.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { Clock } from '#ports/device/clock.ts';

/** Accounts at the provider, for a page; loaded by whoever looks after their sign-in. */
export const makeBrowserAccounts = (
  issuer: string,
  clock: Clock,
  send: typeof fetch,
): ProviderAccounts => makeOktaProviderAccounts(makePageAccountCalls(issuer, send), clock);
