import type { Address } from '#domain/shipping/address.ts';
import { cutAtWord } from '#domain/shipping/fitted-address.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { tidied } from '#domain/validation/typed-text.ts';

/** An address that begins with what was typed. */
export interface AddressSuggestion {
  /** House number and street. */
  readonly street: string;
  /** `Apt 4`, or empty. */
  readonly unit: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly zipcode: string;
}

/** Letters and digits of the shortest text that is asked about. */
const shortest = 3;
/** Longest text the address service reads, in characters. */
export const longestStreetText = 127;
/** Most suggestions shown at once. */
export const mostSuggestions = 5;

/** What is asked about a typed street; undefined while it is too short or too long to say anything. */
export const streetText = (typed: string): string | undefined => {
  const text = tidied(typed);
  const said = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return said < shortest || text.length > longestStreetText ? undefined : text;
};

/** `4600 Legacy Dr Apt 4, Plano, TX 75024` */
export const suggestionLine = ({ street, unit, city, state, zipcode }: AddressSuggestion): string =>
  `${unit === '' ? street : `${street} ${unit}`}, ${city}, ${state} ${zipcode}`;

/**
 * What choosing a suggestion writes into the form. A street that is too long for its line goes on in the second one; a
 * second line somebody typed stays, unless the suggestion has something for it.
 */
export const suggestedPlace = (
  { street, unit, city, state, zipcode }: AddressSuggestion,
  typedDetails: string,
): Omit<Address, 'firstName' | 'lastName'> => {
  const [address, moved] = cutAtWord(street, inputLimits.addressLongest);
  const known = [moved, unit].filter((part) => part !== '').join(' ');
  return { address, addressDetails: known === '' ? typedDetails : known, city, state, zipcode };
};

/** Keys that move the mark in a list of suggestions. */
export type MarkKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End';

/** The number of the marked suggestion after a key; -1 is the typed text, which comes before the first and after the last. */
export const movedMark = (marked: number, key: MarkKey, count: number): number => {
  switch (key) {
    case 'ArrowDown':
      return marked + 1 >= count ? -1 : marked + 1;
    case 'ArrowUp':
      return marked < 0 ? count - 1 : marked - 1;
    case 'Home':
      return Math.min(0, count - 1);
    case 'End':
      return count - 1;
  }
};
