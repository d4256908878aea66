const whiteSpace = /[\p{White_Space}\uFEFF]/u;

/**
 * A typed text without white space of any kind at its ends (D-FORM-10, D-READ-07).
 *
 * Walks in from both ends instead of matching a pattern: a pattern anchored at the end looks at
 * every inner run of spaces again and again.
 */
export const trimmed = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
  while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** Phones type the curly apostrophe; it is stored as the straight one (D-READ-07). */
const straightened = (text: string): string => text.replaceAll('’', "'");

/** What is checked and stored of a typed name, address line or city. */
export const tidied = (text: string): string => straightened(trimmed(text));

/** Length as people count it: code points, so that no letter counts twice. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

export const isBlank = (text: string): boolean => trimmed(text) === '';
