import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { FlowName, SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

export interface OpenSelfService {
  /** A device of its own at the same provider. */
  readonly device: () => SelfServiceFlow;
  readonly known: Login;
  readonly locked: Login;
  /** Asked on another device, which says yes. */
  readonly approving: Login;
  /** The code that was sent last. */
  readonly codeSent: (email: string) => Promise<string>;
}

const { runPromise } = Effect;
const newPassword = 'N3w!Sn4cks';
const profile = { firstName: 'Nia', lastName: 'Newcomer' };

/** What self-service promises, whoever the provider is (IDX-01). */
export const selfServiceFlowContract = (
  adapter: string,
  open: () => Promise<OpenSelfService>,
): void => {
  const begin = async (flow: FlowName) => {
    const shop = await open();
    const device = shop.device();
    const begun = await runPromise(device.start(flow));
    // Whoever ended a flow is known on that device; passwords are tried on another one.
    return { ...shop, device, otherDevice: shop.device, begun };
  };
  const signsIn = (device: SelfServiceFlow, { email, password }: Login) =>
    Effect.andThen(device.start('sign-in'), device.answer({ to: 'credentials', email, password }));

  describe(`${adapter} keeps the contract of self-service:`, () => {
    it('[IDX-01] [IDX-02] signs in to tokens; a wrong password may be tried again', async () => {
      const { device, begun, known } = await begin('sign-in');
      expect(begun).toEqual({ status: 'PENDING', ask: 'credentials' });
      expect(await runPromise(device.going)).toBe('sign-in');
      const wrong = { to: 'credentials', email: known.email, password: 'Wr0ng!Wr0ng' } as const;
      expect(await failureOf(device.answer(wrong))).toMatchObject({ _tag: 'CredentialsRejected' });
      const state = await runPromise(device.answer({ to: 'credentials', ...known }));
      if (state.status !== 'SUCCESS') throw new Error(state.status);
      expect(state.tokens.accessToken.accessToken).not.toBe('');
      expect(await runPromise(device.going)).toBeUndefined();
    });

    it('[IDX-01] [REG-01] registers; a weak password may be tried again, a known address not', async () => {
      const { device, otherDevice, begun, known } = await begin('register');
      expect(begun).toEqual({ status: 'PENDING', ask: 'profile' });
      const taken = { to: 'profile', email: known.email, ...profile } as const;
      expect(await failureOf(device.answer(taken))).toMatchObject({ _tag: 'AccountExists' });
      const email = 'nia@people.example';
      const asked = await runPromise(device.answer({ to: 'profile', email, ...profile }));
      expect(asked).toEqual({ status: 'PENDING', ask: 'new-password' });
      const weak = device.answer({ to: 'new-password', password: 'weak' });
      expect(await failureOf(weak)).toMatchObject({ _tag: 'PasswordRefused' });
      const done = device.answer({ to: 'new-password', password: newPassword });
      expect((await runPromise(done)).status).toBe('SUCCESS');
      const again = await runPromise(signsIn(otherDevice(), { email, password: newPassword }));
      expect(again.status).toBe('SUCCESS');
    });

    it('[IDX-01] [PWD-01] recovers a password by a code', async () => {
      const { device, otherDevice, begun, known, codeSent } = await begin('recover');
      expect(begun).toEqual({ status: 'PENDING', ask: 'email' });
      const asked = await runPromise(device.answer({ to: 'email', email: known.email }));
      expect(asked).toMatchObject({ status: 'PENDING', ask: 'code' });
      const code = await codeSent(known.email);
      const wrong = device.answer({ to: 'code', code: 'wrong' });
      expect(await failureOf(wrong)).toMatchObject({ _tag: 'CodeRejected' });
      const chosen = await runPromise(device.answer({ to: 'code', code }));
      expect(chosen).toMatchObject({ status: 'PENDING', ask: 'new-password' });
      const done = device.answer({ to: 'new-password', password: newPassword });
      expect((await runPromise(done)).status).toBe('SUCCESS');
      expect(await failureOf(signsIn(otherDevice(), known))).toMatchObject({
        _tag: 'CredentialsRejected',
      });
    });

    it('[PWD-01] asks somebody who is not there for a code as well', async () => {
      const { device } = await begin('recover');
      const asked = device.answer({ to: 'email', email: 'nobody@people.example' });
      expect(await runPromise(asked)).toMatchObject({ status: 'PENDING', ask: 'code' });
    });

    it('[IDX-01] [IDX-02] unlocks by a code, which ends the flow without tokens', async () => {
      const { device, locked, codeSent } = await begin('unlock');
      expect(await failureOf(signsIn(device, locked))).toMatchObject({ _tag: 'AccountLocked' });
      await runPromise(device.start('unlock'));
      const asked = await runPromise(device.answer({ to: 'email', email: locked.email }));
      expect(asked).toMatchObject({ status: 'PENDING', ask: 'code' });
      const code = await codeSent(locked.email);
      const state = await runPromise(device.answer({ to: 'code', code }));
      expect(state).toEqual({ status: 'TERMINAL', failed: false });
      expect((await runPromise(signsIn(device, locked))).status).toBe('SUCCESS');
    });

    it('[IDX-04] asks another device at the interval of the provider, until it says yes', async () => {
      const { device, approving } = await begin('sign-in');
      const asked = await runPromise(device.answer({ to: 'credentials', ...approving }));
      expect(asked).toEqual({ status: 'PENDING', ask: 'approval', pollEvery: 500 });
      expect((await runPromise(device.poll)).status).toBe('SUCCESS');
    });

    it('[IDX-03] [IDX-02] cancels what is under way; nothing goes on after it', async () => {
      const { device } = await begin('recover');
      expect(await runPromise(device.cancel)).toEqual({ status: 'CANCELED' });
      const over = { _tag: 'FlowNotBegun' };
      expect(await failureOf(device.cancel)).toMatchObject(over);
      expect(await failureOf(device.poll)).toMatchObject(over);
      expect(await failureOf(device.answer({ to: 'code', code: '1' }))).toMatchObject(over);
    });

    it('[IDX-13] nothing goes on that was not begun on this device', async () => {
      const { device } = await begin('recover');
      const elsewhere = (await open()).device();
      expect(await runPromise(elsewhere.going)).toBeUndefined();
      expect(await failureOf(elsewhere.answer({ to: 'code', code: '1' }))).toMatchObject({
        _tag: 'FlowNotBegun',
      });
      expect(await runPromise(device.going)).toBe('recover');
    });
  });
};
