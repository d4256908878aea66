import { inputLimits } from '#domain/limits.ts';
import type { FieldName, Problem } from '#domain/validation/problem.ts';
import { isBlank, lengthOf, trimmed } from '#domain/validation/typed-text.ts';

/** Control characters; line breaks are not among them, a message has lines. */
const controls = /(?![\n\r])\p{Cc}/u;

const longestProblem = (field: FieldName, text: string, max: number): Problem | undefined =>
  lengthOf(text) > max ? { key: 'text.long', values: { field, max } } : undefined;

/** An optional message of up to 200 characters without control characters (GIFT-03, D-FORM-09). */
export const giftMessageProblem = (value: string): Problem | undefined => {
  const message = trimmed(value);
  return controls.test(message)
    ? { key: 'text.characters' }
    : longestProblem('giftMessage', message, inputLimits.giftMessageLongest);
};

/** Subject of the contact form (CONTACT-02, D-FORM-15). */
export const subjectProblem = (value: string): Problem | undefined =>
  isBlank(value)
    ? { key: 'required.subject' }
    : longestProblem('subject', trimmed(value), inputLimits.subjectLongest);

/** Description of the contact form (CONTACT-02, D-FORM-15). */
export const descriptionProblem = (value: string): Problem | undefined =>
  isBlank(value)
    ? { key: 'required.description' }
    : longestProblem('description', trimmed(value), inputLimits.descriptionLongest);

/** Terms and conditions, where they must be accepted (D-FORM-14). */
export const termsProblem = (accepted: boolean): Problem | undefined =>
  accepted ? undefined : { key: 'terms.required' };
