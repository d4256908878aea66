import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { PaymentSession } from '#domain/payment/session/payment-session.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CardEntry, CardVault } from '#ports/payment/card-vault.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';

export interface OpenVault {
  readonly vault: CardVault;
  readonly clock: Pick<Clock, 'now'>;
  /** One that was just opened. */
  readonly session: PaymentSession;
  /** Types 4111 1111 1111 1111 and its security code, as far as there is something to type into. */
  readonly typeCard: (entry: CardEntry) => Promise<void>;
  /** Types the security code of a kept Visa card. */
  readonly typeCode: (entry: CardEntry) => Promise<void>;
}

const { runPromise } = Effect;
const expiry = { month: '12', year: '2030' };
const notReady = { _tag: 'VaultNotReady' };

/** What every CardVault must do, a browser's, a terminal's and that of tests. */
export const cardVaultContract = (adapter: string, open: () => Promise<OpenVault>): void => {
  const opened = async () => {
    const world = await open();
    return { ...world, entry: await runPromise(world.vault.open(world.session)) };
  };

  describe(`${adapter} keeps the CardVault contract:`, () => {
    it('[PAY-03] makes a token of a card, with its brand and last digits and nothing more', async () => {
      const { entry, session, clock, typeCard } = await opened();
      expect(entry.paymentSessionId).toBe(session.paymentSessionId);
      expect(entry.brandsTaken.slice(0, 2)).toEqual(['Visa', 'Mastercard']);
      await typeCard(entry);
      const { transientToken, jti, ...masked } = await runPromise(entry.tokenize(expiry));
      expect([typeof transientToken, typeof jti]).toEqual(['string', 'string']);
      expect(masked).toEqual({ brand: 'Visa', last4: '1111', expiresAt: expect.any(Number) });
      expect(masked.expiresAt).toBeGreaterThan(clock.now());
      expect(`${transientToken} ${jti}`).not.toContain('4111111111111111');
    });

    it('[D-PAY-05] makes a token of a security code alone, which names no card', async () => {
      const { entry, typeCode } = await opened();
      await typeCode(entry);
      const token = await runPromise(entry.tokenize());
      expect(token).toMatchObject({ brand: '', last4: '' });
      expect(token.transientToken).not.toBe('');
    });

    it('two tokens are two', async () => {
      const { entry, typeCard } = await opened();
      await typeCard(entry);
      const one = await runPromise(entry.tokenize(expiry));
      const other = await runPromise(entry.tokenize(expiry));
      expect([other.transientToken, other.jti]).not.toEqual([one.transientToken, one.jti]);
    });

    it('[P-14] of two attempts at a time only the later one is answered', async () => {
      const { entry, typeCard } = await opened();
      await typeCard(entry);
      const attempts = [entry.tokenize(expiry), entry.tokenize(expiry)].map((attempt) =>
        runPromise(Effect.result(attempt)),
      );
      const [early, late] = await Promise.all(attempts);
      expect(late).toMatchObject({ _tag: 'Success' });
      expect(early).toMatchObject({ _tag: 'Failure', failure: notReady });
    });

    it('knows what is typed, and forgets it when it is closed, once and for all', async () => {
      const { entry, typeCard } = await opened();
      await typeCard(entry);
      expect(entry.state()).toMatchObject({
        loaded: true,
        number: { empty: false, valid: true },
        securityCode: { empty: false, valid: true },
      });
      entry.close();
      entry.close();
      expect(entry.state()).toMatchObject({
        loaded: false,
        number: { empty: true },
        securityCode: { empty: true },
      });
      expect(await failureOf(entry.tokenize(expiry))).toMatchObject(notReady);
      expect(await failureOf(entry.tokenize())).toMatchObject(notReady);
    });

    it('opening another entry closes the one before', async () => {
      const { vault, session, entry, typeCard } = await opened();
      await typeCard(entry);
      const next = await runPromise(vault.open(session));
      expect(await failureOf(entry.tokenize(expiry))).toMatchObject(notReady);
      await typeCard(next);
      expect((await runPromise(next.tokenize(expiry))).last4).toBe('1111');
    });

    it('one who stopped listening stays so', async () => {
      const { entry } = await opened();
      const stop = entry.subscribe(() => undefined);
      expect(stop()).toBeUndefined();
      expect(stop()).toBeUndefined();
    });
  });
};
