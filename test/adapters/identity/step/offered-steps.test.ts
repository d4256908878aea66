import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { FlowAnswer } from '#ports/sign-in/self-service-flow.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { answers, conversation, offering, step } from './scripted-conversation.ts';

const askedAt = async (...steps: readonly object[]) => {
  const state = await conversation('recover', [offering(...steps)]).answer('code');
  return 'ask' in state && state.ask;
};

describe('what an offered step asks of the person', () => {
  it.each([
    ['identify', 'credentials'],
    ['enroll-profile', 'profile'],
    ['identify-recovery', 'email'],
    ['select-authenticator-unlock-account', 'email'],
    ['reset-authenticator', 'new-password'],
    ['reenroll-authenticator', 'new-password'],
    ['challenge-poll', 'approval'],
    ['enroll-poll', 'approval'],
    ['a-step-of-tomorrow', 'elsewhere'],
  ])('[IDX-01] %s: %s', async (name, ask) => {
    expect(await askedAt(step(name))).toBe(ask);
  });

  it.each([
    ['challenge-authenticator', 'password', 'credentials'],
    ['challenge-authenticator', 'email', 'code'],
    ['challenge-authenticator', 'phone', 'code'],
    ['challenge-authenticator', 'app', 'code'],
    ['challenge-authenticator', 'security_key_otp', 'code'],
    ['challenge-authenticator', 'security_question', 'elsewhere'],
    ['enroll-authenticator', 'password', 'new-password'],
    ['enroll-authenticator', 'email', 'code'],
    ['enroll-authenticator', 'phone', 'elsewhere'],
  ])('[IDX-01] %s of the kind %s: %s', async (name, type, ask) => {
    expect(await askedAt(step(name, { type }))).toBe(ask);
  });

  it('[IDX-01] a code where no kind is told, and nothing where a key has to be touched', async () => {
    expect(await askedAt(step('challenge-authenticator'))).toBe('code');
    expect(await askedAt(step('enroll-authenticator'))).toBe('code');
    const key = { key: 'webauthn', type: 'app' };
    expect(await askedAt(step('challenge-authenticator', key))).toBe('elsewhere');
  });

  it('[IDX-01] the name and password where nothing is offered, or nothing can be read', async () => {
    expect(await askedAt()).toBe('credentials');
    expect(await askedAt({ refresh: 1 })).toBe('credentials');
    const { answer } = conversation('recover', [{ status: 'PENDING' }]);
    expect(await answer('code')).toEqual({ status: 'PENDING', ask: 'credentials' });
  });

  it('[IDX-01] reads a step past what it does not understand of it', async () => {
    expect(await askedAt({ ...step('challenge-authenticator'), relatesTo: 7 })).toBe('code');
    const unread = {
      ...step('select-authenticator-authenticate'),
      value: [{ name: 'authenticator', options: [{ relatesTo: '$.a' }, { relatesTo: {} }] }],
    };
    expect(await askedAt(unread)).toBe('elsewhere');
    // Only the field of this name holds authenticators.
    const other = { name: 'identifier', options: [{ relatesTo: { key: 'okta_email' } }] };
    expect(await askedAt({ ...unread, value: [other] })).toBe('elsewhere');
    expect(await askedAt({ ...unread, value: [] })).toBe('elsewhere');
  });

  it('[IDX-04] how often it may be looked after, wherever the provider says it', async () => {
    const paceOf = async (transaction: object) =>
      await conversation('recover', [{ status: 'PENDING', ...transaction }]).answer('code');
    const waiting = (pollEvery: number) => ({ status: 'PENDING', ask: 'approval', pollEvery });
    const poll = step('challenge-poll');
    expect(await paceOf(offering({ ...poll, refresh: 400 }))).toEqual(waiting(400));
    const about = { ...poll, relatesTo: { value: { poll: { refresh: 500 } } } };
    expect(await paceOf(offering(about))).toEqual(waiting(500));
    expect(await paceOf(offering({ ...about, refresh: 400 }))).toEqual(waiting(400));
    expect(await paceOf(offering(poll))).toEqual({ status: 'PENDING', ask: 'approval' });
  });

  it('[IDX-04] and in the library’s own shape of a step, which has no fields', async () => {
    const next = async (nextStep: object) =>
      await conversation('recover', [{ status: 'PENDING', nextStep }]).answer('code');
    const waiting = { status: 'PENDING', ask: 'approval', pollEvery: 300 };
    expect(await next({ name: 'challenge-poll', refresh: 300 })).toEqual(waiting);
    expect(await next({ name: 'challenge-poll', poll: { refresh: 300 } })).toEqual(waiting);
    expect(await next({ name: 'challenge-poll' })).toEqual({ status: 'PENDING', ask: 'approval' });
    const password = { key: 'okta_password', type: 'password' };
    for (const about of [{ relatesTo: { value: password } }, { authenticator: password }]) {
      expect(await next({ name: 'enroll-authenticator', ...about })).toEqual({
        ...{ status: 'PENDING', ask: 'new-password' },
      });
    }
  });
});

describe('what an answer is sent as', () => {
  /** Goes through an offer of these steps, then answers. */
  const sentAt = async (to: FlowAnswer['to'], ...steps: readonly object[]) => {
    const { answer, sent } = conversation('recover', [offering(...steps)]);
    await answer('code');
    await answer(to);
    return sent[1];
  };
  const a = 'a@b.example';

  it('[IDX-01] to the step that asks for it, with the provider’s names', async () => {
    expect(await sentAt('credentials', step('identify'))).toEqual({
      ...{ step: 'identify', username: a, password: 'secret' },
    });
    expect(await sentAt('profile', step('enroll-profile'))).toEqual({
      ...{ step: 'enroll-profile', email: a, firstName: 'Ada', lastName: 'Byron' },
    });
    expect(await sentAt('email', step('identify-recovery'))).toEqual({
      ...{ step: 'identify-recovery', username: a },
    });
    expect(await sentAt('email', step('select-authenticator-unlock-account'))).toEqual({
      step: 'select-authenticator-unlock-account',
      ...{ username: a, authenticator: 'okta_email', methodType: 'email' },
    });
    expect(await sentAt('new-password', step('reset-authenticator'))).toEqual({
      ...{ step: 'reset-authenticator', password: 'N3w!Sn4cks' },
    });
    expect(await sentAt('new-password', step('reenroll-authenticator'))).toEqual({
      ...{ step: 'reenroll-authenticator', newPassword: 'N3w!Sn4cks' },
    });
    expect(await sentAt('code', step('enroll-authenticator', { type: 'email' }))).toEqual({
      ...{ step: 'enroll-authenticator', verificationCode: '123456' },
    });
  });

  it('[IDX-01] past steps that ask for something else', async () => {
    const other = step('select-enroll-profile');
    expect(await sentAt('code', other, step('enroll-authenticator'))).toMatchObject({
      step: 'enroll-authenticator',
    });
  });

  it('[IDX-01] to a step that an earlier process was offered', async () => {
    const sentAfter = async (saved: unknown) => {
      const { answer, sent } = conversation('recover', [{ status: 'TERMINAL' }], { saved });
      await answer('new-password');
      return sent[0];
    };
    const password = { type: 'object', value: { key: 'okta_password', type: 'password' } };
    const remediation = (relatesTo: unknown) => ({
      remediation: { value: [{ name: 'enroll-authenticator', relatesTo }] },
      currentAuthenticator: password,
    });
    const enrolled = { step: 'enroll-authenticator', password: 'N3w!Sn4cks' };
    const usual = { step: 'reset-authenticator', password: 'N3w!Sn4cks' };
    expect(await sentAfter(remediation('$.currentAuthenticator'))).toEqual(enrolled);
    expect(await sentAfter(remediation(['$.currentAuthenticator', '$.other']))).toEqual(enrolled);
    expect(await sentAfter(remediation(['$.other', '$.currentAuthenticator']))).toEqual(usual);
    expect(await sentAfter(remediation(undefined))).toEqual(usual);
    for (const unread of [{}, { remediation: {} }, 'no answer', undefined]) {
      expect(await sentAfter(unread)).toEqual(usual);
    }
  });
});

describe('a provider that wants a pause', () => {
  it('[IDX-02] is given a minute: a conversation does not say how long', async () => {
    const pause = {
      ...offering(step('identify')),
      messages: [
        { class: 'INFO', i18n: { key: 'errors.E0000004' } },
        { class: 'ERROR', i18n: { key: 'tooManyRequests' } },
      ],
    };
    const { port } = conversation('sign-in', [pause]);
    expect(await failureOf(port.answer(answers.code))).toMatchObject({
      _tag: 'TooManyAttempts',
      retryAfterMs: 60_000,
    });
    const unnamed = { ...offering(step('identify')), messages: [{ class: 'ERROR' }] };
    const other = conversation('sign-in', [unnamed]);
    expect(await failureOf(other.port.answer(answers.code))).toMatchObject({
      _tag: 'SignInNotCompleted',
      reason: 'denied',
    });
  });
});

it('[IDX-01] each flow begins with its own call, and is known by it afterwards', async () => {
  for (const [flow, begins] of [
    ['sign-in', { flow: 'authenticate', autoRemediate: false }],
    ['register', { step: 'select-enroll-profile' }],
    ['recover', {}],
    ['unlock', {}],
  ] as const) {
    const { port, sent, start } = conversation(flow, [offering(step('identify'))]);
    expect(await start()).toEqual({ status: 'PENDING', ask: 'credentials' });
    expect(sent).toEqual([begins]);
    expect(await Effect.runPromise(port.going)).toBe(flow);
  }
});
