import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';

/** An amount as people read it. */
export const moneyText = (cents: Cents, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  }).format(cents / 100);
