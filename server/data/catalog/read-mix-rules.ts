import type { Kysely } from 'kysely';
import type { Language } from '#domain/locale/language.ts';
import { type MixRules, usualMixName } from '#domain/mix/mix-rules.ts';
import { centsFromDollars } from '#domain/money/cents.ts';
import { mixNameProblem } from '#domain/validation/mix-name.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** D-CART-14 where the settings say nothing. */
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

/** What the operators set about custom boxes; a value that makes no sense is as good as none. */
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

/** A pattern whose names break the rule of names would make boxes nobody can order. */
const usablePattern = (pattern: string): string | undefined => {
  const name = usualMixName({ namePattern: pattern }, 999_999);
  return name.trim() === '' || mixNameProblem(name) !== undefined ? undefined : pattern;
};
