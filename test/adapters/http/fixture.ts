import { Effect } from 'effect';
import { type FailedCall, failedCall, silenceText } from '#adapters/http/client/call-result.ts';
import { makeGenericCalls } from '#adapters/http/client/generic-calls.ts';
import { makeShopHttp } from '#adapters/http/client/make-shop-http.ts';
import type { ShopHttpOptions } from '#adapters/http/client/shop-http.ts';
import type {
  Transport,
  WireAnswer,
  WireRequest,
} from '#adapters/http/client/transport/transport.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { CallFailure, Silence } from '#ports/session/call-failures.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryPageReload } from '#test/doubles/device/memory-page-reload.ts';
import {
  type MemoryShopEvents,
  makeMemoryShopEvents,
} from '#test/doubles/session/memory-shop-events.ts';
import { memoryHandshake } from '#test/doubles/session/memory-shop-session.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';

/** An answer as the transport gives it. */
export const answered = (
  status: number,
  body: unknown,
  more: { readonly statusText?: string; readonly headers?: Record<string, string> } = {},
): WireAnswer => ({ kind: 'answered', status, statusText: '', headers: {}, body, ...more });

/** The envelope of a good answer. */
export const items = (...data: readonly unknown[]): WireAnswer =>
  answered(200, { responseCode: 200, success: true, message: '', data });

/** Nothing came back; `text` is what is said of it (D-SESSION-17). */
export const silent = (text: string): WireAnswer => {
  const timeoutMs = Number(/\d+/.exec(text)?.[0]);
  const ways: readonly Silence[] = ['offline', 'aborted', { timeoutMs }];
  const why = ways.find((way) => silenceText(way) === text);
  if (why === undefined) throw new Error(`nothing is said as ${text}`);
  return { kind: 'silent', why, cause: undefined };
};

/** What storage holds after a handshake. */
export const shaken = (): Map<StorageKey, string> =>
  new Map(Object.entries(memoryHandshake) as [StorageKey, string][]);

export const signedIn = (token = 'bearer-1'): Map<StorageKey, string> =>
  shaken()
    .set('accessToken', JSON.stringify({ accessToken: token }))
    .set('accountId', 'account-1');

export interface TestShopParts {
  readonly values?: Map<StorageKey, string>;
  readonly answer?: (request: WireRequest) => WireAnswer | Promise<WireAnswer>;
  readonly options?: Partial<ShopHttpOptions>;
  readonly reloads?: boolean;
}

/** A ShopHttp over memory parts that records every request. */
export const testShop = ({
  values = shaken(),
  answer = () => items(),
  options = {},
  reloads = true,
}: TestShopParts = {}) => {
  const requests: WireRequest[] = [];
  const transport: Transport = async (request) => {
    requests.push(request);
    return answer(request);
  };
  const events = makeMemoryShopEvents();
  const telemetry = makeMemoryTelemetry();
  const reload = makeMemoryPageReload(reloads);
  const storage = makeMemoryKeyValueStorage(values);
  const parts: ShopHttpOptions = {
    transport,
    apiKey: 'api-key-1',
    sourceWebsite: 'crunchcart',
    storage,
    events,
    telemetry,
    reload,
    ...options,
  };
  const http = makeShopHttp(parts);
  return {
    http,
    parts,
    generic: makeGenericCalls(parts),
    requests,
    events,
    telemetry,
    reload,
    storage,
    values,
  };
};

/** Runs to the failure; a success fails the test. */
export const failureOf = <Value, Failure>(
  effect: Effect.Effect<Value, Failure>,
): Promise<Failure> => Effect.runPromise(Effect.flip(effect));

/** What a call comes to (API-005): error true or false, plus data. */
type CallResult<Item> =
  | { readonly error: false; readonly data: readonly Item[] }
  | { readonly error: true; readonly data: FailedCall };

export const callResult = <Item>(
  call: Effect.Effect<readonly Item[], CallFailure>,
  events?: MemoryShopEvents,
): Effect.Effect<CallResult<Item>> =>
  Effect.match(call, {
    onSuccess: (data): CallResult<Item> => ({ error: false, data }),
    onFailure: (failure): CallResult<Item> => {
      const alert = events?.heard.findLast(({ name }) => name === 'showApiFailAlert');
      const said = alert !== undefined && 'error' in alert ? { error: alert.error } : {};
      return { error: true, data: { ...failedCall(failure), ...said } };
    },
  });
