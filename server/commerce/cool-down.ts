import type { Kysely } from 'kysely';
import { countsAsTry } from '#domain/payment/decline.ts';
import { tooManyAttempts } from '#server/api/refusals.ts';
import { requireAttempt } from '#server/api/require-attempt.ts';
import { type CountedLimit, returnAttempts } from '#server/commerce/attempt-limits.ts';
import type { CommerceLimits, CommerceParts } from '#server/commerce/commerce-parts.ts';
import { causeOf } from '#server/commerce/decline.ts';
import { fingerprint } from '#server/commerce/fingerprint.ts';
import { pauseOf } from '#server/data/commerce/attempts.ts';
import { writeAudit } from '#server/data/commerce/audit.ts';
import type { Tables } from '#server/data/tables.ts';
import type { Decision, Unknown } from '#server/parties/gateway.ts';

/**
 * Five declined cards in a quarter of an hour: whoever tries cards out has to wait. An early look
 * that spares the work; `countTry` decides.
 */
export const requireNoCoolDown = async (
  { db, limits, clock }: CommerceParts,
  actorHash: string,
  clientAddress: string,
): Promise<void> => {
  const now = clock.now();
  for (const [limit, subject] of declineLimits(limits, actorHash, clientAddress)) {
    const pause = await pauseOf(db, limit, subject, now);
    if (pause === 0) continue;
    const facts = { bucket: limit.bucket };
    await writeAudit(db, { at: new Date(now), actorHash, what: 'cool-down', facts });
    throw tooManyAttempts(Math.ceil(pause / 1000));
  }
};

/**
 * Counts a try as declined before the card is asked for, in the order's own transaction: of many
 * at once no more than the limit get as far as the gateway.
 */
export const countTry = async (
  changes: Kysely<Tables>,
  limits: CommerceLimits,
  { actorHash, clientAddress, at }: CountedTry,
): Promise<void> => {
  for (const [limit, subject] of declineLimits(limits, actorHash, clientAddress)) {
    await requireAttempt(changes, limit, subject, at);
  }
};

export interface CountedTry {
  readonly actorHash: string;
  readonly clientAddress: string;
  /** When it was counted, Unix ms. */
  readonly at: number;
}

/** Only a decline stays counted. */
export const forgiveTry = async (
  { db, limits }: Pick<CommerceParts, 'db' | 'limits'>,
  { actorHash, clientAddress, at }: CountedTry,
  decision: Decision | Unknown,
): Promise<void> => {
  // Troubles of the line and tokens the gateway forgot say nothing about who tries.
  if (decision.kind === 'declined' && countsAsTry(causeOf(decision.reason))) return;
  await returnAttempts(db, declineLimits(limits, actorHash, clientAddress), at);
};

const declineLimits = (
  limits: CommerceLimits,
  actorHash: string,
  clientAddress: string,
): readonly CountedLimit[] => [
  [limits.declinesOfActor, actorHash],
  [limits.declinesOfAddress, fingerprint(clientAddress)],
];
