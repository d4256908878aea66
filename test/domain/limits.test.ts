import { describe, expect, it } from 'vitest';
import { defaultFreeShippingThreshold } from '#domain/cart/free-shipping.ts';
import { giftCardLimits } from '#domain/cart/lines/gift-limits.ts';
import { quantityLimits } from '#domain/cart/lines/quantity-limits.ts';
import { homeLimits } from '#domain/catalog/home.ts';
import { productPageSize } from '#domain/catalog/product-query.ts';
import { subFilterLimit } from '#domain/catalog/sub-filters.ts';
import { defaultLanguage, languages } from '#domain/locale/language.ts';
import { buildVersion } from '#domain/session/build-version.ts';
import { shopTimes } from '#domain/session/shop-times.ts';
import { country } from '#domain/shipping/address.ts';
import { excludedShippingStates } from '#domain/shipping/states.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';

describe('the constants of the shop', () => {
  it('[LIM-01] ships for nothing from 15 dollars on', () => {
    expect(defaultFreeShippingThreshold).toBe(1500);
  });

  it('[LIM-02] [CART-22] stays in the US and leaves out hi and ak', () => {
    expect(excludedShippingStates.map((code) => code.toLowerCase())).toEqual(['hi', 'ak']);
    expect(country).toBe('US');
  });

  it('[LIM-03] [LIM-04] [BROWSE-06] pages lists and home', () => {
    expect([productPageSize, subFilterLimit]).toEqual([36, 10]);
    expect(homeLimits).toEqual({
      bestsellers: 4,
      staffPicks: 4,
      brands: 12,
      parentCategories: 4,
      subCategories: 10,
      promoTiles: 2,
      productGroups: 4,
    });
  });

  it('[LIM-05] bounds what is typed', () => {
    expect(inputLimits).toMatchObject({
      phoneDigits: 10,
      zipDigits: 5,
      nameShortest: 2,
      nameLongest: 30,
      addressLongest: 30,
      passwordShortest: 8,
      giftMessageLongest: 200,
    });
  });

  it('[LIM-06] [LIM-07] names build and languages', () => {
    expect(buildVersion).toBe('1.1.94');
    expect([defaultLanguage, languages]).toEqual(['en-us', ['en-us', 'es']]);
  });

  it('[LIM-08] times notices, storage and the forced logout', () => {
    expect(shopTimes).toEqual({ notification: 4000, persistence: 5000, forcedLogout: 1000 });
  });

  it('[LIM-11] [LIM-12] [GIFT-09] limits pieces and gift cards', () => {
    expect(quantityLimits).toEqual({ line: 99, preOrder: 10 });
    expect(giftCardLimits).toEqual({ cards: 5, amount: 50_000 });
  });
});
