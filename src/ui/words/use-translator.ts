import type { i18n } from 'i18next';
import { useContext, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';

/** Counts changes of a translator's texts: another language, more texts. */
const versions = new WeakMap<i18n, number>();

const watch = (words: i18n, tell: () => void): (() => void) => {
  const changed = () => {
    versions.set(words, (versions.get(words) ?? 0) + 1);
    tell();
  };
  words.on('languageChanged', changed);
  words.store.on('added', changed);
  return () => {
    words.off('languageChanged', changed);
    words.store.off('added', changed);
  };
};

/**
 * The translator of a component, which is rendered again when the texts change. The library's
 * own hook also loads namespaces and suspends, which costs every page 2 KB and is not needed here.
 */
export const useTranslator = (): i18n => {
  const words = useContext(I18nContext)?.i18n;
  if (words === undefined) throw new Error('I18nextProvider has no value');
  useSyncExternalStore(
    (tell) => watch(words, tell),
    () => versions.get(words) ?? 0,
    () => 0,
  );
  return words;
};
