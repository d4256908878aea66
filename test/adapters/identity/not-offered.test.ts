import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { core as english } from '#application/messages/en-us/core.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import { failureMessage } from '#application/messages/message.ts';

import { failureOf } from '#test/adapters/http/fixture.ts';
import { terminalAt } from '#test/adapters/identity/identity-shop.ts';
import {
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';

let closed: IdentityUnderTest;
beforeAll(async () => {
  closed = await identityUnderTest({ settings: { registration: false, unlocking: false } });
});
afterAll(() => closed.close());

describe('a shopper of an organisation without self-service', () => {
  const selfService = () => terminalAt(closed).selfService;

  it.each([
    [
      'IDX-11',
      'register',
      'Registration is not supported based on your current org configuration.',
    ],
    [
      'IDX-12',
      'unlock',
      'Self Service Account Unlock is not supported based on your current org configuration.',
    ],
  ] as const)('[%s] who wants to %s reads: %s', async (_row, flow, sentence) => {
    const failure = await failureOf(selfService().start(flow));
    expect(failureMessage(english, failure)).toBe(sentence);
    expect(failureMessage(spanish, failure)).toMatch(/configuración actual de tu organización\.$/);
  });

  it('[IDX-13] who goes on with what was never begun reads why that cannot be', async () => {
    const failure = await failureOf(selfService().answer({ to: 'code', code: '1' }));
    expect(failureMessage(english, failure)).toBe(
      'Unable to proceed: saved transaction could not be loaded',
    );
    expect(await Effect.runPromise(selfService().going)).toBeUndefined();
  });
});
