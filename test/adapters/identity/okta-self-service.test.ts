import { Effect, Fiber } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOktaSelfService } from '#adapters/identity/okta-self-service.ts';
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
