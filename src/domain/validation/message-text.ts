import { charactersProblem } from '#domain/validation/forbidden-characters.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { nameTextProblem } from '#domain/validation/name-text.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { lengthOf, plainWords, trimmed } from '#domain/validation/typed-text.ts';

/** Control characters except line breaks, which a message may have. */
const controls = /(?![\n\r])\p{Cc}/u;

const longestProblem = (field: FieldName, text: string, max: number): Problem | undefined =>
  lengthOf(text) > max ? { key: 'text.long', values: { field, max } } : undefined;

/** An optional message of up to 200 characters without control characters (GIFT-03, D-FORM-09). */
export const giftMessageProblem = (value: string): Problem | undefined => {
  const message = plainWords(value);
  return controls.test(message)
    ? charactersProblem('giftMessage', [])
    : longestProblem('giftMessage', message, inputLimits.giftMessageLongest);
};

/** One line of text. A line end is refused, it could start another header in a mail. */
const lineProblem = (field: FieldName, value: string, max: number): Problem | undefined => {
  const line = trimmed(value);
  if (line === '') return { key: `required.${field}` };
  return lineEnds.test(line) ? charactersProblem(field, []) : longestProblem(field, line, max);
};

/** Control characters, and the two separators Unicode counts as ends of lines. */
const lineEnds = /[\p{Cc}\u2028\u2029]/u;

/** Subject of the contact form (CONTACT-02, D-FORM-15). */
export const subjectProblem = (value: string): Problem | undefined =>
  lineProblem('subject', value, inputLimits.subjectLongest);

/** The name in the contact form; it allows more characters than names of orders (D-FORM-18). */
export const senderNameProblem = (value: string): Problem | undefined =>
  lineProblem('name', value, inputLimits.senderNameLongest) ??
  nameTextProblem('name', trimmed(value));

/** Control characters except line breaks and tabs, which pasted text may have. */
const strangeInText = /(?![\n\r\t])\p{Cc}/u;

/** Description of the contact form (CONTACT-02, D-FORM-15). */
export const descriptionProblem = (value: string): Problem | undefined => {
  const text = plainWords(value);
  if (text === '') return { key: 'required.description' };
  return strangeInText.test(text)
    ? charactersProblem('description', [])
    : longestProblem('description', text, inputLimits.descriptionLongest);
};

/** Terms and conditions, where they must be accepted (D-FORM-14). */
export const termsProblem = (accepted: boolean): Problem | undefined =>
  accepted ? undefined : { key: 'terms.required' };
