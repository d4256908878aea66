import type { i18n } from 'i18next';
import { centsFromDollars } from '#domain/money/cents.ts';
import type { BrowserCore } from '#ui/core/core.ts';
import type { RootData } from '#ui/core/root-data.ts';
import type { Site } from '#ui/core/site.ts';
import { CartReviewStore } from '#ui/stores/cart/cart-review-store.ts';
import { CartStore } from '#ui/stores/cart/cart-store.ts';
import { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';
import { NewsletterStore } from '#ui/stores/content/newsletter-store.ts';
import { DrawerStore } from '#ui/stores/frame/drawer-store.ts';
import { NoticeStore } from '#ui/stores/notice/notice-store.ts';
import { ConfigStore } from '#ui/stores/session/config-store.ts';
import { ConsentStore } from '#ui/stores/session/consent-store.ts';
import { LocaleStore } from '#ui/stores/session/locale-store.ts';
import { ShopperStore } from '#ui/stores/session/shopper-store.ts';
import { ZipStore } from '#ui/stores/shipping/zip-store.ts';
import { LoginStore } from '#ui/stores/sign-in/login-store.ts';
import type { Stores } from '#ui/stores/stores.ts';
import { languageOf, speak } from '#ui/words/instance.ts';

export interface StoreParts {
  readonly core: BrowserCore;
  readonly words: i18n;
  readonly allWords?: () => Promise<void>;
  readonly now: () => number;
  readonly sandbox: boolean;
  readonly site: Site;
  /** The location the current page was rendered for. */
  readonly locationNumber?: string | undefined;
  /** Resolves when the result of a press is painted; on the server nothing is painted. */
  readonly painted?: () => Promise<void>;
  readonly pressed?: PressedProduct;
}

/** Makes the stores and connects them: one store calls another after a change. */
export const makeStores = (parts: StoreParts): Stores => {
  const { core, words, allWords, now, sandbox, site } = parts;
  const notice = new NoticeStore(now);
  const shopper = new ShopperStore(core);
  const homeZip = () =>
    shopper.customer?.accountAddresses.find(({ primaryAddr }) => primaryAddr)?.zipcode;
  const zip = new ZipStore(core, parts.locationNumber, homeZip);
  const drawer = new DrawerStore();
  const cart = new CartStore(
    core,
    {
      added: drawer.tell,
      refused: (failure) => notice.fail({ failure }),
    },
    parts.painted,
  );
  return {
    core,
    patientCore: core.patient,
    coreNeeded: core.needed,
    allWords: allWords ?? (() => Promise.resolve()),
    cardFields: core.cardFields,
    approvals: core.approvals,
    // Every page of the menu is a place; none of them loads the core for it.
    config: new ConfigStore(core.patient),
    cart,
    review: new CartReviewStore(core, cart),
    drawer,
    menu: new DrawerStore(),
    login: new LoginStore(),
    shopper,
    site,
    notice,
    zip,
    locale: new LocaleStore(core, languageOf(words), (language) => speak(words, language)),
    consent: new ConsentStore(core),
    news: new NewsletterStore(core),
    late: {},
    report: (event) => void core.run((useCases) => useCases.session.recordTelemetry(event)),
    pressed: parts.pressed ?? new PressedProduct(),
    sandbox,
  };
};

/**
 * Reads the stored state when the core is loaded; the stored search and menu only within the same
 * visit.
 */
export const restore = async (stores: Stores, isReload: boolean): Promise<void> => {
  const { core, config, cart, locale, consent, shopper, zip } = stores;
  await shopper.read();
  const choices = await core.run((useCases) => useCases.session.readChoices());
  zip.restore(choices.ok ? choices.value : undefined);
  if (choices.ok) {
    if (isReload) config.restore(choices.value.place);
    consent.restore(choices.value);
    await locale.restore(choices.value.language);
  }
  await cart.read();
};

/** What `restore` would find where nothing is stored (`isAnythingStored`), without the core that would look. */
export const beginAnew = ({ cart, consent, locale, shopper, zip }: Stores): void => {
  const choices = { language: locale.language };
  shopper.leave();
  zip.restore(choices);
  consent.restore(choices);
  cart.begin();
};

/** What the operators configured, as far as stores need it. */
export const configure = ({ cart }: Stores, { config }: RootData): void => {
  const threshold = Number(config.freeShippingThreshold);
  if (Number.isFinite(threshold) && threshold > 0) {
    cart.setThreshold(centsFromDollars(threshold));
  }
};
