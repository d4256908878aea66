import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeAxiosTransport } from '#adapters/http/client/axios-transport.ts';
import { makeHeadlessVault } from '#adapters/payments/headless-vault.ts';
import { contentHttp } from '#composition/content.ts';
import { couponHttp } from '#composition/coupon.ts';
import { httpPorts } from '#composition/http-ports.ts';
import { storedPorts } from '#composition/stored-ports.ts';
import {
  AccountDirectoryToken,
  CardVaultToken,
  CatalogToken,
  ClockToken,
  ContactDeskToken,
  CouponDeskToken,
  CustomerAccountsToken,
  CustomerOrdersToken,
  IdGeneratorToken,
  InventoryToken,
  KeyValueStorageToken,
  MixDeskToken,
  NewsToken,
  OneAtATimeToken,
  OrderDeskToken,
  PageReloadToken,
  PaymentSessionsToken,
  PlacedOrdersToken,
  ProductFinderToken,
  ShopContentToken,
  ShopEventsToken,
  ShopFactsToken,
  ShopSessionToken,
  ShopSettingsToken,
  TelemetryToken,
  TransportToken,
  ZipDeskToken,
} from '#composition/tokens.ts';
import { collectUseCases, makeUseCaseContainer } from '#composition/use-case-container.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { variants } from '#domain/session/variant.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryPageReload } from '#test/doubles/device/memory-page-reload.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryTelemetry } from '#test/doubles/telemetry/memory-telemetry.ts';
import { shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { openTill, type TillWish } from '#test/server/setup/till/till.ts';

/** The whole core against the real server and the embedded gateway, each on a free port. */
export const openShopOverHttp = async (wish: TillWish = {}) => {
  const database = await openInMemory();
  const till = await openTill(database, wish);
  const newVisit = (values = new Map<StorageKey, string>()) => {
    const clock = makeMemoryClock(till.clock.now());
    const telemetry = makeMemoryTelemetry();
    const events = makeMemoryShopEvents();
    const vault = makeHeadlessVault({ allowedOrigins: [till.gateway.gateway.origin], clock });
    const container = makeUseCaseContainer();
    container.bind(KeyValueStorageToken).toConstantValue(makeMemoryKeyValueStorage(values));
    container.bind(ShopEventsToken).toConstantValue(events);
    container.bind(ClockToken).toConstantValue(clock);
    container.bind(IdGeneratorToken).toConstantValue(makeRandomIds());
    container.bind(TelemetryToken).toConstantValue(telemetry);
    container.bind(CardVaultToken).toConstantValue(vault);
    container.bind(OneAtATimeToken).toConstantValue({ run: (work) => work });
    container.bind(PageReloadToken).toConstantValue(makeMemoryPageReload());
    container.bind(ShopFactsToken).toConstantValue({
      apiKey: 'test-key',
      clientId: 'test-client',
      sourceWebsite: 'crunchcart',
      variant: variants.snacks,
      accountScopes: [],
      targetOrigin: shopOrigin,
    });
    const baseUrl = till.shop.origin;
    container.bind(TransportToken).toConstantValue(makeAxiosTransport({ baseUrl, timeout: 0 }));
    container.load(httpPorts, contentHttp, couponHttp, storedPorts);
    return {
      values,
      clock,
      telemetry,
      events,
      vault,
      useCases: collectUseCases(container),
      session: container.get(ShopSessionToken),
      settings: container.get(ShopSettingsToken),
      catalog: container.get(CatalogToken),
      inventory: container.get(InventoryToken),
      zipDesk: container.get(ZipDeskToken),
      desk: container.get(OrderDeskToken),
      placedOrders: container.get(PlacedOrdersToken),
      sessions: container.get(PaymentSessionsToken),
      news: container.get(NewsToken),
      content: container.get(ShopContentToken),
      coupons: container.get(CouponDeskToken),
      contact: container.get(ContactDeskToken),
      finder: container.get(ProductFinderToken),
      mixDesk: container.get(MixDeskToken),
      accounts: container.get(CustomerAccountsToken),
      orders: container.get(CustomerOrdersToken),
      directory: container.get(AccountDirectoryToken),
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
