import type { Language } from '#domain/locale/language.ts';

/** Where and in which language a shopper looks at the catalogue. */
export interface Place {
  readonly language: Language;
  readonly locationNumber: string;
}
