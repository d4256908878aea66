import { postalCapitals } from '#domain/shipping/street-line.ts';
import { directions, streetSuffixes } from '#domain/shipping/street-words.ts';
import { type KnownStreet, knownStreets } from '#sandbox/addresses/streets.ts';

/** A suggestion of the US Autocomplete Pro API. */
export interface WrittenSuggestion {
  readonly street_line: string;
  readonly secondary: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  /** Above 1: so many addresses differ in their unit alone. */
  readonly entries: number;
}

/**
 * Streets that go on as a text begins: house number, street, city, state and zip, in any letter case, words in full or
 * shortened. Without a number the first house of a street stands for it.
 */
export const completedStreets = (search: string, most: number): readonly WrittenSuggestion[] => {
  const words = postalCapitals(search).split(' ');
  const number = /^\d{1,6}$/.test(words[0] ?? '') ? Number(words[0]) : undefined;
  const rest = number === undefined ? words : words.slice(1);
  return knownStreets
    .filter(
      (street) =>
        (number === undefined || (number >= street.first && number <= street.last)) &&
        goesOn(placeWords(street), rest),
    )
    .slice(0, most)
    .map((street) => suggestion(street, number ?? street.first));
};

const placeWords = ({ street, city, state, zipcode }: KnownStreet): readonly string[] =>
  postalCapitals(`${street} ${city} ${state} ${zipcode}`).split(' ');

const shortWord = (word: string): string =>
  streetSuffixes.get(word) ?? directions.get(word) ?? word;

/** Whole words are equal, in full or shortened; the last one may be unfinished. */
const goesOn = (known: readonly string[], typed: readonly string[]): boolean =>
  typed.every((word, index) => {
    const own = known[index] ?? '';
    const isLast = index === typed.length - 1;
    return shortWord(word) === shortWord(own) || (isLast && isBegunWord(own, word));
  });

/** `DRI` begins `DR` written in full. */
const isBegunWord = (own: string, typed: string): boolean =>
  own.startsWith(typed) ||
  [...streetSuffixes].some(([long, short]) => short === own && long.startsWith(typed));

const suggestion = (known: KnownStreet, number: number): WrittenSuggestion => {
  const { street, city, state, zipcode, tower } = known;
  const isTower = tower?.number === number;
  return {
    street_line: `${number} ${street}`,
    secondary: isTower ? 'Apt' : '',
    ...{ city, state, zipcode },
    entries: isTower ? tower.homes : 0,
  };
};
