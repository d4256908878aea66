import { Effect } from 'effect';
import type { AssuranceDemand } from '#domain/account/assurance.ts';
import { tokenIsOver } from '#domain/session/token-end.ts';
import { ConfirmationNeeded, ScopeMissing } from '#ports/account/account-failures.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';

/**
 * Held in the memory of the page, never stored: a reader of the browser's storage cannot change a
 * password. It ends with a reload, at its expiry, and with its session.
 */
export const makePageAccountPass = (clock: Clock, events: ShopEvents): AccountPass => {
  let held: SignInTokens | 'refused' | undefined;
  let demanded: AssuranceDemand | undefined;
  events.listen(({ name }) => {
    if (name === 'logout') held = demanded = undefined;
  });
  return {
    isApart: true,
    tokens: Effect.suspend((): AccountPass['tokens'] => {
      if (held === 'refused') return Effect.fail(new ScopeMissing());
      if (held !== undefined && !tokenIsOver(held.accessToken.expiresAt, clock.now())) {
        return Effect.succeed(held);
      }
      held = undefined;
      return Effect.fail(new ConfirmationNeeded({}));
    }),
    keep: (tokens) =>
      Effect.sync(() => {
        held = tokens;
        demanded = undefined;
      }),
    refuse: Effect.sync(() => {
      held = 'refused';
    }),
    demand: (demand) =>
      Effect.sync(() => {
        demanded = demand;
      }),
    demanded: Effect.sync(() => demanded),
  };
};
