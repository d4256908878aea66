import { type QueryExecutorProvider, sql } from 'kysely';
import { searchStem } from '#domain/locale/search-words.ts';
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

interface Candidate {
  readonly word: string;
  readonly shown: string;
  readonly products: number;
}

/** What the vocabulary says of a typed word; neighbours only of one that nothing has or begins. */
interface Looked {
  readonly shown: string | null;
  readonly known: boolean;
  readonly begins: boolean;
  /** Words that look like it. */
  readonly alike: readonly Candidate[] | null;
  /** Words it could be put together from. */
  readonly halves: readonly Candidate[] | null;
}

/** Words on the way: `unfinished` may still be typed on. */
export interface AskedWord {
  readonly word: string;
  readonly unfinished: boolean;
}

/** Looks typed words up, all in one statement. */
export const readWords = async (
  db: QueryExecutorProvider,
  asked: readonly AskedWord[],
): Promise<readonly WordReading[]> => {
  if (asked.length === 0) return [];
  const looked = await lookUp(
    db,
    asked.map(({ word }) => word),
  );
  return asked.map(({ word, unfinished }, at) => readingOf(word, unfinished, looked[at]));
};

const readingOf = (word: string, unfinished: boolean, found: Looked | undefined): WordReading => {
  const known = found?.known === true || /\p{N}/u.test(word);
  const begins = found?.begins === true || /\p{N}/u.test(word);
  const plain = { typed: word, word, shown: found?.shown ?? word, isKnown: known };
  if (known) return { ...plain, isBeginning: unfinished || !found?.known };
  if (begins) return { ...plain, isBeginning: true };
  return forgiven(word, unfinished, found);
};

/** The last character, so that everything that begins with a word comes before both together. */
const last = '\u{10ffff}';

/** Words that share most runs of letters are few enough to be compared letter by letter. */
const mostCandidates = 40;

const lookUp = async (
  db: QueryExecutorProvider,
  words: readonly string[],
): Promise<readonly Looked[]> => {
  const asked = words.map((word, place) => {
    const isForgiven = slipsForgiven(word) > 0;
    const triples = isForgiven ? letterTriples(word) : [];
    const halves = isForgiven ? halvesOf(word).flat() : [];
    return { place, word, stem: searchStem(word), triples, halves };
  });
  const { rows } = await sql<Looked>`
    with asked as materialized (
      select a.place, exact.shown,
        array(select jsonb_array_elements_text(a.triples)) as triples,
        array(select jsonb_array_elements_text(a.halves)) as halves,
        exists (select from search_vocabulary v where v.stem = a.stem collate "C") as known,
        exists (
          select from search_vocabulary v
          where v.word >= a.word collate "C" and v.word < (a.word || ${last}) collate "C"
        ) as begins
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as a (place integer, word text, stem text, triples jsonb, halves jsonb)
      left join search_vocabulary exact on exact.word = a.word collate "C"
    )
    select shown, known, begins,
      case when not known and not begins then (
        select jsonb_agg(c) from (
          select v.word, v.shown, v.products from search_vocabulary v, lateral (
            select count(*) as shared from unnest(v.triples) as each (triple)
            where triple = any (asked.triples)
          ) common
          where v.triples && asked.triples
          order by shared desc, v.products desc, v.word limit ${mostCandidates}
        ) c
      ) end as alike,
      case when not known and not begins then (
        select jsonb_agg(jsonb_build_object('word', v.word, 'shown', v.shown, 'products', v.products))
        from search_vocabulary v where v.word = any (asked.halves)
      ) end as halves
    from asked order by place
  `.execute(db);
  return rows;
};

/** Shortest word that is looked for inside another. */
const shortestHalf = 3;

/** The ways a word may be two. */
const halvesOf = (word: string): readonly (readonly [string, string])[] => {
  const letters = [...word];
  return letters.flatMap((_, at): (readonly [string, string])[] =>
    at < shortestHalf || at > letters.length - shortestHalf
      ? []
      : [[letters.slice(0, at).join(''), letters.slice(at).join('')]],
  );
};

/** Two words typed as one: `seasalt` where the shop knows `sea` and `salt`. */
const splitWord = (
  word: string,
  halves: readonly Candidate[],
): readonly Candidate[] | undefined => {
  const known = new Map(halves.map((half) => [half.word, half]));
  for (const pair of halvesOf(word)) {
    const found = pair.flatMap((half) => known.get(half) ?? []);
    if (found.length === 2) return found;
  }
  return undefined;
};

/** Unknown as it is: meant to be another word, two words, or nothing the shop has. */
const forgiven = (typed: string, unfinished: boolean, found: Looked | undefined): WordReading => {
  const unknown = { typed, word: typed, shown: typed, isKnown: false, isBeginning: false };
  if (slipsForgiven(typed) === 0) return unknown;
  const candidates = found?.alike ?? [];
  const meant = wordMeant(typed, candidates);
  if (meant !== undefined)
    return { ...unknown, word: meant.word, shown: meant.shown, isKnown: true };
  const parts = splitWord(typed, found?.halves ?? []);
  if (parts !== undefined) {
    const shown = parts.map((part) => part.shown).join(' ');
    return { ...unknown, shown, isKnown: true, parts: parts.map(({ word }) => word) };
  }
  const begun = unfinished ? wordBegun(typed, candidates) : undefined;
  return begun === undefined
    ? unknown
    : { ...unknown, word: begun.word, shown: begun.shown, isKnown: true };
};
