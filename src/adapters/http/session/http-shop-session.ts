import { Effect, Exit } from 'effect';
import { firstItem } from '#adapters/http/client/first-item.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import { handshaking } from '#adapters/http/wire/calls/settings-calls.ts';
import { buildVersion } from '#domain/session/build-version.ts';
import { type Handshake, handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';

const names = [...sessionHeaderNames, ...handshakeMarkers] as const;

export interface SessionFacts {
  readonly clientId: string;
  readonly sourceWebsite: string;
}

interface Handshaking {
  readonly quiet: boolean;
  readonly exit: Promise<Exit.Exit<Handshake, CallFailure>>;
}

/** The handshake behind POST /webservices/handshaking, kept for the tab (D-SESSION-01, -04). */
export const makeHttpShopSession = (
  http: ShopHttp,
  storage: KeyValueStorage,
  ids: IdGenerator,
  facts: SessionFacts,
): ShopSession => {
  const stored = Effect.gen(function* () {
    const found: Partial<Record<keyof Handshake, string>> = {};
    for (const name of names) {
      const value = yield* storage.read(name);
      if (!value) return undefined;
      found[name] = value;
    }
    return isWhole(found) ? found : undefined;
  });

  const shakeHands = Effect.fnUntraced(function* (quiet: boolean) {
    const customerSessionId = (yield* storage.read('customerSessionId')) ?? ids.uuid();
    yield* storage.write('customerSessionId', customerSessionId);
    const body = { ...facts, buildVersion, customerSessionId, nonce: ids.uuid() };
    const answer = yield* http.call(handshaking, { body, quiet });
    const handshake = yield* firstItem('handshaking')(answer);
    for (const name of names) yield* storage.write(name, handshake[name]);
    return handshake;
  });

  // Callers in parallel share one promise, the look into storage included (HAND-08).
  let running: Handshaking | undefined;
  const join = (quiet: boolean): Handshaking => {
    const ensure = Effect.flatMap(stored, (handshake) =>
      handshake ? Effect.succeed(handshake) : shakeHands(quiet),
    );
    running ??= {
      quiet,
      exit: Effect.runPromiseExit(ensure).finally(() => {
        running = undefined;
      }),
    };
    return running;
  };
  return {
    ensure: Effect.flatMap(
      Effect.promise(async () => {
        const { quiet, exit } = join(false);
        const ended = await exit;
        // A quiet failure raised no alert; a caller that needs the session tries again with one.
        return quiet && Exit.isFailure(ended) ? join(false).exit : ended;
      }),
      (exit) => exit,
    ),
    ensureAhead: Effect.flatMap(
      Effect.promise(() => join(true).exit),
      (exit) => exit,
    ),
  };
};

const isWhole = (found: Partial<Handshake>): found is Handshake =>
  names.every((name) => found[name] !== undefined);
