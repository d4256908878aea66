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

/** A typed text as the database is asked for it. */
export interface SearchReading {
  /** Full text questions; undefined where no product can have what was typed. */
  readonly questions: SearchQuestions | undefined;
  /** The text in the form of `name_key_en`, to find what is called exactly that. */
  readonly name: string;
  /** The text as a product number would be. */
  readonly productId: string;
  /** What was looked for in place of the typed text, when a slip of the finger was forgiven. */
  readonly correctedText?: string;
  /** The letters words of a title the shopper reads should begin with; words of diets are in no title. */
  readonly shownWords: readonly string[];
  /** The typed words the shop knows, as it spells them. */
  readonly knownWords: readonly string[];
}

export interface SearchQuestions {
  /** Every word, wherever a product has it. */
  readonly anywhere: string;
  /** Every word, in the title. */
  readonly inTitle: string;
  /** The same as `anywhere`, where an unfinished word counts only as the whole of one. */
  readonly whole: string;
}

/** The words of a text that search looks at, in their order, each once. */
export const askedWords = (text: string): readonly string[] =>
  [...new Set(searchWords(text))].slice(0, mostSearchWords);

interface Term {
  /** Undefined: no product has it. */
  readonly asked:
    | { readonly anywhere: string; readonly inTitle: string; readonly whole: string }
    | undefined;
  /** What words of a title begin with where it stands there as typed. */
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

/** A diet is nowhere in a title, so a title is not asked for it. */
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

/** `9 oz` is one thing to look for: a nine may stand in many places. */
const isWeight = ({ word }: WordReading, next: WordReading): boolean =>
  /^\d+$/.test(word) && /^(oz|onzas?|ounces?)$/.test(next.word);

/** Diets first, for `nut free` must not find nuts; then the words that are not quiet. */
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

/** Puts the readings of a text's words together. */
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
