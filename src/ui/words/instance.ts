import i18next, { type i18n } from 'i18next';
import { documentLanguage, type Language } from '#domain/locale/language.ts';
import { english } from '#ui/words/english.ts';
import type { FailureTexts } from '#ui/words/failure-texts.ts';

type Bundle = Readonly<Record<string, string>>;

/** Texts that the first paint does not need. */
export interface MoreWords {
  readonly english?: Bundle;
  readonly spanish?: Bundle;
  readonly failureTexts?: FailureTexts;
}

/** How a translator makes sentences of failures, when that code is loaded. */
const failureTexts = new WeakMap<i18n, FailureTexts>();

export const failureTextsOf = (words: i18n): FailureTexts | undefined => failureTexts.get(words);

/** A translator that starts in a language without waiting; English is always loaded. */
export const makeWords = (language: Language, more: MoreWords = {}): i18n => {
  const words = i18next.createInstance();
  void words.init({
    lng: documentLanguage(language),
    fallbackLng: 'en-US',
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    resources: {
      'en-US': { translation: { ...english, ...more.english } },
      ...(more.spanish && { 'es-US': { translation: more.spanish } }),
    },
  });
  if (more.failureTexts !== undefined) failureTexts.set(words, more.failureTexts);
  return words;
};

export const languageOf = (words: i18n): Language => (words.language === 'es-US' ? 'es' : 'en-us');

/**
 * Adds what the first paint does not need: the other English texts, to which every language falls
 * back, and the sentences of failures. Nothing rendered so far uses them, so nothing is rendered
 * again.
 */
export const addLaterWords = async (words: i18n): Promise<void> => {
  const texts = await import('#ui/words/later-words.ts');
  failureTexts.set(words, texts.failureTexts);
  words.addResourceBundle('en-US', 'translation', texts.later, true, false, { silent: true });
};

/** Loads a language's texts if they are missing, then switches to it. */
export const speak = async (words: i18n, language: Language): Promise<void> => {
  const code = documentLanguage(language);
  if (!words.hasResourceBundle(code, 'translation')) {
    const { spanish } = await import('#ui/words/spanish.ts');
    words.addResourceBundle(code, 'translation', spanish);
  }
  await words.changeLanguage(code);
};

/**
 * Texts of the shop's operators win over the built-in ones (I18N-07). Those that are there already
 * are not set again, because every screen is rendered again when texts are added.
 */
export const override = (words: i18n, language: Language, labels: Bundle): void => {
  const code = documentLanguage(language);
  const isThere = ([key, text]: readonly [string, string]): boolean =>
    words.getResource(code, 'translation', key) === text;
  if (Object.entries(labels).every(isThere)) return;
  words.addResourceBundle(code, 'translation', labels, true, true);
};
