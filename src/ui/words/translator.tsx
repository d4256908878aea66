import type { i18n } from 'i18next';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useSyncExternalStore,
} from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

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

const VersionContext = createContext(0);

interface TranslatorProps {
  readonly words: i18n;
  readonly children: ReactNode;
}

/**
 * Gives a page its translator. It alone listens to it: were each component to listen, as with the library's own hook, a
 * list would begin and end some hundred subscriptions with each change of page (D-PERF-23).
 */
export const Translator = ({ words, children }: TranslatorProps) => {
  const version = useSyncExternalStore(
    useCallback((tell) => watch(words, tell), [words]),
    () => versions.get(words) ?? 0,
    () => 0,
  );
  return (
    <I18nextProvider i18n={words}>
      <VersionContext value={version}>{children}</VersionContext>
    </I18nextProvider>
  );
};

/**
 * The translator of a component, which is rendered again when the texts change. The library's
 * own hook also loads namespaces and suspends, which costs every page 2 KB and is not needed here.
 */
export const useTranslator = (): i18n => {
  const words = useContext(I18nContext)?.i18n;
  if (words === undefined) throw new Error('Translator has no value');
  useContext(VersionContext);
  return words;
};
