import type { QueryExecutorProvider } from 'kysely';
import { dataBytes, makeBoundedMemory } from '#server/base/host/bounded-memory.ts';
import type { CatalogState } from '#server/data/catalog-state/catalog-state.ts';
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

/** Some five thousand words. */
const mostBytes = 4 * 1024 * 1024;

/** The same, asking the database once a catalogue version for each word: shoppers use few. */
export const makeSearchReader = (
  db: QueryExecutorProvider,
  catalog: () => CatalogState | Promise<CatalogState>,
): SearchReader => {
  const memory = makeBoundedMemory<WordReading>({ mostBytes, bytesOf: dataBytes });
  return async (text, typing) => {
    const { version } = await catalog();
    const words = wordsOf(text, typing);
    const known = words.map((word) => memory.get(version, keyOf(word)));
    const missing = words.filter((_, at) => known[at] === undefined);
    const read = [...(missing.length > 0 ? await readWords(db, missing) : [])];
    for (const [at, word] of missing.entries()) {
      const reading = read[at];
      if (reading !== undefined) memory.keep(version, keyOf(word), reading);
    }
    return makeSearchReading(
      text,
      known.flatMap((reading) => reading ?? read.shift() ?? []),
    );
  };
};

const keyOf = ({ word, unfinished }: AskedWord): string => (unfinished ? `${word}*` : word);
