import type { IdxTransaction } from '@okta/okta-auth-js';
import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeOktaSelfService } from '#adapters/identity/okta-self-service.ts';
import type { FlowState } from '#ports/sign-in/self-service-flow.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { quickClock } from '#test/quick-clock.ts';
import { settings } from './scripted-conversation.ts';

const { runPromise } = Effect;

describe('the port over any conversation', () => {
  const answering = (transaction: Partial<IdxTransaction> | Error) => {
    const idx = {
      canProceed: () => true,
      getSavedTransactionMeta: () => ({ flow: 'recoverPassword', nonce: 'a-nonce' }),
      proceed: async () => {
        if (transaction instanceof Error) throw transaction;
        return transaction;
      },
    };
    const selfService = makeOktaSelfService({
      okta: { idx } as never,
      settings,
      variant: 'rewards',
      clock: quickClock(),
    });
    return selfService.answer({ to: 'code', code: '1' });
  };
  const error = (key: string) => [{ message: 'No.', class: 'ERROR', i18n: { key } }];

  const statuses = ['PENDING', 'SUCCESS', 'FAILURE', 'TERMINAL', 'CANCELED'];

  it.each(statuses)('[IDX-02] has a state for %s', async (status) => {
    const iat = Math.floor(Date.now() / 1000);
    const { issuer: iss } = settings;
    const idToken = { claims: { iss, nonce: 'a-nonce', iat, exp: iat + 60 } };
    const tokens = { accessToken: { accessToken: 'a' }, idToken };
    const transaction = { status, tokens } as unknown as IdxTransaction;
    const state: FlowState = await runPromise(answering(transaction));
    expect(state.status).toBe(status);
  });

  it.each([
    ['errors.E0000004', 'CredentialsRejected'],
    ['errors.E0000119', 'AccountLocked'],
    ['api.authn.error.PASSCODE_INVALID', 'CodeRejected'],
    ['registration.error.notUniqueWithinOrg', 'AccountExists'],
    ['password.passwordRequirementsNotMet', 'PasswordRefused'],
    ['tooManyRequests', 'TooManyAttempts'],
    ['form.errors', 'SignInNotCompleted'],
  ])('[IDX-02] %s is %s, and the flow goes on', async (key, tag) => {
    const pending = { status: 'PENDING', messages: error(key) } as unknown as IdxTransaction;
    expect(await failureOf(answering(pending))).toMatchObject({ _tag: tag });
  });

  it('[IDX-02] a conversation that ended badly says so', async () => {
    const over = { status: 'TERMINAL', messages: error('idx.session.expired') };
    expect(await runPromise(answering(over as unknown as IdxTransaction))).toEqual({
      status: 'TERMINAL',
      failed: true,
    });
  });

  it('[VAR-07] a wrong password is told in the words of the site', async () => {
    const pending = { status: 'PENDING', messages: error('errors.E0000004') };
    expect(await failureOf(answering(pending as unknown as IdxTransaction))).toMatchObject({
      variant: 'rewards',
    });
  });

  it('tokens that answer another nonce, or of another issuer, sign nobody in', async () => {
    const { issuer } = settings;
    for (const [claims, reason] of [
      [{ iss: issuer, nonce: 'another' }, 'nonce'],
      [{ iss: issuer }, 'nonce'],
      [{ iss: 'https://evil.example', nonce: 'a-nonce' }, 'issuer'],
    ] as const) {
      const tokens = { accessToken: { accessToken: 'a' }, idToken: { claims } };
      const success = { status: 'SUCCESS', tokens } as unknown as IdxTransaction;
      expect(await failureOf(answering(success))).toMatchObject({
        _tag: 'SignInNotCompleted',
        reason,
      });
    }
  });

  it('an error of the server is no end of the conversation', async () => {
    const broken = { status: 'TERMINAL', requestDidSucceed: false } as unknown as IdxTransaction;
    expect(await failureOf(answering(broken))).toMatchObject({ _tag: 'SignInUnavailable' });
  });

  it('[IDX-11] [IDX-12] what the organisation does not offer is told apart from no answer', async () => {
    for (const [what, _tag] of [
      ['Registration is', 'RegistrationNotOffered'],
      ['Self Service Account Unlock is', 'UnlockNotOffered'],
      ['Password recovery is', 'FlowNotOffered'],
    ] as const) {
      const closed = new Error(`${what} not supported based on your current org configuration.`);
      expect(await failureOf(answering(closed))).toMatchObject({ _tag });
    }
    expect(await failureOf(answering(new Error('?')))).toMatchObject({ _tag: 'SignInUnavailable' });
  });
});
