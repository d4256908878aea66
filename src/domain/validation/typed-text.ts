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

/**
 * What is checked and stored of a typed name, address line or city: a letter and its mark are one
 * character however they were typed (Unicode NFC), so that lengths and comparisons are people's.
 */
export const tidied = (text: string): string => straightened(trimmed(text)).normalize('NFC');

/**
 * Marks that turn the direction of what stands beside them (UAX #9), and signs drawn as nothing.
 * The joiners and variation signs stay: Persian words and emoji are written with them.
 */
const unseenMarks = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * What is checked and stored of words somebody wrote to somebody else: every end of a line is one
 * and the same, and what comes unseen with pasted text is left out (D-FORM-19).
 */
export const plainWords = (text: string): string =>
  trimmed(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseenMarks, '')).normalize('NFC');

/** Length as people count it: code points, so that no letter counts twice. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

export const isBlank = (text: string): boolean => trimmed(text) === '';
