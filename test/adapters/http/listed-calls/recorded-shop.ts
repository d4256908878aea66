import { makeGenericCalls } from '#adapters/http/client/generic-calls.ts';
import type { WireAnswer, WireRequest } from '#adapters/http/client/transport/transport.ts';
import { openHost } from '#composition/host/host.ts';
import { withEveryPort } from '#composition/ports/every-port.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import { items, shaken, signedIn } from '#test/adapters/http/fixture.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryPageReload } from '#test/doubles/device/memory-page-reload.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';

/** Nobody else has this cart. */
const alone: OneAtATime = { run: (work) => work };

/** Where the shopper is, as storage has it. */
export const location = '300';

/** The product's own ports, all of them, over a transport that writes down what leaves; the usual answer is an empty one. */
export const recordedShop = (
  who: 'customer' | 'guest',
  handshake: 'made' | 'missing' = 'made',
  answer: () => WireAnswer = items,
) => {
  const requests: WireRequest[] = [];
  const withToken = who === 'customer' ? signedIn() : shaken();
  const values = handshake === 'made' ? withToken : new Map<StorageKey, string>();
  values.set('locationNumber', location).set('lang', 'es');
  const transport = async (request: WireRequest) => {
    requests.push(request);
    return answer();
  };
  const storage = makeMemoryKeyValueStorage(values);
  const events = makeMemoryShopEvents();
  const telemetry = makeMemoryTelemetry();
  const reload = makeMemoryPageReload();
  const facts = { apiKey: 'api-key-1', sourceWebsite: 'crunchcart' };
  const { ports } = withEveryPort(
    openHost({
      keyValueStorage: storage,
      shopEvents: events,
      clock: makeMemoryClock(0),
      idGenerator: { uuid: () => '3f2b8a52-2f0e-4d6a-9a3e-6d0b2c4f8e10' },
      telemetry,
      oneAtATime: alone,
      pageReload: reload,
      shopFacts: {
        ...facts,
        clientId: 'test-client',
        variant: variants.snacks,
        accountScopes: [],
        targetOrigin: 'https://shop.example',
        approvalHosts: [],
      },
      transport,
    }),
  );
  const generic = makeGenericCalls({ ...facts, transport, storage, events, telemetry, reload });
  return { ports: { ...ports, generic }, requests, heard: events.heard };
};

export type RecordedPorts = ReturnType<typeof recordedShop>['ports'];
