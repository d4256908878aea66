import { type QueryExecutorProvider, sql } from 'kysely';
import { searchStem } from '#domain/catalog/search-words.ts';
import { letterTriples, slipsForgiven, wordBegun, wordMeant } from '#domain/search/spelling.ts';

/** What one typed word means in this shop. */
export interface WordReading {
  readonly typed: string;
  /** The word to look for: the typed one, or the one it was meant to be. */
  readonly word: string;
  /** The same as the shop spells it. */
  readonly shown: string;
  /** Some product has it whole. */
  readonly isKnown: boolean;
  /** It is looked for as the beginning of a word. */
  readonly isBeginning: boolean;
  /** Two known words typed as one. */
  readonly parts?: readonly string[];
}

interface Looked {
  readonly typed: string;
  readonly shown: string | null;
  readonly known: boolean;
  readonly begins: boolean;
}

/** Words on the way: `unfinished` may still be typed on. */
export interface AskedWord {
  readonly word: string;
  readonly unfinished: boolean;
}

/** Looks typed words up: one statement for all, and one more for those no product has. */
export const readWords = async (
  db: QueryExecutorProvider,
  asked: readonly AskedWord[],
): Promise<readonly WordReading[]> => {
  if (asked.length === 0) return [];
  const looked = await lookUp(
    db,
    asked.map(({ word }) => word),
  );
  const readings: WordReading[] = [];
  for (const [at, { word, unfinished }] of asked.entries()) {
    const found = looked[at];
    const known = found?.known === true || /\p{N}/u.test(word);
    const begins = found?.begins === true || /\p{N}/u.test(word);
    const shown = found?.shown ?? word;
    const plain = { typed: word, word, shown, isKnown: known };
    if (known) readings.push({ ...plain, isBeginning: unfinished || !found?.known });
    else if (begins) readings.push({ ...plain, isBeginning: true });
    else readings.push(await forgiven(db, word, unfinished));
  }
  return readings;
};

/** The last character, so that everything that begins with a word comes before both together. */
const last = '\u{10ffff}';

const lookUp = async (
  db: QueryExecutorProvider,
  words: readonly string[],
): Promise<readonly Looked[]> => {
  const { rows } = await sql<Looked>`
    select asked.word as typed, exact.shown,
      exists (select from search_vocabulary v where v.stem = asked.stem) as known,
      exists (
        select from search_vocabulary v
        where v.word >= asked.word collate "C" and v.word < (asked.word || ${last}) collate "C"
      ) as begins
    from unnest(${words}::text[], ${words.map(searchStem)}::text[])
      with ordinality as asked (word, stem, place)
    left join search_vocabulary exact on exact.word = asked.word collate "C"
    order by asked.place
  `.execute(db);
  return rows;
};

interface Candidate {
  readonly word: string;
  readonly shown: string;
  readonly products: number;
}

/** Words that share most runs of letters are few enough to be compared letter by letter. */
const mostCandidates = 40;

const lookAlikes = async (
  db: QueryExecutorProvider,
  word: string,
): Promise<readonly Candidate[]> => {
  const triples = letterTriples(word);
  const { rows } = await sql<Candidate>`
    select word, shown, products from search_vocabulary, lateral (
      select count(*) as shared from unnest(triples) as each (triple) where triple = any (${triples}::text[])
    ) common
    where triples && ${triples}::text[]
    order by shared desc, products desc, word limit ${mostCandidates}
  `.execute(db);
  return rows;
};

/** Two words typed as one: `seasalt` where the shop knows `sea` and `salt`. */
const splitWord = async (
  db: QueryExecutorProvider,
  word: string,
): Promise<readonly Candidate[] | undefined> => {
  const shortest = 3;
  const letters = [...word];
  const pairs = letters.flatMap((_, at): (readonly [string, string])[] =>
    at < shortest || at > letters.length - shortest
      ? []
      : [[letters.slice(0, at).join(''), letters.slice(at).join('')]],
  );
  if (pairs.length === 0) return undefined;
  const { rows } = await sql<Candidate>`
    select word, shown, products from search_vocabulary where word = any (${pairs.flat()}::text[])
  `.execute(db);
  const known = new Map(rows.map((row) => [row.word, row]));
  for (const [left, right] of pairs) {
    const found = [known.get(left), known.get(right)].flatMap((each) => each ?? []);
    if (found.length === 2) return found;
  }
  return undefined;
};

/** Unknown as it is: meant to be another word, two words, or nothing the shop has. */
const forgiven = async (
  db: QueryExecutorProvider,
  typed: string,
  unfinished: boolean,
): Promise<WordReading> => {
  const unknown = { typed, word: typed, shown: typed, isKnown: false, isBeginning: false };
  if (slipsForgiven(typed) === 0) return unknown;
  const candidates = await lookAlikes(db, typed);
  const meant = wordMeant(typed, candidates);
  if (meant !== undefined)
    return { ...unknown, word: meant.word, shown: meant.shown, isKnown: true };
  const parts = await splitWord(db, typed);
  if (parts !== undefined) {
    const shown = parts.map((part) => part.shown).join(' ');
    return { ...unknown, shown, isKnown: true, parts: parts.map(({ word }) => word) };
  }
  const begun = unfinished ? wordBegun(typed, candidates) : undefined;
  return begun === undefined
    ? unknown
    : { ...unknown, word: begun.word, shown: begun.shown, isKnown: true };
};
