import { inputLimits } from '#domain/validation/input-limits.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { trimmed } from '#domain/validation/typed-text.ts';

/** The example in the format message (D-FORM-02). */
export const emailExample = 'name@example.com';

const localPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}$/;
const domainLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
const topLevel = /^[A-Za-z]{2,63}$/;
const simpleForm = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,4}$/;

type EmailField = 'email' | 'recipientEmail';

/** The main rule: local part, @, labels, a top-level domain of 2 or more letters (ADDR-16, ADDR-17). */
export const emailProblem = (value: string, field: EmailField = 'email'): Problem | undefined =>
  checkedBy(isEmail, value, field);

/** The simpler rule of newsletter and back-in-stock forms: 2 to 4 letters at the end (ADDR-18). */
export const simpleEmailProblem = (value: string): Problem | undefined =>
  checkedBy((email) => simpleForm.test(email), value, 'email');

/**
 * What the simpler rule refuses and the main rule accepts: an address that can log in, and rare enough
 * to ask whether it is right (D-FORM-03).
 */
export const isUnusualEmail = (value: string): boolean =>
  simpleEmailProblem(value) !== undefined && emailProblem(value) === undefined;

/** The rule of those two forms: an unusual address is asked about, not refused (D-FORM-03). */
export const noticeEmailProblem = (value: string): Problem | undefined =>
  isUnusualEmail(value) ? undefined : simpleEmailProblem(value);

const checkedBy = (
  isFine: (email: string) => boolean,
  value: string,
  field: EmailField,
): Problem | undefined => {
  const email = trimmed(value);
  if (email === '') return { key: `required.${field}` };
  return email.length <= inputLimits.emailLongest && isFine(email)
    ? undefined
    : { key: 'email.format', values: { email: emailExample } };
};

const isEmail = (email: string): boolean => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, Math.max(0, at));
  const labels = email.slice(at + 1).split('.');
  return (
    localPart.test(local) &&
    local.split('.').every((part) => part !== '') &&
    labels.length >= 2 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
};
