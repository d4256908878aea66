import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import {
  type AccountMixes,
  changeAccountMix,
  type MixChange,
  type MixInput,
  type MixOffer,
  type MixVerdict,
  type NewMix,
  saveAccountMix,
} from '#domain/mix/account-mixes.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { AccountBasis } from '#server/account/open-account.ts';
import { inTransaction } from '#server/base/refusal/in-transaction.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { lockAccount } from '#server/data/account/accounts.ts';
import { readMixRules } from '#server/data/catalog/read-mix-rules.ts';
import { readMixableAmong, readSavedMixes, writeSavedMix } from '#server/data/mix/saved-mixes.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import { mixRefused } from '#server/mix/mix-refusals.ts';

type Basis = Pick<AccountBasis, 'db' | 'clock'>;

/** Saves a new mix, checked against the current rules and stock. */
export const createMix = (
  basis: Basis,
  accountId: string,
  newMix: NewMix,
  language: Language,
): Promise<SavedMix | Refusal> =>
  keep(basis, accountId, newMix, language, (kept, offer) => saveAccountMix(kept, newMix, offer));

/** Changes a saved mix of the account. Another account's mix is answered as unknown. */
export const updateMix = (
  basis: Basis,
  accountId: string,
  change: MixChange,
  language: Language,
): Promise<SavedMix | Refusal> =>
  keep(basis, accountId, change, language, (kept, offer) => changeAccountMix(kept, change, offer));

export const showMix = async (
  { db }: Pick<Basis, 'db'>,
  accountId: string,
  id: string,
): Promise<SavedMix | Refusal> => {
  const { mixes } = await readSavedMixes(db, accountId);
  return mixes.find((each) => each.id === id) ?? refuse('NOT_FOUND', { what: 'mix' });
};

/** One change of an account's mixes at a time, so that names, numbers and the limit stay valid. */
const keep = (
  { db, clock }: Basis,
  accountId: string,
  { contents }: MixInput,
  language: Language,
  decide: (kept: AccountMixes, offer: MixOffer) => MixVerdict,
): Promise<SavedMix | Refusal> =>
  inTransaction(db, async (changes) => {
    await lockAccount(changes, accountId);
    const before = await readSavedMixes(changes, accountId);
    const verdict = decide(before, await readOffer(changes, contents, language));
    if (verdict.is === 'refused') return mixRefused(verdict.refusal);
    const { kept, mix } = verdict;
    if (kept !== before) {
      const { lastNumber } = kept;
      await writeSavedMix(changes, accountId, { mix, lastNumber }, new Date(clock.now()));
    }
    return mix;
  });

const readOffer = async (
  db: Kysely<Tables>,
  contents: MixInput['contents'],
  language: Language,
): Promise<MixOffer> => ({
  rules: await readMixRules(db, language),
  mixable: await readMixableAmong(
    db,
    contents.map(({ productId }) => productId),
  ),
});
