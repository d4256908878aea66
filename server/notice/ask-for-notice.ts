import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { emailExample, simpleEmailProblem } from '#domain/validation/email.ts';
import { trimmed } from '#domain/validation/typed-text.ts';
import type { Clock } from '#server/base/host/clock.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import { requireAttempt } from '#server/base/limits/require-attempt.ts';
import { Refusal } from '#server/base/refusal/refusal.ts';
import { findProduct } from '#server/data/catalog/find-product.ts';
import type { Limit } from '#server/data/limits/attempts.ts';
import { keepRestockRequest } from '#server/data/notice/restock-requests.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface NoticeWish {
  readonly email: string;
  readonly productId: string;
  readonly locationNumber: string;
  readonly language: Language;
  readonly clientAddress: string;
}

const quarterHour = 15 * 60_000;
/** An office shares an address; a person asks about a few snacks. */
const limits = {
  ofAddress: { bucket: 'notices-address', most: 60, windowMs: quarterHour },
  ofEmail: { bucket: 'notices-email', most: 10, windowMs: quarterHour },
} as const satisfies Readonly<Record<string, Limit>>;

/**
 * Keeps that somebody wants to hear when a product is back (D-API-38). The answer is the same for
 * an e-mail that waits already and for a new one, so nobody learns who waits for what.
 */
export const askForNotice = async (
  { db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock },
  wish: NoticeWish,
): Promise<void> => {
  const problem = simpleEmailProblem(wish.email);
  if (problem !== undefined) throw emailRefused(problem.key);
  const email = trimmed(wish.email);
  const now = clock.now();
  for (const [limit, subject] of [
    [limits.ofAddress, wish.clientAddress],
    [limits.ofEmail, email.toLowerCase()],
  ] as const) {
    await requireAttempt(db, limit, fingerprint(subject), now);
  }
  const product = await findProduct(db, wish.productId, wish);
  if (product === undefined) throw productUnknown();
  if (product.available) throw productAvailable();
  await keepRestockRequest(db, {
    requestId: randomBytes(16).toString('base64url'),
    stopToken: randomBytes(24).toString('base64url'),
    email,
    productId: wish.productId,
    locationNumber: wish.locationNumber,
    language: wish.language,
    now: new Date(now),
  });
};

const emailRefused = (key: string): Refusal =>
  new Refusal({
    status: 400,
    code: 'INPUT_REFUSED',
    field: 'email',
    messages:
      key === 'required.email'
        ? { 'en-us': 'Email is required', es: 'El correo electrónico es obligatorio' }
        : {
            'en-us': `Email address should be in ${emailExample} format`,
            es: `El correo electrónico debe tener el formato ${emailExample}`,
          },
  });

const productUnknown = (): Refusal =>
  new Refusal({
    status: 404,
    code: 'NOT_FOUND',
    messages: { 'en-us': 'This product does not exist.', es: 'Este producto no existe.' },
  });

const productAvailable = (): Refusal =>
  new Refusal({
    status: 409,
    code: 'PRODUCT_AVAILABLE',
    messages: {
      'en-us': 'This product is available. Add it to your cart.',
      es: 'Este producto está disponible. Agrégalo a tu carrito.',
    },
  });
