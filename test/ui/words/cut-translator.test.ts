import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { cut } from '#scripts/bundle/cuts.ts';
import { i18nextCuts } from '#scripts/bundle/i18next-cuts.ts';
import { english } from '#ui/words/english.ts';
import { later } from '#ui/words/english-later.ts';
import { addLaterWords, makeWords, override, speak } from '#ui/words/instance.ts';
import { spanish } from '#ui/words/spanish.ts';

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const cutSource = `data:text/javascript,${encodeURIComponent(cut(source, i18nextCuts))}`;
const { default: cutI18next } = (await import(/* @vite-ignore */ cutSource)) as {
  readonly default: typeof i18next;
};

/** The shop's words, said by the library that browsers get. */
const cutWords = (language: 'en-us' | 'es') => {
  const making = vi
    .spyOn(i18next, 'createInstance')
    .mockImplementationOnce(() => cutI18next.createInstance());
  const words = makeWords(language);
  expect(making).toHaveBeenCalledOnce();
  making.mockRestore();
  return words;
};

const texts: Readonly<Record<string, string>> = { ...english, ...later, ...spanish };
/** Keys as screens name them: without plural endings. */
const keys = [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|many|other)$/, '')))];
const blankNames = (key: string): readonly string[] =>
  [key, `${key}_one`, `${key}_other`]
    .flatMap((name) => [...(texts[name] ?? '').matchAll(/\{(.+?)\}/g)])
    .map(([, name = '']) => name);
const counts = [0, 1, 2, 5, 1_000_000, '1,234'];

describe('the translator of the browser, of which the build leaves out what the shop never uses', () => {
  it.each(['en-us', 'es'] as const)(
    '[I18N-01] says every text of %s as the whole one',
    async (language) => {
      const whole = makeWords(language);
      const short = cutWords(language);
      for (const words of [whole, short]) {
        await addLaterWords(words);
        await speak(words, language);
        override(words, language, { 'home.bestsellers': 'Loved {count} times', 'made.up': '' });
      }
      expect(keys.length).toBeGreaterThan(500);
      for (const key of [...keys, 'made.up', 'nobody.knows'] as never[]) {
        const names = blankNames(key).map((name) => [name, `<${name}> {count}`]);
        for (const count of counts) {
          const blanks = { ...Object.fromEntries(names), count };
          expect(short.t(key, blanks), key).toBe(whole.t(key, blanks));
        }
        expect(short.t(key, {}), key).toBe(whole.t(key, {}));
      }
      expect(short.language).toBe(whole.language);
      for (const code of ['en-US', 'es-US'])
        expect(short.getResourceBundle(code, 'translation')).toEqual(
          whole.getResourceBundle(code, 'translation'),
        );
    },
  );

  it('[I18N-05] tells of another language and of more texts until nobody listens', async () => {
    const words = cutWords('en-us');
    const changed = vi.fn();
    const added = vi.fn();
    words.on('languageChanged', changed);
    words.store.on('added', added);
    await speak(words, 'es');
    expect(changed).toHaveBeenCalledExactlyOnceWith('es-US');
    expect(added).toHaveBeenCalledOnce();
    words.off('languageChanged', changed);
    words.store.off('added', added);
    await speak(words, 'en-us');
    override(words, 'en-us', { 'home.bestsellers': 'Loved most' });
    expect(words.t('home.bestsellers')).toBe('Loved most');
    expect(changed).toHaveBeenCalledOnce();
    expect(added).toHaveBeenCalledOnce();
  });
});
