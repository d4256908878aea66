import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { type MixRules, usualMixName } from '#domain/mix/mix-rules.ts';
import { centsFromDollars } from '#domain/money/cents.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Defaults when the settings have no value (D-CART-14). */
const usual = { packSize: 30, minDistinct: 1, nonSku: 'ZMYOMP30' } as const;

const namePatterns: Readonly<Record<Language, string>> = {
  'en-us': 'My Mix {n}',
  es: 'Mi mezcla {n}',
};

const keys = [
  'mixPackSize',
  'mixPrice',
  'mixNonSku',
  'mixMinDistinct',
  'mixMaxPerItem',
  'mixNamePattern',
] as const;

/** The operators' settings for mixes; an invalid value is replaced by the default. */
export const readMixRules = async (db: Kysely<Tables>, language: Language): Promise<MixRules> => {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [...keys])
    .execute();
  const set = (key: (typeof keys)[number]) => rows.find((row) => row.key === key)?.value ?? '';
  const count = (key: (typeof keys)[number]): number | undefined => {
    const value = Number(set(key));
    return Number.isSafeInteger(value) && value >= 1 ? value : undefined;
  };
  const packSize = count('mixPackSize') ?? usual.packSize;
  const price = set('mixPrice').trim() === '' ? Number.NaN : Number(set('mixPrice'));
  return {
    packSize,
    nonSku: set('mixNonSku') || usual.nonSku,
    minDistinct: Math.min(count('mixMinDistinct') ?? usual.minDistinct, packSize),
    maxPerItem: Math.min(count('mixMaxPerItem') ?? packSize, packSize),
    namePattern: usablePattern(set('mixNamePattern')) ?? namePatterns[language],
    ...(Number.isFinite(price) && price >= 0 ? { price: centsFromDollars(price) } : {}),
  };
};

/** A pattern that makes invalid names is not used: mixes with such names could not be ordered. */
const usablePattern = (pattern: string): string | undefined => {
  const name = usualMixName({ namePattern: pattern }, 999_999);
  return name.trim() === '' || mixNameProblem(name) !== undefined ? undefined : pattern;
};
