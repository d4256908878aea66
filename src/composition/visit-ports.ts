import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpProductCards } from '#adapters/http/catalog/http-product-cards.ts';
import { makeHttpBackInStock } from '#adapters/http/notice/http-back-in-stock.ts';
import { makeHttpZipReach } from '#adapters/http/shipping/http-zip-reach.ts';
import { makeStoredViewedProducts } from '#adapters/slices/stored-viewed-products.ts';
import {
  BackInStockToken,
  KeyValueStorageToken,
  PlaceToken,
  ProductCardsToken,
  ShopHttpToken,
  ViewedProductsToken,
  ZipReachToken,
} from '#composition/tokens.ts';

/** Products looked at and wishes about what is gone. */
export const bindVisit = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(ViewedProductsToken).toResolvedValue(makeStoredViewedProducts, [KeyValueStorageToken]);
  bind(ProductCardsToken).toResolvedValue(makeHttpProductCards, [ShopHttpToken, PlaceToken]);
  bind(BackInStockToken).toResolvedValue(makeHttpBackInStock, [ShopHttpToken, PlaceToken]);
  bind(ZipReachToken).toResolvedValue(makeHttpZipReach, [ShopHttpToken, PlaceToken]);
};
