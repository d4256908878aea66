import { ContainerModule } from 'inversify';
import { makeHttpContactDesk } from '#adapters/http/content/http-contact-desk.ts';
import { makeHttpShopContent } from '#adapters/http/content/http-shop-content.ts';
import { makeContactShop } from '#application/content/contact-shop.ts';
import { makeListGiftCards } from '#application/content/list-gift-cards.ts';
import { makeReadContentPage } from '#application/content/read-content-page.ts';
import { makeReadFaq } from '#application/content/read-faq.ts';
import { makeRegisterForConcert } from '#application/content/register-for-concert.ts';
import { makeShowEvents } from '#application/content/show-events.ts';
import {
  ClockToken,
  ContactDeskToken,
  NewsToken,
  PlaceToken,
  ShopContentToken,
  ShopHttpToken,
  tokenOf,
} from '#composition/tokens.ts';

export const contentUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('readContentPage')).toResolvedValue(makeReadContentPage, [ShopContentToken]);
  bind(tokenOf('readFaq')).toResolvedValue(makeReadFaq, [ShopContentToken]);
  bind(tokenOf('showEvents')).toResolvedValue(makeShowEvents, [ShopContentToken, ClockToken]);
  bind(tokenOf('listGiftCards')).toResolvedValue(makeListGiftCards, [ShopContentToken]);
  bind(tokenOf('contactShop')).toResolvedValue(makeContactShop, [ContactDeskToken]);
  bind(tokenOf('registerForConcert')).toResolvedValue(makeRegisterForConcert, [
    NewsToken,
    ClockToken,
  ]);
});

/** What texts, events and letters ask of the storefront. */
export const contentHttp = new ContainerModule(({ bind }) => {
  bind(ShopContentToken).toResolvedValue(makeHttpShopContent, [ShopHttpToken, PlaceToken]);
  bind(ContactDeskToken).toResolvedValue(makeHttpContactDesk, [ShopHttpToken, PlaceToken]);
});
