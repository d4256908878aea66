import { type QueryExecutorProvider, sql } from 'kysely';
import { searchStem } from '#domain/locale/search-words.ts';
import { dietWords } from '#domain/search/diets.ts';
import { numberWords, type SearchEntry } from '#domain/search/search-entry.ts';
import { letterTriples } from '#domain/search/spelling.ts';

interface WordFacts {
  shown: string;
  products: number;
}

/** Collects the words of a catalogue: what typed words are compared with, slips included. */
export interface VocabularyMaker {
  add(productId: string, entry: SearchEntry): void;
  /** Puts the collected words in place of those there are. */
  write(db: QueryExecutorProvider): Promise<void>;
}

/** Shorter words are only compared as they are: a slip in them makes another word. */
const shortestForgiven = 4;
const ofLetters = /^\p{L}+$/u;

export const makeVocabulary = (): VocabularyMaker => {
  const known = new Map<string, WordFacts>();
  const numbers = new Set<string>();
  for (const word of dietWords) known.set(word, { shown: word, products: 0 });
  return {
    add: (productId, { spellings }) => {
      for (const [word, shown] of spellings) {
        const facts = known.get(word);
        if (facts !== undefined) facts.products += 1;
        else if (ofLetters.test(word)) known.set(word, { shown, products: 1 });
      }
      for (const word of numberWords(productId)) if (ofLetters.test(word)) numbers.add(word);
    },
    write: async (db) => {
      const rows = [...known].map(([word, { shown, products }]) => ({
        word,
        shown,
        products,
        stem: searchStem(word),
        triples: word.length < shortestForgiven ? [] : letterTriples(word),
      }));
      const plain = [...numbers]
        .filter((word) => !known.has(word))
        // No stem: a part of a product number is no word that another could be a plural of.
        .map((word) => ({ word, shown: word, products: 0, stem: '', triples: [] }));
      await sql`delete from search_vocabulary`.execute(db);
      await sql`
        insert into search_vocabulary (word, shown, products, stem, triples)
        select word, shown, products, stem, array(select jsonb_array_elements_text(triples))
        from jsonb_to_recordset(${JSON.stringify([...rows, ...plain])}::jsonb)
          as v (word text, shown text, products integer, stem text, triples jsonb)
      `.execute(db);
    },
  };
};
