import { actorOf, fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { MerchantSession } from '#server/parties/apple/merchant-sessions.ts';

export interface MerchantSessionRequest {
  /** As the wallet named it; anybody can write one (D-API-28). */
  readonly validationURL: string;
  readonly tempUserID: string;
  readonly clientAddress: string;
}

type Parts = Pick<ShopParts, 'db' | 'clock' | 'limits' | 'merchantSessions' | 'report'>;

/**
 * One merchant session for one sheet (WALLET-02). Domain, name and merchant id are the
 * configuration's. Not safe to repeat: each call makes another session.
 */
export const openMerchantSession = async (
  { db, clock, limits, merchantSessions, report }: Parts,
  { validationURL, tempUserID, clientAddress }: MerchantSessionRequest,
): Promise<MerchantSession | Refusal> => {
  const counted = [
    [limits.walletsOfActor, actorOf(tempUserID)],
    [limits.walletsOfAddress, fingerprint(clientAddress)],
  ] as const;
  const allowance = await requireAttempts(db, counted, clock.now());
  if (isRefusal(allowance)) return allowance;
  // A shop without a merchant id of Apple's has no such call.
  if (merchantSessions === undefined) return refuse('NOT_FOUND', { what: 'call' });
  const opened = await merchantSessions.open(validationURL);
  switch (opened.kind) {
    case 'opened':
      return opened.session;
    case 'address-refused':
      report({ event: 'merchant-validation-refused', detail: 'not an address of the wallet' });
      return refuse('APPLE_PAY_VALIDATION_URL_REJECTED');
    case 'failed':
      report({ event: 'merchant-validation-failed', detail: opened.why });
      return refuse('APPLE_PAY_MERCHANT_VALIDATION_FAILED');
  }
};
