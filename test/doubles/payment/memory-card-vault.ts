import { Effect } from 'effect';
import type { CardToken } from '#domain/payment/payment-info.ts';
import type { CardEntry, CardEntryState, CardVault } from '#ports/card-vault.ts';
import type { Clock } from '#ports/clock.ts';
import type { VaultFailure } from '#ports/failures.ts';
import { VaultNotReady } from '#ports/failures.ts';

const tokenLife = 900_000;
const typed = { empty: false, valid: true, couldBeValid: true, focused: false };
const state: CardEntryState = {
  loaded: true,
  number: typed,
  securityCode: typed,
  brands: ['Visa'],
};

/** A vault in which a good Visa card is always typed; `failure` makes tokenizing fail. */
export const makeMemoryCardVault = (
  clock: Clock,
  failure: () => VaultFailure | undefined = () => undefined,
): CardVault => {
  let made = 0;
  return {
    open: ({ paymentSessionId }) =>
      Effect.sync((): CardEntry => {
        let closed = false;
        return {
          paymentSessionId,
          tokenize: (expiry) =>
            Effect.suspend((): Effect.Effect<CardToken, VaultFailure> => {
              const refusal = closed ? new VaultNotReady() : failure();
              if (refusal) return Effect.fail(refusal);
              made += 1;
              return Effect.succeed({
                jwt: `token-${made}`,
                jti: `jti-${made}`,
                expiresAt: clock.now() + tokenLife,
                ...(expiry === undefined
                  ? { brand: '', last4: '' }
                  : { brand: 'Visa', last4: '1111' }),
              });
            }),
          state: () => state,
          subscribe: () => () => undefined,
          close: () => {
            closed = true;
          },
        };
      }),
  };
};
