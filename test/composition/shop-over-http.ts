import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { makeHeadlessVault } from '#adapters/payments/headless-vault.ts';
import { makeSessionAccountPass } from '#adapters/slices/session-account-pass.ts';
import { makeUseCases } from '#application/use-cases.ts';
import { openHost } from '#composition/host/host.ts';
import { withEveryPort } from '#composition/ports/every-port.ts';
import { makeLateIdentity } from '#composition/ports/late-identity.ts';
import { noWallet } from '#composition/ports/no-wallet.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryPageReload } from '#test/doubles/device/memory-page-reload.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';
import { shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { openTill, type TillWish } from '#test/server/setup/till/till.ts';

/** Nobody else has this cart. */
const alone: OneAtATime = { run: (work) => work };

/** No provider answers here. */
const nobody = () => Promise.reject(new Error('no identity provider'));

/** The whole core against the real server and the embedded gateway, each on a free port. */
export const openShopOverHttp = async (wish: TillWish = {}) => {
  const database = await openInMemory();
  const till = await openTill(database, wish);
  const newVisit = (values = new Map<StorageKey, string>()) => {
    const clock = makeMemoryClock(till.clock.now());
    const telemetry = makeMemoryTelemetry();
    const events = makeMemoryShopEvents();
    const vault = makeHeadlessVault({ allowedOrigins: [till.gateway.gateway.origin], clock });
    const baseUrl = till.shop.origin;
    const given = openHost({
      keyValueStorage: makeMemoryKeyValueStorage(values),
      shopEvents: events,
      clock,
      idGenerator: makeRandomIds(),
      telemetry,
      cardVault: vault,
      oneAtATime: alone,
      pageReload: makeMemoryPageReload(),
      shopFacts: {
        apiKey: 'test-key',
        clientId: 'test-client',
        sourceWebsite: 'crunchcart',
        variant: variants.snacks,
        accountScopes: [],
        targetOrigin: shopOrigin,
        approvalHosts: [new URL(till.gateway.gateway.origin).host],
      },
      transport: makeAxiosTransport({ baseUrl, timeout: 0 }),
      wallet: noWallet,
      ...makeLateIdentity(nobody, nobody),
    });
    const { ports } = withEveryPort(given).with({
      accountPass: ({ signInSession }) => makeSessionAccountPass(signInSession),
    });
    return {
      values,
      clock,
      telemetry,
      events,
      vault,
      useCases: makeUseCases(ports),
      session: ports.shopSession,
      settings: ports.shopSettings,
      catalog: ports.catalog,
      inventory: ports.inventory,
      zipCodes: ports.zipCodes,
      addressSuggestions: ports.addressSuggestions,
      desk: ports.orderPlacement,
      placedOrders: ports.placedOrders,
      sessions: ports.paymentSessions,
      newsletter: ports.newsletter,
      content: ports.shopContent,
      coupons: ports.couponCheck,
      giftCards: ports.giftCardBalances,
      contact: ports.contactMessages,
      finder: ports.productFinder,
      mixCatalog: ports.mixCatalog,
      accounts: ports.ownAccount,
      orders: ports.accountOrders,
      directory: ports.accountDirectory,
      /** The shop's clock and this visitor's move together. */
      advance: (milliseconds: number) => {
        till.advance(milliseconds);
        clock.advance(milliseconds);
      },
    };
  };
  return { till, newVisit, close: till.close };
};

export type ShopOverHttp = Awaited<ReturnType<typeof openShopOverHttp>>;
