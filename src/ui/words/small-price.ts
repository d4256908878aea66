import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { price } from '#ui/words/formats.ts';

/** What costs less than a dollar in cents: `89¢`. */
export const smallPrice = (cents: Cents, language: Language): string =>
  cents >= 0 && cents < 100 ? `${cents}¢` : price(cents, language);
