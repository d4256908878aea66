import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import { makeTerminalIdentity } from '#adapters/identity/terminal-identity.ts';
import { makeFileTransactions } from '#adapters/node/file-transactions.ts';
import type { TerminalShopOptions } from '#composition/node.ts';
import { variants } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';

/** Signing in from a terminal, by the callback addresses of the shop it is used with. */
export const makeNodeIdentity = (
  { issuer, clientId, baseUrl, variant, stateFolder }: TerminalShopOptions,
  clock: Clock,
) =>
  makeTerminalIdentity({
    settings: {
      issuer,
      clientId,
      shopOrigin: new URL(baseUrl).origin,
      scopes: variants[variant].scopes,
      accountScopes: usualAccountScopes,
    },
    variant,
    clock,
    storage: makeFileTransactions(stateFolder),
  });
