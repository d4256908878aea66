import type { IdxTransaction } from '@okta/okta-auth-js';
import { Effect, Fiber } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statuses } from '#adapters/identity/flow/okta-flow-steps.ts';
import { makeOktaSelfService } from '#adapters/identity/okta-self-service.ts';
import type { FlowState } from '#ports/sign-in/self-service-flow.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { selfServiceFlowContract } from '#test/ports/sign-in/self-service-flow.contract.ts';
import { quickClock } from '#test/quick-clock.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
} from '#test/sandbox/identity/identity-under-test.ts';
import { login, memoryStorage, settingsFor, terminalAt } from './identity-shop.ts';

const { runPromise } = Effect;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

selfServiceFlowContract('okta-self-service', async () => {
  await identity.post('/sandbox/reset', {});
  identity.clearMails();
  return {
    device: () => terminalAt(identity, memoryStorage(), quickClock()).selfService,
    known: login('signed-up'),
    locked: login('locked'),
    approving: login('factor-push'),
    codeSent: async (email) => codeIn(await identity.mailTo(email)),
  };
});

it('[IDX-01] replaces a password that has expired, on the way in', async () => {
  const { selfService } = terminalAt(identity);
  await runPromise(selfService.start('sign-in'));
  const asked = selfService.answer({ to: 'credentials', ...login('password-expired') });
  expect(await runPromise(asked)).toMatchObject({ status: 'PENDING', ask: 'new-password' });
  const { password } = login('password-expired');
  expect(await failureOf(selfService.answer({ to: 'new-password', password }))).toMatchObject({
    _tag: 'PasswordRefused',
  });
  const renewed = selfService.answer({ to: 'new-password', password: 'Pr3tzels!' });
  expect(await runPromise(renewed)).toMatchObject({ status: 'SUCCESS' });
});

describe('looking whether another device said yes', () => {
  const asked = async (clock = quickClock()) => {
    await identity.post('/sandbox/reset', {});
    const { selfService } = terminalAt(identity, memoryStorage(), clock);
    await runPromise(selfService.start('sign-in'));
    await runPromise(selfService.answer({ to: 'credentials', ...login('factor-push') }));
    return { selfService, clock };
  };
  const looks = async () => (await identity.requests('/idp/idx/authenticators/poll')).length;

  it('[IDX-04] waits as long as the provider says, between all of them', async () => {
    const { selfService, clock } = await asked();
    const before = await looks();
    await runPromise(selfService.poll);
    expect(clock.waits).toEqual([500, 500, 500]);
    expect((await looks()) - before).toBe(3);
  });

  it('looks no more once nobody waits', async () => {
    const clock = makeMemoryClock(Date.now());
    const { selfService } = await asked(clock as never);
    const before = await looks();
    const waiting = Effect.runFork(selfService.poll);
    await runPromise(Fiber.interrupt(waiting));
    clock.advance(60_000);
    expect(await looks()).toBe(before);
  });

  it('[AUTHN-12] tries again after 1, 2 and 4 seconds without an answer', async () => {
    const { selfService, clock } = await asked();
    await identity.fault({ operation: 'idx', status: 503, count: 3 });
    const state = await runPromise(selfService.poll);
    expect(state.status).toBe('SUCCESS');
    expect(clock.waits).toEqual([500, 1000, 2000, 4000, 500, 500]);
  });

  it('gives up after five tries', async () => {
    const { selfService, clock } = await asked();
    await identity.fault({ operation: 'idx', status: 503, count: 20 });
    expect(await failureOf(selfService.poll)).toMatchObject({ _tag: 'SignInUnavailable' });
    expect(clock.waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000]);
    await identity.post('/sandbox/reset', {});
  });
});

describe('looking whether the link of a mail was opened', () => {
  it('[IDX-04] asks at the pace of the provider, by its own call, until nobody waits', async () => {
    await identity.post('/sandbox/reset', {});
    const clock = quickClock();
    const { selfService } = terminalAt(identity, memoryStorage(), clock);
    await runPromise(selfService.start('recover'));
    const asked = selfService.answer({ to: 'email', email: login('signed-up').email });
    expect(await runPromise(asked)).toEqual({ status: 'PENDING', ask: 'code', pollEvery: 4000 });
    const waiting = Effect.runFork(selfService.poll);
    const looks = async () => (await identity.requests('/idp/idx/challenge/poll')).length;
    await expect.poll(looks).toBeGreaterThan(1);
    await runPromise(Fiber.interrupt(waiting));
    expect(new Set(clock.waits)).toEqual(new Set([4000]));
    // The code is still asked for, and still lets on.
    const code = codeIn(await identity.mailTo(login('signed-up').email));
    expect(await runPromise(selfService.answer({ to: 'code', code }))).toMatchObject({
      ask: 'new-password',
    });
  });

  it('[IDX-04] goes on where the provider says that it was', async () => {
    const mailed = {
      status: 'PENDING',
      nextStep: {
        name: 'challenge-authenticator',
        relatesTo: { value: { poll: { refresh: 4000 } } },
      },
      actions: { 'currentAuthenticatorEnrollment-poll': async () => undefined },
    };
    const opened = { status: 'PENDING', nextStep: { name: 'reset-authenticator' } };
    const answers = [mailed, mailed, opened];
    const proceeded: unknown[] = [];
    const idx = {
      canProceed: () => true,
      getSavedTransactionMeta: () => ({ flow: 'recoverPassword' }),
      proceed: async (wanted: unknown) => {
        proceeded.push(wanted);
        return answers.shift();
      },
    };
    const clock = quickClock();
    const selfService = makeOktaSelfService({
      okta: { idx } as never,
      settings: settingsFor(identity),
      variant: 'snacks',
      clock,
    });
    await runPromise(selfService.answer({ to: 'email', email: 'sara@people.example' }));
    expect(await runPromise(selfService.poll)).toEqual({ status: 'PENDING', ask: 'new-password' });
    const look = { actions: ['currentAuthenticatorEnrollment-poll'] };
    expect(proceeded.slice(1)).toEqual([look, look]);
    expect(clock.waits).toEqual([4000, 4000]);
  });
});

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
    const { selfService } = {
      selfService: makeOktaSelfService({
        okta: { idx } as never,
        settings: settingsFor(identity),
        variant: 'rewards',
        clock: quickClock(),
      }),
    };
    return selfService.answer({ to: 'code', code: '1' });
  };
  const error = (key: string) => [{ message: 'No.', class: 'ERROR', i18n: { key } }];

  it.each(Object.keys(statuses))('[IDX-02] has a state for %s', async (status) => {
    const iat = Math.floor(Date.now() / 1000);
    const { issuer: iss } = settingsFor(identity);
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
    const { issuer } = settingsFor(identity);
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
