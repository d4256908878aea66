import { Effect } from 'effect';
import type { CardToken } from '#domain/payment/payment-info.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { CardEntry, CardEntryState, CardVault } from '#ports/payment/card-vault.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import { VaultNotReady } from '#ports/payment/vault-failures.ts';

const tokenLife = 900_000;
const typed = { empty: false, valid: true, focused: false };
const empty = { empty: true, valid: false, focused: false };
const good: CardEntryState = {
  loaded: true,
  number: typed,
  securityCode: typed,
  brands: ['Visa'],
};
const forgotten: CardEntryState = {
  loaded: false,
  number: empty,
  securityCode: empty,
  brands: [],
};

/** A vault in which a good Visa card is always typed; `failure` makes tokenizing fail. */
export const makeMemoryCardVault = (
  clock: Clock,
  failure: () => VaultFailure | undefined = () => undefined,
  shown: Partial<CardEntryState> = {},
): CardVault => {
  let made = 0;
  let current: CardEntry | undefined;

  const tokenOf = (expiry: object | undefined): CardToken => {
    made += 1;
    return {
      transientToken: `token-${made}`,
      jti: `jti-${made}`,
      expiresAt: clock.now() + tokenLife,
      ...(expiry === undefined ? { brand: '', last4: '' } : { brand: 'Visa', last4: '1111' }),
    };
  };

  const entryOf = (paymentSessionId: string): CardEntry => {
    let closed = false;
    let attempt = 0;
    return {
      paymentSessionId,
      brandsTaken: ['Visa', 'Mastercard'],
      tokenize: Effect.fnUntraced(function* (expiry) {
        attempt += 1;
        const mine = attempt;
        // A vault is asked over a network: another attempt may begin before it answers.
        yield* Effect.promise(() => Promise.resolve());
        const refusal = closed || mine !== attempt ? new VaultNotReady() : failure();
        return refusal === undefined ? tokenOf(expiry) : yield* Effect.fail(refusal);
      }),
      state: () => (closed ? forgotten : { ...good, ...shown }),
      subscribe: () => () => undefined,
      close: () => {
        closed = true;
      },
    };
  };

  return {
    open: ({ paymentSessionId }) =>
      Effect.sync(() => {
        current?.close();
        current = entryOf(paymentSessionId);
        return current;
      }),
  };
};
