import type { i18n } from 'i18next';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react';

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

const TranslatorContext = createContext<{ readonly words: i18n } | undefined>(undefined);

interface TranslatorProps {
  readonly words: i18n;
  readonly children: ReactNode;
}

/**
 * Gives a page its translator. It alone listens to it: were each component to listen, a list would begin and end some
 * hundred subscriptions with each change of page (D-PERF-23).
 */
export const Translator = ({ words, children }: TranslatorProps) => {
  const version = useSyncExternalStore(
    useCallback((tell) => watch(words, tell), [words]),
    () => versions.get(words) ?? 0,
    () => 0,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is told by another value
  const value = useMemo(() => ({ words }), [words, version]);
  return <TranslatorContext value={value}>{children}</TranslatorContext>;
};

/** The translator of a component, which is rendered again when the texts change. */
export const useTranslator = (): i18n => {
  const value = useContext(TranslatorContext);
  if (value === undefined) throw new Error('TranslatorContext has no value');
  return value.words;
};
