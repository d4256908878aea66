import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { type MixRules, usualMixName } from '#domain/mix/mix-rules.ts';
import { boxPriceIn, countIn, packSizeIn } from '#domain/mix/mix-settings.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Defaults when the settings have no value (D-CART-14). */
const usual = { minDistinct: 1, nonSku: 'ZMYOMP30' } as const;

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
  const set = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const packSize = packSizeIn(set);
  const price = boxPriceIn(set);
  return {
    packSize,
    nonSku: set.mixNonSku || usual.nonSku,
    minDistinct: Math.min(countIn(set, 'mixMinDistinct') ?? usual.minDistinct, packSize),
    maxPerItem: Math.min(countIn(set, 'mixMaxPerItem') ?? packSize, packSize),
    namePattern: usablePattern(set.mixNamePattern ?? '') ?? namePatterns[language],
    ...(price !== undefined && { price }),
  };
};

/** A pattern that makes invalid names is not used: mixes with such names could not be ordered. */
const usablePattern = (pattern: string): string | undefined => {
  const name = usualMixName({ namePattern: pattern }, 999_999);
  return name.trim() === '' || mixNameProblem(name) !== undefined ? undefined : pattern;
};
