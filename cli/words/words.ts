import { enUs } from '#cli/words/en-us.ts';
import { es } from '#cli/words/es.ts';
import type { Language } from '#domain/locale/language.ts';

/** Every text of the command line itself, by key; the shopper's texts are the core's. */
export type Words = Readonly<Record<keyof typeof enUs, string>>;

export const wordsOf = (language: Language): Words => (language === 'es' ? es : enUs);
