import type { QueryExecutorProvider } from 'kysely';
import type { CatalogState } from '#server/data/catalog-state.ts';
import {
  askedWords,
  makeSearchReading,
  type SearchReading,
} from '#server/data/search/search-reading.ts';
import { type AskedWord, readWords, type WordReading } from '#server/data/search/word-readings.ts';

/** Reads typed texts; `typing` says that the last word may not be finished. */
export type SearchReader = (text: string, typing?: 'typing') => Promise<SearchReading>;

/** Reads a text without remembering any of its words. */
export const readSearch = async (
  db: QueryExecutorProvider,
  text: string,
  typing?: 'typing',
): Promise<SearchReading> => makeSearchReading(text, await readWords(db, wordsOf(text, typing)));

const wordsOf = (text: string, typing: 'typing' | undefined): readonly AskedWord[] => {
  const words = askedWords(text);
  const open = typing !== undefined && /[\p{L}\p{M}\p{N}]$/u.test(text);
  return words.map((word, at) => ({ word, unfinished: open && at === words.length - 1 }));
};

/** Different words kept at most. */
const mostKept = 5000;

/** The same, asking the database once a catalogue version for each word: shoppers use few. */
export const makeSearchReader = (
  db: QueryExecutorProvider,
  catalog: () => CatalogState | Promise<CatalogState>,
): SearchReader => {
  let version = '';
  let kept = new Map<string, WordReading>();
  return async (text, typing) => {
    const state = await catalog();
    if (state.version !== version || kept.size >= mostKept) {
      version = state.version;
      kept = new Map();
    }
    const memory = kept;
    const words = wordsOf(text, typing);
    const missing = words.filter((word) => !memory.has(keyOf(word)));
    if (missing.length > 0) {
      const read = await readWords(db, missing);
      for (const [at, word] of missing.entries()) {
        const reading = read[at];
        if (reading !== undefined) memory.set(keyOf(word), reading);
      }
    }
    return makeSearchReading(
      text,
      words.flatMap((word) => memory.get(keyOf(word)) ?? []),
    );
  };
};

const keyOf = ({ word, unfinished }: AskedWord): string => (unfinished ? `${word}*` : word);
