import { createContext, useContext } from 'react';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { BrowserCore, CardFields, Core } from '#ui/core/core.ts';
import type { Site } from '#ui/core/site.ts';
import type { AccountCartStore } from '#ui/stores/cart/account-cart-store.ts';
import type { CardCartStore } from '#ui/stores/cart/card-cart-store.ts';
import type { CartGoodsStore } from '#ui/stores/cart/cart-goods-store.ts';
import type { CartReviewStore } from '#ui/stores/cart/cart-review-store.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import type { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';
import type { ContactStore } from '#ui/stores/content/contact-store.ts';
import type { HelpStore } from '#ui/stores/content/help-store.ts';
import type { NewsletterStore } from '#ui/stores/content/newsletter-store.ts';
import type { CouponStore } from '#ui/stores/coupon/coupon-store.ts';
import type { DrawerStore } from '#ui/stores/frame/drawer-store.ts';
import type { NoticeStore } from '#ui/stores/notice/notice-store.ts';
import type { ConfigStore } from '#ui/stores/session/config-store.ts';
import type { ConsentStore } from '#ui/stores/session/consent-store.ts';
import type { LocaleStore } from '#ui/stores/session/locale-store.ts';
import type { ShopperStore } from '#ui/stores/session/shopper-store.ts';
import type { ZipStore } from '#ui/stores/shipping/zip-store.ts';
import type { LoginStore } from '#ui/stores/sign-in/login-store.ts';

/** Stores whose code is loaded with the screens that use them; the first screen makes the store. */
export interface LateStores {
  accountCart?: AccountCartStore;
  cardCart?: CardCartStore;
  cartGoods?: CartGoodsStore;
  coupon?: CouponStore;
  help?: HelpStore;
  contact?: ContactStore;
}

/**
 * The stores that screens share. Stores of one flow, such as the checkout's, belong to its routes.
 */
export interface Stores {
  readonly core: Core;
  /** For what a page does by itself: loads no core. */
  readonly patientCore: Core;
  /** Resolves when somebody needs the core. */
  readonly coreNeeded: Promise<void>;
  /** Resolves when the texts beyond the first paint are loaded. */
  readonly allWords: () => Promise<void>;
  readonly cardFields: CardFields;
  /** Where payers approve at PayPal. */
  readonly approvals: BrowserCore['approvals'];
  readonly config: ConfigStore;
  readonly cart: CartStore;
  readonly review: CartReviewStore;
  readonly drawer: DrawerStore;
  /** The menu of narrow screens. */
  readonly menu: DrawerStore;
  /** The login popup. */
  readonly login: LoginStore;
  readonly shopper: ShopperStore;
  readonly site: Site;
  readonly notice: NoticeStore;
  readonly locale: LocaleStore;
  readonly consent: ConsentStore;
  readonly zip: ZipStore;
  readonly news: NewsletterStore;
  /** One of each for the page. */
  readonly late: LateStores;
  readonly report: (event: TelemetryEvent) => void;
  /** A pressed card stores its data here. */
  readonly pressed: PressedProduct;
  /** True in the sandbox; every page then shows a note. */
  readonly sandbox: boolean;
}

export const StoresContext = createContext<Stores | undefined>(undefined);

export const useStores = (): Stores => {
  const stores = useContext(StoresContext);
  if (stores === undefined) throw new Error('StoresContext has no value');
  return stores;
};
