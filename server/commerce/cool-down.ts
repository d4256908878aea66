import type { CommerceParts } from '#server/commerce/commerce-parts.ts';
import { declineFor } from '#server/commerce/decline.ts';
import { fingerprint } from '#server/commerce/fingerprint.ts';
import { tooManyAttempts } from '#server/commerce/refusals.ts';
import { mayAttempt, recordAttempt } from '#server/data/commerce/attempts.ts';
import { writeAudit } from '#server/data/commerce/audit.ts';

/** Five declined cards in a quarter of an hour: whoever tries cards out has to wait. */
export const requireNoCoolDown = async (
  { db, limits, clock }: CommerceParts,
  actorHash: string,
  clientAddress: string,
): Promise<void> => {
  const now = clock.now();
  for (const [limit, subject] of [
    [limits.declinesOfActor, actorHash],
    [limits.declinesOfAddress, fingerprint(clientAddress)],
  ] as const) {
    const allowance = await mayAttempt(db, limit, subject, now);
    if (allowance.allowed) continue;
    const facts = { bucket: limit.bucket };
    await writeAudit(db, { at: new Date(now), actorHash, what: 'cool-down', facts });
    throw tooManyAttempts({ retryAfterSeconds: Math.ceil(allowance.waitMs / 1000) });
  }
};

/** Troubles of the line and tokens the gateway forgot say nothing about who tries. */
export const recordDecline = async (
  { db, limits, clock }: CommerceParts,
  actorHash: string,
  clientAddress: string,
  reason: string,
): Promise<void> => {
  if (declineFor(reason).group === 'temporary' || reason === 'INVALID_DATA') return;
  const now = clock.now();
  await recordAttempt(db, limits.declinesOfActor, actorHash, now);
  await recordAttempt(db, limits.declinesOfAddress, fingerprint(clientAddress), now);
};
