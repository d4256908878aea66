import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpBackInStock } from '#adapters/http/http-back-in-stock.ts';
import { makeHttpProductCards } from '#adapters/http/http-product-cards.ts';
import { makeHttpZipReach } from '#adapters/http/http-zip-reach.ts';
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
