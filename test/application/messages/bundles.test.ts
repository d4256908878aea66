import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

type Bundle = Readonly<Record<string, string>>;

const folder = `${import.meta.dirname}/../../../src/application/messages`;
const files = globSync(`${folder}/en-us/*.ts`).map((path) => basename(path));

const bundleOf = async (language: 'en-us' | 'es', file: string): Promise<Bundle> =>
  Object.assign({}, ...Object.values(await import(`${folder}/${language}/${file}`)));

/** Every blank of a text, and the place token as one. */
const blanks = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}|##POBOX##/g) ?? [])].sort();

/** Spanish has a plural form of its own for millions; English has no such keys. */
const isSpanishPlural = (key: string): boolean => key.endsWith('_many');

describe('the Spanish words', () => {
  it('[I18N-06] stand in the same files as the English ones', () => {
    const spanish = globSync(`${folder}/es/*.ts`).map((path) => basename(path));
    expect(spanish.sort()).toEqual(files.toSorted());
    expect(files).toContain('core.ts');
  });

  it.each(files)('[I18N-06] have the keys and blanks of %s', async (file) => {
    const [english, spanish] = await Promise.all([bundleOf('en-us', file), bundleOf('es', file)]);
    expect(Object.keys(english).length).toBeGreaterThan(0);
    expect(
      Object.keys(spanish)
        .filter((key) => !isSpanishPlural(key))
        .sort(),
    ).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(spanish)) {
      const original = english[key] ?? english[key.replace(/_many$/, '_other')];
      expect(blanks(text), key).toEqual(blanks(original ?? ''));
      expect(text.trim(), key).not.toBe('');
    }
  });

  it('[I18N-05] leave no sentence of the core in English', async () => {
    const [english, spanish] = await Promise.all([
      bundleOf('en-us', 'core.ts'),
      bundleOf('es', 'core.ts'),
    ]);
    const untranslated = Object.keys(english).filter((key) => english[key] === spanish[key]);
    expect(untranslated).toEqual([]);
  });
});
