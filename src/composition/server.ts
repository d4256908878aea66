import { Effect } from 'effect';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import type { InProcessCall } from '#adapters/http/client/transport/in-process-transport.ts';
import { makeInProcessTransport } from '#adapters/http/client/transport/in-process-transport.ts';
import { makeSessionAccountPass } from '#adapters/slices/session-account-pass.ts';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import { run } from '#application/run.ts';
import { makeUseCases, type UseCases } from '#application/use-cases.ts';
import { openHost } from '#composition/host/host.ts';
import { withEveryPort } from '#composition/ports/every-port.ts';
import { makeLateIdentity } from '#composition/ports/late-identity.ts';
import { noWallet } from '#composition/ports/no-wallet.ts';
import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import type { Language } from '#domain/locale/language.ts';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import type { CardVault } from '#ports/payment/card-vault.ts';
import { VaultNotReady } from '#ports/payment/vault-failures.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

export interface ServerShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
}

/** The shop as page loaders use it on the server, by what their pages depend on. */
export interface ServerShops {
  in(language: Language, locationNumber?: string): ServerShop;
}

/** Calls in this process need no session, so the handshake markers are preset. */
const inProcess = 'in-process';

/** No other tab shares this cart, so nothing has to wait. */
const alone: OneAtATime = { run: (work) => work };
const noEvents: ShopEvents = { emit: () => undefined, listen: () => () => undefined };
const noVault: CardVault = { open: () => Effect.fail(new VaultNotReady()) };
const facts: ShopFacts = {
  apiKey: inProcess,
  clientId: inProcess,
  sourceWebsite: inProcess,
  variant: variants.snacks,
  accountScopes: [],
  targetOrigin: '',
  approvalHosts: [],
};

/** Reads what it was given and keeps nothing, so that no visitor leaves anything to another. */
const fixedStorage = (values: ReadonlyMap<StorageKey, string>): KeyValueStorage => ({
  read: (key) => Effect.succeed(values.get(key)),
  write: () => Effect.void,
  remove: () => Effect.void,
});

/** The server signs nobody in. */
const refused = () => Promise.reject(new Error('nobody signs in on the server'));

/** Most shops in memory; visitors choose the location, so their number needs a limit. */
const keptShops = 50;

/**
 * Nobody's cart, one language, one location each. A shop remembers nothing, so pages in the same
 * language and location share one. `transport`: the storefront's handlers, called in this process.
 */
export const makeServerShops = (transport: InProcessCall): ServerShops => {
  const kept = new Map<string, ServerShop>();
  return {
    in: (language, locationNumber) => {
      const name = `${language} ${locationNumber ?? ''}`;
      const shop = kept.get(name) ?? buildShop(transport, language, locationNumber);
      if (!kept.has(name) && kept.size >= keptShops) kept.clear();
      kept.set(name, shop);
      return shop;
    },
  };
};

const buildShop = (
  transport: InProcessCall,
  language: Language,
  locationNumber: string | undefined,
): ServerShop => {
  const values = new Map<StorageKey, string>([['lang', language]]);
  for (const key of [...handshakeMarkers, ...sessionHeaderNames]) values.set(key, inProcess);
  if (locationNumber !== undefined) values.set('locationNumber', locationNumber);
  const given = openHost({
    keyValueStorage: fixedStorage(values),
    shopEvents: noEvents,
    clock: makeMachineClock(),
    idGenerator: makeRandomIds(),
    telemetry: silentTelemetry,
    oneAtATime: alone,
    pageReload: { reload: () => false },
    shopFacts: facts,
    cardVault: noVault,
    wallet: noWallet,
    transport: makeInProcessTransport(transport),
    ...makeLateIdentity(refused, refused),
  });
  const { ports } = withEveryPort(given).with({
    accountPass: ({ signInSession }) => makeSessionAccountPass(signInSession),
  });
  return { useCases: makeUseCases(ports), run };
};
