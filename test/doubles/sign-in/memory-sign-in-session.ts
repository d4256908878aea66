import { Effect } from 'effect';
import type { Customer } from '#domain/account/customer.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { SignInSession, SignInTokens } from '#ports/sign-in/sign-in-session.ts';

export const makeMemorySignInSession = (clock: Clock): SignInSession => {
  let tokens: SignInTokens | undefined;
  let customer: Customer | undefined;
  const clear = Effect.sync(() => {
    tokens = undefined;
    customer = undefined;
  });
  const good = Effect.gen(function* () {
    const end = tokens === undefined ? Infinity : tokens.accessToken.expiresAt * 1000;
    if (end - 30_000 <= clock.now()) yield* clear;
    return tokens;
  });
  return {
    tokens: good,
    saveTokens: (kept) =>
      Effect.sync(() => {
        tokens = kept;
      }),
    customer: Effect.map(good, (kept) => (kept === undefined ? undefined : customer)),
    saveCustomer: (kept) =>
      Effect.sync(() => {
        customer = kept;
      }),
    clear,
    leave: clear,
  };
};
