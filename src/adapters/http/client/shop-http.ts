import type { Effect } from 'effect';
import type * as z from 'zod/mini';
import type { RefusedAs } from '#adapters/http/client/call-failures.ts';
import type { SessionEnd } from '#adapters/http/client/session/session-end.ts';
import type { Transport } from '#adapters/http/client/transport/transport.ts';
import type { Call, Schema } from '#adapters/http/wire/call.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { PageReload } from '#ports/device/page-reload.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

/** What goes with one call, in domain form; the call's codecs make the wire form. */
export interface CallInput<Query extends Schema, Body extends Schema> {
  readonly query?: z.output<Query>;
  readonly body?: z.output<Body>;
  readonly idempotencyKey?: string;
  /** False keeps a GET from showing the screen loader (SESS-15). */
  readonly loader?: false;
  /** The page is closing: the request must outlive it. */
  readonly keepalive?: boolean;
  /** True for a call made early, or for what nobody asked for: its failure raises neither flag nor alert. */
  readonly quiet?: boolean;
}

/** The one way to the storefront (API-001). It never throws: every outcome is a value (API-005). */
export interface ShopHttp {
  call<Query extends Schema, Body extends Schema, Item extends Schema, Failure = never>(
    call: Call<Query, Body, Item>,
    input?: CallInput<Query, Body>,
    refusedAs?: RefusedAs<Failure>,
  ): Effect.Effect<readonly z.output<Item>[], CallFailure | Failure>;
}

export interface ShopHttpOptions {
  readonly transport: Transport;
  readonly apiKey: string;
  readonly sourceWebsite: string;
  readonly defaultLocationNumber?: string;
  readonly storage: KeyValueStorage;
  readonly events: ShopEvents;
  readonly telemetry: Telemetry;
  readonly reload: PageReload;
  /** Given in the sandbox alone, where the session-expiry test hook may fire (D-SESSION-15). */
  readonly testHook?: (parts: {
    readonly storage: KeyValueStorage;
    readonly sessionEnd: SessionEnd;
  }) => (requestUrl: string) => Effect.Effect<void>;
  /** Called with the cause of a request without an answer, for `--verbose` (D-SESSION-17). */
  readonly onError?: (cause: unknown) => void;
}
