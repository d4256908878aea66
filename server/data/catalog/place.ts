import type { Language } from '#domain/locale/language.ts';

/** Location and language of a shopper who reads the catalogue. */
export interface Place {
  readonly language: Language;
  readonly locationNumber: string;
}
