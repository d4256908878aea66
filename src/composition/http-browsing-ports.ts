import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHandshakenHttp } from '#adapters/http/client/handshaken-http.ts';
import { makeShopHttp } from '#adapters/http/client/make-shop-http.ts';
import { makePlace } from '#adapters/http/client/place.ts';
import { makeHttpCatalog } from '#adapters/http/http-catalog.ts';
import { makeHttpInventory } from '#adapters/http/http-inventory.ts';
import { makeHttpNews } from '#adapters/http/http-news.ts';
import { makeHttpShopSession } from '#adapters/http/http-shop-session.ts';
import { makeHttpShopSettings } from '#adapters/http/http-shop-settings.ts';
import { makeHttpZipDesk } from '#adapters/http/http-zip-desk.ts';
import {
  CatalogToken,
  ClockToken,
  IdGeneratorToken,
  InventoryToken,
  KeyValueStorageToken,
  NewsToken,
  PageReloadToken,
  PlaceToken,
  PlainHttpToken,
  ShopEventsToken,
  ShopFactsToken,
  ShopHttpToken,
  ShopSessionToken,
  ShopSettingsToken,
  TelemetryToken,
  TransportToken,
  ZipDeskToken,
} from '#composition/tokens.ts';

/** What browsing asks of the storefront, behind HTTP or whatever transport is bound. */
export const bindBrowsingHttp = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(PlainHttpToken).toResolvedValue(
    (facts, transport, storage, events, telemetry, reload, clock) => {
      const { pageQuery, ...rest } = facts;
      const parts = { ...rest, transport, storage, events, telemetry, reload };
      return makeShopHttp(pageQuery ? { ...parts, testHook: { clock, pageQuery } } : parts);
    },
    [
      ShopFactsToken,
      TransportToken,
      KeyValueStorageToken,
      ShopEventsToken,
      TelemetryToken,
      PageReloadToken,
      ClockToken,
    ],
  );
  bind(ShopSessionToken).toResolvedValue(
    (http, storage, ids, { clientId, sourceWebsite }) =>
      makeHttpShopSession(http, storage, ids, { clientId, sourceWebsite }),
    [PlainHttpToken, KeyValueStorageToken, IdGeneratorToken, ShopFactsToken],
  );
  bind(ShopHttpToken).toResolvedValue(makeHandshakenHttp, [PlainHttpToken, ShopSessionToken]);
  bind(PlaceToken).toResolvedValue(
    (storage, { defaultLocationNumber }) => makePlace(storage, defaultLocationNumber),
    [KeyValueStorageToken, ShopFactsToken],
  );
  bind(CatalogToken).toResolvedValue(makeHttpCatalog, [ShopHttpToken, PlaceToken]);
  bind(InventoryToken).toResolvedValue(makeHttpInventory, [ShopHttpToken, PlaceToken]);
  bind(ShopSettingsToken).toResolvedValue(makeHttpShopSettings, [ShopHttpToken, PlaceToken]);
  bind(ZipDeskToken).toResolvedValue(makeHttpZipDesk, [ShopHttpToken]);
  bind(NewsToken).toResolvedValue(
    (http, { variant }) =>
      makeHttpNews(http, { optInCode: variant.optInCode, sourceID: variant.sourceId }),
    [ShopHttpToken, ShopFactsToken],
  );
};
