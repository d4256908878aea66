import { documentLanguage, type Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { unbrokenDay } from '#ui/words/unbroken-day.ts';

/** Groups of three digits, as both languages of the shop write them. */
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * Dollars as the shopper's language writes them: `$4.29`. US English and US Spanish write them
 * alike. By hand, because making an `Intl.NumberFormat` costs a phone more than all other words of
 * the first paint; a test compares the two.
 */
export const price = (cents: Cents, _language: Language): string => {
  const whole = Math.abs(cents);
  const dollars = String(Math.floor(whole / 100)).replace(thousands, ',');
  return `${cents < 0 ? '-' : ''}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
};

/** Made once a language: making one takes longer than all it writes on a page. */
const listFormats = new Map<Language, Intl.ListFormat>();

const listFormatOf = (language: Language): Intl.ListFormat => {
  const known = listFormats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.ListFormat(documentLanguage(language), { type: 'conjunction' });
  listFormats.set(language, format);
  return format;
};

/** `milk, wheat, and soy` in the shopper's language. */
export const listing = (parts: readonly string[], language: Language): string =>
  listFormatOf(language).format(parts);

/** A day as text, from an ISO 8601 instant; short where many stand side by side. */
export const day = (
  instant: string,
  language: Language,
  dateStyle: 'long' | 'medium' = 'long',
): string =>
  unbrokenDay(
    new Intl.DateTimeFormat(documentLanguage(language), { dateStyle }).format(new Date(instant)),
  );
