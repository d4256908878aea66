/** The languages of the shop; English is the default (I18N-01, LIM-07). */
export type Language = 'en-us' | 'es';

export const defaultLanguage: Language = 'en-us';

export const languages: readonly Language[] = ['en-us', 'es'];

/** A `lang` query of exactly `es-us` gives Spanish, any other value English (I18N-03, I18N-04). */
export const languageFromQuery = (value: string): Language =>
  value === 'es-us' ? 'es' : defaultLanguage;

/** The query goes before the stored choice; without both it is English (D-I18N-01). */
export const chosenLanguage = (query: string | undefined, stored: string | undefined): Language =>
  query === undefined ? (stored === 'es' ? 'es' : defaultLanguage) : languageFromQuery(query);

/** The value of the `lang` attribute of a page (A11Y-06). */
export const documentLanguage = (language: Language): 'en-US' | 'es-US' =>
  language === 'es' ? 'es-US' : 'en-US';

/** One text in both languages. */
export interface Bilingual {
  readonly en: string;
  readonly es: string;
}

export const inLanguage = (text: Bilingual, language: Language): string =>
  language === 'es' ? text.es : text.en;
