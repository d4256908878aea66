import { Effect } from 'effect';
import type { UseCases } from '#application/use-cases.ts';
import type { ProviderSession } from '#ports/provider-session.ts';
import type { ShopEvents } from '#ports/shop-events.ts';
import type { SignInSession } from '#ports/sign-in-session.ts';

/**
 * Signs out on this device first, which nothing can hinder, tells the other tabs, then the provider
 * as well as that goes (AUTH-05, D-AUTH-05).
 */
export const makeSignOut = (
  session: SignInSession,
  provider: ProviderSession,
  events: ShopEvents,
): UseCases['signOut'] =>
  Effect.fn('signOut')(function* () {
    const tokens = yield* session.tokens;
    yield* session.clear;
    events.emit({ name: 'logout', reason: 'user' });
    yield* provider.end(tokens);
  });
