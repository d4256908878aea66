import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { type Cents, dollarsFromCents } from '#domain/money/cents.ts';

const makeMoney = (language: Language): Intl.NumberFormat =>
  new Intl.NumberFormat(documentLanguage(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });

const money: Readonly<Record<Language, Intl.NumberFormat>> = {
  'en-us': makeMoney('en-us'),
  es: makeMoney('es'),
};

/** Dollars as the shopper's language writes them: `$4.29`. */
export const price = (cents: Cents, language: Language): string =>
  money[language].format(dollarsFromCents(cents));

/** `milk, wheat, and soy` in the shopper's language. */
export const listing = (parts: readonly string[], language: Language): string =>
  new Intl.ListFormat(documentLanguage(language), { type: 'conjunction' }).format(parts);

/** A day in words, from an ISO 8601 instant. */
export const day = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(documentLanguage(language), { dateStyle: 'long' }).format(
    new Date(instant),
  );
