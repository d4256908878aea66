import { expect, it } from 'vitest';
import type { Session } from '#cli/session/session.ts';
import { commandFailureOf } from '#cli/shop/failure-report.ts';
import { SignInNotCompleted } from '#ports/sign-in/sign-in-failures.ts';

const session = { settings: { language: 'en-us' } } as Session;

it.each([
  ['IDX-05', 'unknown-transaction', 'No transaction data was found in storage'],
  ['IDX-06', 'state', 'State in redirect uri does not match with transaction state'],
  ['IDX-07', 'no-code', 'Unable to parse interaction_code from the url'],
  ['AUTH-01', 'nonce', 'nonce'],
] as const)('[%s] --verbose says of a return with %s: %s', (_row, reason, sentence) => {
  const failure = commandFailureOf(new SignInNotCompleted({ reason }), session, undefined);
  expect(failure.message).toBe('We could not sign you in. Please try again.');
  expect(failure.cause).toBe(sentence);
});
