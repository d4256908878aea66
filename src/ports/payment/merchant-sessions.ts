import type { Effect } from 'effect';
import type { CallFailure } from '#ports/session/call-failures.ts';

/** What a wallet is shown so that it opens for this shop; only the wallet reads it. */
export type MerchantSession = Readonly<Record<string, unknown>>;

/** Has the wallet's owner vouch for the shop, once for each sheet (WALLET-02). */
export interface MerchantSessions {
  /** `validationUrl` as the wallet named it; the shop decides whether it is asked. */
  open(validationUrl: string, tempUserID: string): Effect.Effect<MerchantSession, CallFailure>;
}
