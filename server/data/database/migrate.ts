import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { catalogMigration } from '#server/data/migrations/0001-0020/0001-catalog.ts';
import { commerceMigration } from '#server/data/migrations/0001-0020/0002-commerce.ts';
import { restockRequestsMigration } from '#server/data/migrations/0001-0020/0003-restock-requests.ts';
import { contentMigration } from '#server/data/migrations/0001-0020/0004-content.ts';
import { shelfCountsMigration } from '#server/data/migrations/0001-0020/0005-shelf-counts.ts';
import { searchMigration } from '#server/data/migrations/0001-0020/0006-search.ts';
import { orderGuardsMigration } from '#server/data/migrations/0001-0020/0007-order-guards.ts';
import { productChangesMigration } from '#server/data/migrations/0001-0020/0008-product-changes.ts';
import { paymentChallengesMigration } from '#server/data/migrations/0001-0020/0009-payment-challenges.ts';
import { accountsMigration } from '#server/data/migrations/0001-0020/0010-accounts.ts';
import { registrationsMigration } from '#server/data/migrations/0001-0020/0011-registrations.ts';
import { orderedListsMigration } from '#server/data/migrations/0001-0020/0012-ordered-lists.ts';
import { lettersAgeMigration } from '#server/data/migrations/0001-0020/0013-letters-age.ts';
import { savedCardsMigration } from '#server/data/migrations/0001-0020/0014-saved-cards.ts';
import { cartsMigration } from '#server/data/migrations/0001-0020/0015-carts.ts';
import { savedMixesMigration } from '#server/data/migrations/0001-0020/0016-saved-mixes.ts';
import { couponsMigration } from '#server/data/migrations/0001-0020/0017-coupons.ts';
import { cartOrdersMigration } from '#server/data/migrations/0001-0020/0018-cart-orders.ts';
import { heldGoodsMigration } from '#server/data/migrations/0001-0020/0019-held-goods.ts';
import { ageOfTokensMigration } from '#server/data/migrations/0001-0020/0020-age-of-tokens.ts';
import { noticeStopsMigration } from '#server/data/migrations/0021-0040/0021-notice-stops.ts';
import { giftCardBalancesMigration } from '#server/data/migrations/0021-0040/0022-gift-card-balances.ts';
import { paymentMethodsMigration } from '#server/data/migrations/0021-0040/0023-payment-methods.ts';
import { partyAnswersMigration } from '#server/data/migrations/0021-0040/0024-party-answers.ts';
import { paymentAccountsMigration } from '#server/data/migrations/0021-0040/0025-payment-accounts.ts';
import { refundsMigration } from '#server/data/migrations/0021-0040/0026-refunds.ts';
import { capturesMigration } from '#server/data/migrations/0021-0040/0027-captures.ts';
import { endedConsentsMigration } from '#server/data/migrations/0021-0040/0028-ended-consents.ts';
import { unseenConsentsMigration } from '#server/data/migrations/0021-0040/0029-unseen-consents.ts';
import { traceContextMigration } from '#server/data/migrations/0021-0040/0030-trace-context.ts';
import { expectedDaysMigration } from '#server/data/migrations/0021-0040/0031-expected-days.ts';
import { greetingsMigration } from '#server/data/migrations/0021-0040/0032-greetings.ts';
import { sizeChoicesMigration } from '#server/data/migrations/0021-0040/0033-size-choices.ts';
import { orderTrackingMigration } from '#server/data/migrations/0021-0040/0034-order-tracking.ts';
import { pairingsMigration } from '#server/data/migrations/0021-0040/0035-pairings.ts';
import { insidePicturesMigration } from '#server/data/migrations/0021-0040/0036-inside-pictures.ts';
import { productReviewsMigration } from '#server/data/migrations/0021-0040/0037-product-reviews.ts';
import { cardsOfOperatorsMigration } from '#server/data/migrations/0021-0040/0038-cards-of-operators.ts';
import { madeFromMigration } from '#server/data/migrations/0021-0040/0039-made-from.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** In the order they run. A released migration is never changed; a new one is added instead. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-catalog': catalogMigration,
  '0002-commerce': commerceMigration,
  '0003-restock-requests': restockRequestsMigration,
  '0004-content': contentMigration,
  '0005-shelf-counts': shelfCountsMigration,
  '0006-search': searchMigration,
  '0007-order-guards': orderGuardsMigration,
  '0008-product-changes': productChangesMigration,
  '0009-payment-challenges': paymentChallengesMigration,
  '0010-accounts': accountsMigration,
  '0011-registrations': registrationsMigration,
  '0012-ordered-lists': orderedListsMigration,
  '0013-letters-age': lettersAgeMigration,
  '0014-saved-cards': savedCardsMigration,
  '0015-carts': cartsMigration,
  '0016-saved-mixes': savedMixesMigration,
  '0017-coupons': couponsMigration,
  '0018-cart-orders': cartOrdersMigration,
  '0019-held-goods': heldGoodsMigration,
  '0020-age-of-tokens': ageOfTokensMigration,
  '0021-notice-stops': noticeStopsMigration,
  '0022-gift-card-balances': giftCardBalancesMigration,
  '0023-payment-methods': paymentMethodsMigration,
  '0024-party-answers': partyAnswersMigration,
  '0025-payment-accounts': paymentAccountsMigration,
  '0026-refunds': refundsMigration,
  '0027-captures': capturesMigration,
  '0028-ended-consents': endedConsentsMigration,
  '0029-unseen-consents': unseenConsentsMigration,
  '0030-trace-context': traceContextMigration,
  '0031-expected-days': expectedDaysMigration,
  '0032-greetings': greetingsMigration,
  '0033-size-choices': sizeChoicesMigration,
  '0034-order-tracking': orderTrackingMigration,
  '0035-pairings': pairingsMigration,
  '0036-inside-pictures': insidePicturesMigration,
  '0037-product-reviews': productReviewsMigration,
  '0038-cards-of-operators': cardsOfOperatorsMigration,
  '0039-made-from': madeFromMigration,
};

/**
 * Brings the schema up to date. Safe when several processes start together: kysely runs it in one
 * transaction under an advisory lock.
 */
export const migrate = async (db: Kysely<Tables>): Promise<void> => {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};

/**
 * Whether exactly these migrations have run. Asked first, because to find out kysely reads the system's tables
 * several times (40 ms of processor time at every start). All else it decides, also what it does not know.
 */
const isUpToDate = async (db: Kysely<Tables>): Promise<boolean> => {
  const known = await sql<{ readonly known: boolean }>`
    select to_regclass('kysely_migration') is not null as known
  `.execute(db);
  if (known.rows[0]?.known !== true) return false;
  const ran = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db);
  const names = ran.rows.map(({ name }) => name).sort();
  const all = Object.keys(migrations).sort();
  return names.length === all.length && names.every((name, place) => name === all[place]);
};

/** The newest migration; when it has run, all have. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? '';
