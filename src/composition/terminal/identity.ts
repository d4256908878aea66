import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import { makeTerminalIdentity } from '#adapters/identity/terminal-identity.ts';
import { makeFileTransactions } from '#adapters/node/file-transactions.ts';
import { type Variant, variants } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';

export interface TerminalIdentityOptions {
  /** Who signs shoppers in. */
  readonly issuer: string;
  readonly clientId: string;
  /** The storefront's base, without a trailing slash. */
  readonly baseUrl: string;
  /** The variant of the site the shopper sees. */
  readonly variant: Variant['id'];
  readonly stateFolder: string;
  /** Asks for tokens that can be renewed. */
  readonly renewable?: boolean;
}

/** Signing in from a terminal, by the callback addresses of the shop it is used with. */
export const makeNodeIdentity = (
  { issuer, clientId, baseUrl, variant, stateFolder, renewable }: TerminalIdentityOptions,
  clock: Clock,
) =>
  makeTerminalIdentity({
    settings: {
      issuer,
      clientId,
      shopOrigin: new URL(baseUrl).origin,
      scopes: [...variants[variant].scopes, ...(renewable ? ['offline_access'] : [])],
      accountScopes: usualAccountScopes,
    },
    variant,
    clock,
    storage: makeFileTransactions(stateFolder),
  });
