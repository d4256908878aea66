const whiteSpace = /[\p{White_Space}\uFEFF]/u;

/**
 * A typed text without white space of any kind at its ends (D-FORM-10, D-READ-07).
 *
 * Searches from both ends instead of using a pattern: a pattern anchored at the end checks
 * every inner run of spaces again, which takes quadratic time.
 */
export const trimmed = (text: string): string => {
  let start = 0;
  let end = text.length;
  while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
  while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

/** Phone keyboards write the curly apostrophe; it is stored as the straight one (D-READ-07). */
const straightened = (text: string): string => text.replaceAll('’', "'");

/**
 * A typed name, address line or city as it is checked and stored: a letter and its mark are one
 * character (Unicode NFC), so that lengths and comparisons are as people expect.
 */
export const tidied = (text: string): string => straightened(trimmed(text)).normalize('NFC');

/**
 * Marks that change the writing direction (UAX #9), and characters drawn as nothing.
 * The joiners and variation signs stay: Persian words and emoji are written with them.
 */
const unseenMarks = /[\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A message as it is checked and stored: all line ends are the same
 * and invisible characters of pasted text are removed (D-FORM-19).
 */
export const plainWords = (text: string): string =>
  trimmed(text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(unseenMarks, '')).normalize('NFC');

/** Length in code points, so that no letter counts twice. */
export const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

export const isBlank = (text: string): boolean => trimmed(text) === '';
