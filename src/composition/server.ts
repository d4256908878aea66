import { Effect } from 'effect';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import {
  type InProcessCall,
  makeInProcessTransport,
} from '#adapters/http/client/in-process-transport.ts';
import { silentTelemetry } from '#adapters/telemetry/silent-telemetry.ts';
import type { UseCases } from '#application/use-cases.ts';
import { contentHttp } from '#composition/content.ts';
import { couponHttp } from '#composition/coupon.ts';
import { httpPorts } from '#composition/http-ports.ts';
import { run } from '#composition/run.ts';
import type { ShopFacts } from '#composition/shop-facts.ts';
import { storedPorts } from '#composition/stored-ports.ts';
import {
  CardVaultToken,
  ClockToken,
  IdGeneratorToken,
  KeyValueStorageToken,
  OneAtATimeToken,
  PageReloadToken,
  ProviderSessionToken,
  ShopEventsToken,
  ShopFactsToken,
  TelemetryToken,
  TransportToken,
} from '#composition/tokens.ts';
import { collectUseCases, makeUseCaseContainer } from '#composition/use-case-container.ts';
import type { Language } from '#domain/locale/language.ts';
import { handshakeMarkers, sessionHeaderNames } from '#domain/session/handshake.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import { VaultNotReady } from '#ports/failures.ts';
import { SignInUnavailable } from '#ports/identity-failures.ts';
import type { CardVault } from '#ports/payment/card-vault.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';

export interface ServerShopParts {
  /** The storefront's handlers, called in this process. */
  readonly transport: InProcessCall;
  readonly language: Language;
  readonly locationNumber?: string;
}

export interface ServerShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
}

/** The server signs nobody in. */
const noProviderSession: ProviderSession = {
  end: () => Effect.succeed(false),
  inspect: () => Effect.fail(new SignInUnavailable()),
};

/** In process there is no session to prove, so the gate finds its markers in place. */
const inProcess = 'in-process';

/** Nobody else has this cart. */
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
};

/** Reads what it was given and keeps nothing, so that no visitor leaves anything to another. */
const fixedStorage = (values: ReadonlyMap<StorageKey, string>): KeyValueStorage => ({
  read: (key) => Effect.succeed(values.get(key)),
  write: () => Effect.void,
  remove: () => Effect.void,
});

/** Shops that are kept; a location is named by the visitor, so their number has to end. */
const keptShops = 50;
const shopsOf = new WeakMap<InProcessCall, Map<string, ServerShop>>();

/**
 * The shop as page loaders use it on the server: nobody's cart, one language, one location. It
 * remembers nothing, so pages in the same language and location share one.
 */
export const makeServerShop = (parts: ServerShopParts): ServerShop => {
  const shops = shopsOf.get(parts.transport) ?? new Map<string, ServerShop>();
  shopsOf.set(parts.transport, shops);
  const name = `${parts.language} ${parts.locationNumber ?? ''}`;
  const kept = shops.get(name);
  if (kept) return kept;
  if (shops.size >= keptShops) shops.clear();
  const shop = buildShop(parts);
  shops.set(name, shop);
  return shop;
};

const buildShop = ({ transport, language, locationNumber }: ServerShopParts): ServerShop => {
  const values = new Map<StorageKey, string>([['lang', language]]);
  for (const key of [...handshakeMarkers, ...sessionHeaderNames]) values.set(key, inProcess);
  if (locationNumber !== undefined) values.set('locationNumber', locationNumber);

  const container = makeUseCaseContainer();
  container.bind(KeyValueStorageToken).toConstantValue(fixedStorage(values));
  container.bind(ShopEventsToken).toConstantValue(noEvents);
  container.bind(ClockToken).toConstantValue(makeMachineClock());
  container.bind(IdGeneratorToken).toConstantValue(makeRandomIds());
  container.bind(TelemetryToken).toConstantValue(silentTelemetry);
  container.bind(CardVaultToken).toConstantValue(noVault);
  container.bind(OneAtATimeToken).toConstantValue(alone);
  container.bind(PageReloadToken).toConstantValue({ reload: () => false });
  container.bind(ShopFactsToken).toConstantValue(facts);
  container.bind(ProviderSessionToken).toConstantValue(noProviderSession);
  container.bind(TransportToken).toConstantValue(makeInProcessTransport(transport));
  container.load(httpPorts, contentHttp, couponHttp, storedPorts);
  return { useCases: collectUseCases(container), run };
};
