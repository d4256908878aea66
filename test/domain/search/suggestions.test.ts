import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords, sortKey } from '#domain/locale/search-words.ts';
import { mostRecentSearches, withoutSearch, withSearch } from '#domain/search/recent-searches.ts';
import { markTyped, suggestionLimits, suggestionsFrom } from '#domain/search/suggestions.ts';
import { chips } from '#test/fixtures.ts';

const suggested = (title: string, facts: object = {}) => ({
  ...chips,
  title,
  flavorLabel: 'Chile Lime',
  typeLabel: 'Tortilla chips',
  ...facts,
});
const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });

describe('suggestionsFrom', () => {
  it('[SEARCH-01] suggests names that say what was typed, and shelves that begin so', () => {
    const found = suggestionsFrom('chil', [
      suggested('Chile Lime Tortilla Chips'),
      suggested('Ghost Pepper Rolls', { flavor: 'ghost', flavorLabel: 'Ghost Pepper' }),
    ]);
    expect(found.searches).toEqual(['chile lime', 'chile lime tortilla chips']);
    expect(found.shelves.map(({ kind, label }) => [kind, label])).toEqual([
      ['flavor', 'Chile Lime'],
    ]);
  });

  it('[SEARCH-01] packs of many and things nobody eats suggest no flavor', () => {
    const found = suggestionsFrom('not', [
      suggested('Notebook', { flavor: 'none', flavorLabel: 'Not for eating' }),
      suggested('Nothing Plain', { flavor: 'note', flavorLabel: 'Notably Plain' }),
    ]);
    expect(found.searches).toEqual(['notably plain', 'notebook', 'nothing plain']);
    expect(found.shelves.map(({ id }) => id)).toEqual(['note']);
  });

  it('[SEARCH-01] suggests what says all that was typed, and shelves that say a part of it', () => {
    const lime = suggested('Chile Lime Puffs', { brand: 'Otto', brandId: 'otto' });
    expect(suggestionsFrom('chile zzz', [lime]).searches).toEqual([]);
    expect(suggestionsFrom('chile zzz', [lime]).shelves.map(({ id }) => id)).toEqual(['salt']);
    const shelves = (text: string) => suggestionsFrom(text, [lime]).shelves;
    expect(shelves('ott')).toEqual([{ kind: 'brand', id: 'otto', label: 'Otto' }]);
    expect(shelves('tort')).toEqual([{ kind: 'type', id: 'chips', label: 'Tortilla chips' }]);
    expect(suggestionsFrom('!', [lime])).toMatchObject({ searches: [], shelves: [] });
  });

  it('[SEARCH-01] does not suggest what was typed already, whatever its accents', () => {
    const lime = suggested('Chile Limé Puffs');
    expect(suggestionsFrom('CHILE LIME', [lime]).searches).toEqual(['chile limé puffs']);
    expect(suggestionsFrom('chile lime puffs', [lime]).searches).toEqual([]);
  });

  it('[SEARCH-01] stops at four searches, four shelves and eight products', () => {
    const many = Array.from({ length: 12 }, (_, at) =>
      suggested(`Chip ${at}`, { brandId: `b${at}`, brand: `Chip maker ${at}` }),
    );
    const { searches, shelves, products } = suggestionsFrom('chip', many);
    expect([searches.length, shelves.length, products.length]).toEqual([4, 4, 8]);
  });

  it('tells what was looked for in place of a slip, and puts it first', () => {
    const fire = suggested('Hot Chile Lime', { flavorLabel: 'Fire' });
    const found = suggestionsFrom('chle lime', [fire], 'chile lime');
    expect(found).toMatchObject({ text: 'chle lime', correctedText: 'chile lime' });
    expect(found.searches).toEqual(['chile lime', 'hot chile lime']);
    expect(suggestionsFrom('chile', [fire])).not.toHaveProperty('correctedText');
  });

  it('puts the corrected text first', () => {
    const found = suggestionsFrom('chle lime', [suggested('Chile Lime Puffs')], 'chile lime');
    expect(found.searches[0]).toBe('chile lime');
  });

  it('[SEARCH-01] never offers more than fits, nor anything twice', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyText, { maxLength: 20 }), (text, titles) => {
        const found = suggestionsFrom(
          text,
          titles.map((title) => suggested(title)),
        );
        expect(found.products.length).toBeLessThanOrEqual(suggestionLimits.products);
        expect(found.searches.length).toBeLessThanOrEqual(suggestionLimits.searches);
        expect(new Set(found.searches.map(sortKey)).size).toBe(found.searches.length);
      }),
    );
  });
});

describe('markTyped', () => {
  it('marks beginnings of words, accents or not', () => {
    expect(markTyped('Jalapeño Cheddar', 'jalapen che')).toEqual([
      { text: 'Jalapeñ', typed: true },
      { text: 'o ', typed: false },
      { text: 'Che', typed: true },
      { text: 'ddar', typed: false },
    ]);
    expect(markTyped('<b>Lime</b>', 'lime')).toContainEqual({ text: 'Lime', typed: true });
  });

  it('makes no empty parts', () => {
    expect(markTyped('Lime', 'lime')).toEqual([{ text: 'Lime', typed: true }]);
    expect(markTyped('Lime', 'x')).toEqual([{ text: 'Lime', typed: false }]);
    expect(markTyped('', 'lime')).toEqual([]);
  });

  it('only ever cuts: the parts are the name, and what is marked was typed', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, text) => {
        const runs = markTyped(name, text);
        expect(runs.map((run) => run.text).join('')).toBe(name);
        const typed = searchWords(text);
        for (const run of runs.filter((each) => each.typed)) {
          expect(typed.some((word) => word.startsWith(searchWords(run.text)[0] ?? '?'))).toBe(true);
        }
      }),
    );
  });
});

describe('recent searches', () => {
  it('take the same words in other letters for the same search', () => {
    expect(withSearch(['limón', 'chips'], ' LIMON ')).toEqual(['LIMON', 'chips']);
    expect(withoutSearch(['limón', 'chips'], 'Limon')).toEqual(['chips']);
    expect(withSearch([], 'x'.repeat(201))).toEqual(['x'.repeat(200)]);
    expect(withSearch(['chips'], ' ! ')).toEqual(['chips']);
  });

  it('are few, newest first, each once, none empty', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 20 }), (texts) => {
        const kept = texts.reduce<readonly string[]>(withSearch, []);
        expect(kept.length).toBeLessThanOrEqual(mostRecentSearches);
        expect(new Set(kept.map(sortKey)).size).toBe(kept.length);
        expect(kept.every((text) => sortKey(text) !== '')).toBe(true);
        const newest = texts.findLast((text) => sortKey(text) !== '');
        if (newest !== undefined) {
          expect(kept[0]).toBe(newest.trim());
          expect(withoutSearch(kept, newest)).toEqual(kept.slice(1));
        }
      }),
    );
  });
});
