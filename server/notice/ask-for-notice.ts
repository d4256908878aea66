import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { noticeEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempts } from '#server/base/limits/attempt-limits.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import { keepRestockRequest } from '#server/data/notice/restock-requests.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface NoticeRequest {
  readonly email: string;
  readonly productId: string;
  readonly locationNumber: string;
  readonly language: Language;
  readonly clientAddress: string;
}

const quarterHour = 15 * 60_000;
/** An office shares one address; a person asks about a few snacks. */
const limits = {
  ofAddress: { bucket: 'notices-address', most: 60, windowMs: quarterHour },
  ofEmail: { bucket: 'notices-email', most: 10, windowMs: quarterHour },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Stores a request for a mail when a product is back (D-API-38). The answer is the same for an
 * e-mail that already waits and for a new one, so that nobody learns who waits for what.
 */
export const askForNotice = async (
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  asked: NoticeRequest,
): Promise<Refusal | undefined> => {
  const problem = noticeEmailProblem(asked.email);
  if (problem !== undefined) {
    const email = problem.key === 'required.email' ? 'missing' : 'malformed';
    return refuse('INPUT_REFUSED', { field: 'email', email });
  }
  const email = trimmed(asked.email);
  const now = clock.now();
  const counted = [
    [limits.ofAddress, fingerprint(asked.clientAddress)],
    [limits.ofEmail, fingerprint(email.toLowerCase())],
  ] as const;
  const tooMany = await requireAttempts(db, counted, now);
  if (tooMany !== undefined) return tooMany;
  const product = await findProduct(db, asked.productId, asked);
  if (product === undefined) return refuse('NOT_FOUND', { what: 'product' });
  if (product.available) return refuse('PRODUCT_AVAILABLE');
  await keepRestockRequest(db, {
    requestId: randomBytes(16).toString('base64url'),
    stopToken: randomBytes(24).toString('base64url'),
    email,
    productId: asked.productId,
    locationNumber: asked.locationNumber,
    language: asked.language,
    now: new Date(now),
  });
  return undefined;
};
