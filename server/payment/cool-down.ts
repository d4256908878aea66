import type { Kysely } from 'kysely';
import { countsAsTry } from '#domain/payment/decline.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import {
  type CountedLimit,
  requireAttempts,
  returnAttempts,
} from '#server/base/limits/attempt-limits.ts';
import type { PaymentLimits } from '#server/base/limits/usual-limits.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { pauseOf } from '#server/data/limits/attempts.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { Decision, Unknown } from '#server/parties/gateway.ts';
import { causeOf } from '#server/payment/decline.ts';

/**
 * Five declined cards in a quarter of an hour: whoever tries cards out has to wait. An early look
 * that spares the work; `countTry` decides.
 */
export const requireNoCoolDown = async (
  { db, limits, clock }: Pick<ShopParts, 'db' | 'limits' | 'clock'>,
  actorHash: string,
  clientAddress: string,
): Promise<Refusal | undefined> => {
  const now = clock.now();
  for (const [limit, subject] of declineLimits(limits, actorHash, clientAddress)) {
    const pause = await pauseOf(db, limit, subject, now);
    if (pause === 0) continue;
    const facts = { bucket: limit.bucket };
    await writeAudit(db, { at: new Date(now), actorHash, what: 'cool-down', facts });
    return refuse('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(pause / 1000) });
  }
  return undefined;
};

/**
 * Counts a try as declined before the card is asked for, in the order's own transaction: of many
 * at once no more than the limit get as far as the gateway.
 */
export const countTry = (
  changes: Kysely<Tables>,
  limits: PaymentLimits,
  { actorHash, clientAddress, at }: CountedTry,
): Promise<Refusal | undefined> =>
  requireAttempts(changes, declineLimits(limits, actorHash, clientAddress), at);

export interface CountedTry {
  readonly actorHash: string;
  readonly clientAddress: string;
  /** When it was counted, Unix ms. */
  readonly at: number;
}

/** Only a decline stays counted. */
export const forgiveTry = async (
  { db, limits }: Pick<ShopParts, 'db' | 'limits'>,
  { actorHash, clientAddress, at }: CountedTry,
  decision: Decision | Unknown,
): Promise<void> => {
  // Troubles of the line and tokens the gateway forgot say nothing about who tries.
  if (decision.kind === 'declined' && countsAsTry(causeOf(decision.reason))) return;
  await returnAttempts(db, declineLimits(limits, actorHash, clientAddress), at);
};

const declineLimits = (
  limits: PaymentLimits,
  actorHash: string,
  clientAddress: string,
): readonly CountedLimit[] => [
  [limits.declinesOfActor, actorHash],
  [limits.declinesOfAddress, fingerprint(clientAddress)],
];
