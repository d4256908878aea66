import type { ShopPage } from '#domain/search/suggested-pages.ts';
import type { WordKey } from '#ui/words/word-key.ts';

/** What each page is called where it is linked to. */
export const pageNames: Readonly<Record<ShopPage, WordKey>> = {
  giftcards: 'footer.giftCards',
  'giftcards/balance': 'search.balance',
  shippingandreturns: 'footer.shipping',
  trackorder: 'footer.track',
  orderhistory: 'footer.orders',
  contactus: 'footer.contact',
  flaminhotuniversity: 'footer.concerts',
  faq: 'footer.faq',
};
