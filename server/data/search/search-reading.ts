import {
  isQuietWord,
  mostSearchWords,
  searchWords,
  sortKey,
  withoutPlural,
} from '#domain/locale/search-words.ts';
import { dietAtStart } from '#domain/search/diets.ts';
import { titleWord, wholeWord } from '#domain/search/search-entry.ts';
import type { WordReading } from '#server/data/search/word-readings.ts';

/** A typed text, prepared for the database. */
export interface SearchReading {
  /** Full text queries; undefined when no product can match. */
  readonly questions: SearchQuestions | undefined;
  /** The text in the form of `name_key_en`, to find what is called exactly that. */
  readonly name: string;
  /** The text in the form of a product number. */
  readonly productId: string;
  /** The text searched instead of the typed one, when a typing mistake was corrected. */
  readonly correctedText?: string;
  /**
   * The letters with which words of the title should begin, in the shopper's language; words of
   * diets are in no title.
   */
  readonly shownWords: readonly string[];
  /** The typed words that the catalogue knows, in its spelling. */
  readonly knownWords: readonly string[];
}

export interface SearchQuestions {
  /** Every word, in any field of a product. */
  readonly anywhere: string;
  /** Every word, in the title. */
  readonly inTitle: string;
  /** The same as `anywhere`, but an incomplete word counts only as a whole word. */
  readonly whole: string;
}

/** The words of a text that search uses, in their order, each once. */
export const askedWords = (text: string): readonly string[] =>
  [...new Set(searchWords(text))].slice(0, mostSearchWords);

interface Term {
  /** Undefined when no product has it. */
  readonly asked:
    | { readonly anywhere: string; readonly inTitle: string; readonly whole: string }
    | undefined;
  /** The beginning of a title word that matches it as typed. */
  readonly shown: readonly string[];
}

const lexeme = (word: string): string => `'${word}'`;

const wholeTerm = (word: string): Term => {
  const whole = lexeme(wholeWord(word));
  return {
    asked: { anywhere: whole, inTitle: lexeme(titleWord(wholeWord(word))), whole },
    shown: [withoutPlural(word)],
  };
};

const begunTerm = (word: string): Term => {
  const whole = lexeme(wholeWord(word));
  const begun = lexeme(word);
  return {
    asked: {
      anywhere: `(${whole} | ${begun}:*)`,
      inTitle: `(${lexeme(titleWord(wholeWord(word)))} | ${lexeme(titleWord(word))}:*)`,
      whole,
    },
    shown: [word],
  };
};

/** No title contains a diet, so titles are not searched for it. */
const dietTerm = (diet: string): Term => {
  const whole = lexeme(wholeWord(diet));
  return { asked: { anywhere: whole, inTitle: whole, whole }, shown: [] };
};

const termOf = (reading: WordReading): Term => {
  if (reading.parts !== undefined) return joined(reading.parts.map(wholeTerm));
  if (reading.isBeginning) return begunTerm(reading.word);
  return reading.isKnown ? wholeTerm(reading.word) : { asked: undefined, shown: [] };
};

const joined = (terms: readonly Term[]): Term => {
  const all = terms.flatMap(({ asked }) => asked ?? []);
  if (all.length < terms.length || all.length === 0) return { asked: undefined, shown: [] };
  const and = (which: 'anywhere' | 'inTitle' | 'whole') =>
    all.map((each) => each[which]).join(' & ');
  return {
    asked: { anywhere: and('anywhere'), inTitle: and('inTitle'), whole: and('whole') },
    shown: [...new Set(terms.flatMap(({ shown }) => shown))],
  };
};

/** `9 oz` is one term: a 9 alone occurs in many places. */
const isWeight = ({ word }: WordReading, next: WordReading): boolean =>
  /^\d+$/.test(word) && /^(oz|onzas?|ounces?)$/.test(next.word);

/** Diets first, because `nut free` must not find nuts; then the words that are not stop words. */
const termsOf = (readings: readonly WordReading[]): readonly Term[] => {
  const terms: Term[] = [];
  const loud = readings.filter(({ word }) => !isQuietWord(word));
  for (let at = 0; at < readings.length; ) {
    const reading = readings[at];
    const diet = dietAtStart(readings.slice(at).map(({ word }) => word));
    const next = readings[at + 1];
    if (diet !== undefined) terms.push(dietTerm(diet.diet));
    else if (reading !== undefined && next !== undefined && isWeight(reading, next)) {
      terms.push({ ...wholeTerm(`${reading.word}oz`), shown: [] });
      at += 1;
    } else if (reading !== undefined && (loud.length === 0 || !isQuietWord(reading.word)))
      terms.push(termOf(reading));
    at += diet?.length ?? 1;
  }
  return terms;
};

/** Combines the meanings of a text's words. */
export const makeSearchReading = (
  text: string,
  readings: readonly WordReading[],
): SearchReading => {
  const corrected = readings.some(
    ({ typed, word, parts }) => typed !== word || parts !== undefined,
  );
  const { asked, shown } = joined(termsOf(readings));
  return {
    questions: asked,
    shownWords: shown,
    name: sortKey(text),
    productId: text.trim().toUpperCase(),
    ...(corrected && { correctedText: readings.map(({ shown }) => shown).join(' ') }),
    knownWords: readings.flatMap(({ isKnown, word, shown }) =>
      isKnown && !isQuietWord(word) ? [shown] : [],
    ),
  };
};
