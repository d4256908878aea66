import { describe, expect, it } from 'vitest';
import { conversation, offering, step } from './scripted-conversation.ts';

/** Where every conversation below comes to in the end. */
const done = { status: 'TERMINAL' };
const password = { key: 'okta_password', type: 'password' };
const email = { key: 'okta_email', type: 'email' };
const phone = { key: 'phone_number', type: 'phone' };
const skip = step('skip');

/** What the shop goes on with by itself at these steps, and what it asks the person where it does not. */
const at = async (to: 'credentials' | 'code', ...steps: readonly object[]) => {
  const { answer, sent } = conversation('sign-in', [offering(...steps), done]);
  const state = await answer(to);
  return sent.length > 1 ? sent[1] : 'ask' in state && state.ask;
};

describe('a step that asks nobody anything', () => {
  const enroll = (...keys: readonly string[]) =>
    step('select-authenticator-enroll', undefined, keys);
  const authenticate = (...keys: readonly string[]) =>
    step('select-authenticator-authenticate', undefined, keys);

  it('[IDX-01] at joining: a password first, an e-mail where nothing may be skipped', async () => {
    const chosen = (authenticator: string) => ({
      step: 'select-authenticator-enroll',
      authenticator,
    });
    expect(await at('code', enroll('okta_email', 'okta_password'))).toEqual(
      chosen('okta_password'),
    );
    expect(await at('code', enroll('okta_email', 'okta_password'), skip)).toEqual(
      chosen('okta_password'),
    );
    expect(await at('code', enroll('okta_email'))).toEqual(chosen('okta_email'));
    expect(await at('code', enroll('okta_email'), skip)).toEqual({ step: 'skip' });
    expect(await at('code', enroll('phone_number'), skip)).toEqual({ step: 'skip' });
    expect(await at('code', enroll('phone_number'))).toBe('elsewhere');
    expect(await at('code', enroll())).toBe('elsewhere');
  });

  it('[IDX-01] at signing in: the password that was just typed, else the e-mail', async () => {
    const chosen = (authenticator: string) => ({
      step: 'select-authenticator-authenticate',
      authenticator,
    });
    const both = authenticate('okta_email', 'okta_password');
    expect(await at('credentials', both)).toEqual(chosen('okta_password'));
    expect(await at('code', both)).toEqual(chosen('okta_email'));
    expect(await at('credentials', authenticate('okta_email'))).toEqual(chosen('okta_email'));
    expect(await at('code', authenticate('okta_password'))).toBe('elsewhere');
  });

  it.each(['authenticator-verification-data', 'authenticator-enrollment-data'])(
    '[IDX-01] %s: an e-mail is sent by mail, of a phone the shop knows no way',
    async (name) => {
      expect(await at('code', step(name, email))).toEqual({ step: name, methodType: 'email' });
      expect(await at('code', step(name, phone))).toBe('elsewhere');
      expect(await at('code', step(name))).toBe('elsewhere');
    },
  );

  it('[IDX-02] a password is given once more only where it was typed, and only for itself', async () => {
    const challenge = (about: object) => step('challenge-authenticator', about);
    expect(await at('credentials', challenge(password))).toEqual({
      step: 'challenge-authenticator',
      password: 'secret',
    });
    expect(await at('code', challenge(password))).toBe('credentials');
    expect(await at('credentials', challenge(email))).toBe('code');
  });

  it('[IDX-01] is not taken before one that somebody must answer, but before one for nobody', async () => {
    const choice = enroll('okta_password');
    const chosen = { step: 'select-authenticator-enroll', authenticator: 'okta_password' };
    expect(await at('code', step('identify'), choice)).toBe('credentials');
    expect(await at('code', step('redirect-idp'), choice)).toEqual(chosen);
    expect(await at('code', step('redirect-idp'), step('identify'))).toBe('credentials');
    expect(await at('code', step('redirect-idp'), skip)).toEqual({ step: 'skip' });
    expect(await at('code', step('redirect-idp'))).toBe('elsewhere');
    expect(await at('code', step('identify'), skip)).toBe('credentials');
  });

  it('[IDX-01] is taken once: offered again it wants what only the provider can ask', async () => {
    const { answer, sent } = conversation('sign-in', [offering(enroll('okta_password'))]);
    expect(await answer('code')).toEqual({ status: 'PENDING', ask: 'elsewhere' });
    expect(sent).toHaveLength(2);
    // Another authenticator at the same step is another choice.
    const two = conversation('sign-in', [
      offering(enroll('okta_password')),
      offering(enroll('okta_email')),
      done,
    ]);
    expect(await two.answer('code')).toMatchObject({ status: 'TERMINAL' });
    expect(two.sent).toHaveLength(3);
  });

  it('[IDX-02] is not taken where the answer before it was refused, but after a word to read', async () => {
    const said = (kind: string, key: string) => ({
      ...offering(enroll('okta_password')),
      messages: [{ message: 'No.', class: kind, i18n: { key } }],
    });
    const refused = conversation('sign-in', [said('ERROR', 'errors.E0000004'), done]);
    await expect(refused.answer('credentials')).rejects.toThrow();
    expect(refused.sent).toHaveLength(1);
    const told = conversation('sign-in', [said('INFO', 'idx.email.sent'), done]);
    expect(await told.answer('credentials')).toMatchObject({ status: 'TERMINAL', failed: false });
    expect(told.sent).toHaveLength(2);
  });
});
