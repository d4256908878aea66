import type { Effect } from 'effect';
import type { AccountFailure, AccountUseCases } from '#application/account/use-cases.ts';
import type { AccountCartUseCases } from '#application/cart/use-cases.ts';
import type { Buyer, BuyerWish } from '#application/checkout/read-buyer.ts';
import type { CouponUseCases } from '#application/coupon/use-cases.ts';
import type { IdentityUseCases } from '#application/identity/use-cases.ts';
import type { MixUseCases } from '#application/mix/use-cases.ts';
import type { PlacingManner } from '#application/order/place-order.ts';
import type { PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { SecurityUseCases } from '#application/security/use-cases.ts';
import type { SelfServiceUseCases } from '#application/self-service/use-cases.ts';
import type { Cart } from '#domain/cart/cart.ts';
import type { Facet } from '#domain/catalog/facets.ts';
import type { BrandTile, Home } from '#domain/catalog/home.ts';
import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { ProductDetail, ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductFilter, ProductPage, ProductQuery } from '#domain/catalog/product-query.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { TypedBilling, TypedPayment } from '#domain/checkout/entered-payment.ts';
import type { ConcertEntry } from '#domain/content/concert.ts';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import type {
  ContentPage,
  ContentPageName,
  FaqCategory,
  GiftCard,
  StageEvent,
} from '#domain/content/content.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentSession } from '#domain/payment/payment-session.ts';
import type { Suggestions } from '#domain/search/suggestions.ts';
import type { BrowsingPlace, Consent, ShopperChoices } from '#domain/session/choices.ts';
import type { Handshake } from '#domain/session/handshake.ts';
import type { Address } from '#domain/shipping/address.ts';
import type { ZipVerdict } from '#domain/shipping/zip-verdict.ts';
import type { TelemetryEvent } from '#domain/telemetry/telemetry-event.ts';
import type { ContactReceipt } from '#ports/content/contact-desk.ts';
import type {
  CallFailure,
  CartEmpty,
  CouponRefused,
  ExtensionLimitReached,
  InputRefused,
  ItemsUnavailable,
  LineNotFound,
  NotSignedIn,
  OrderNotFound,
  ProductAvailable,
  ProductNotFound,
  ProductUnavailable,
  QuantityRefused,
  SavedCardGone,
  StepNotReady,
  TooManyAttempts,
  VaultFailure,
} from '#ports/failures.ts';
import type { AddressNotFound } from '#ports/identity-failures.ts';
import type { OrderAttempt } from '#ports/order/order-desk.ts';
import type { CardEntry } from '#ports/payment/card-vault.ts';
import type { PlacedHere } from '#ports/session/shopper-memory.ts';

/** What the shipping step hands in: contact, address, gift message and how the address was chosen. */
export interface ShippingEntry {
  readonly email: string;
  readonly phoneNumber: string;
  readonly shipping: Address;
  /** Absent: billing is the same as shipping. Given: checked by its own rules. */
  readonly billing?: Address;
  /** Somebody else unpacks it. */
  readonly giftOrder?: boolean;
  readonly giftMessage?: string;
  /** `as-entered` skips candidates; an address from the list is `candidate` (isUpsAddress). */
  readonly addressChoice?: 'as-entered' | 'candidate';
}

/** The shipping step either moves on, or asks the shopper to choose an address first. */
export type ShippingOutcome =
  | { readonly kind: 'completed'; readonly checkout: Checkout; readonly cart: Cart }
  | {
      readonly kind: 'choose-address';
      readonly candidates: readonly Address[];
      /** False when nothing matched: "use as entered" or edit. */
      readonly matched: boolean;
    };

/** What the payment step hands in of a new card. */
export type PaymentEntry = TypedPayment;

/** … and of a card of the account. */
export interface SavedCardEntry extends TypedBilling {
  readonly cardSequence: number;
}

/** Everything screens and terminals can ask of the shop, one use case a name. */
export interface UseCases
  extends IdentityUseCases,
    AccountUseCases,
    MixUseCases,
    AccountCartUseCases,
    CouponUseCases,
    SelfServiceUseCases,
    SecurityUseCases {
  // session
  readonly startSession: (when?: 'ahead') => Effect.Effect<Handshake, CallFailure>;
  readonly readChoices: () => Effect.Effect<ShopperChoices>;
  readonly chooseLanguage: (language: ShopperChoices['language']) => Effect.Effect<ShopperChoices>;
  readonly keepPlace: (place: BrowsingPlace) => Effect.Effect<ShopperChoices>;
  readonly giveConsent: (
    consent: Pick<Consent, 'advertising' | 'functional'>,
  ) => Effect.Effect<ShopperChoices>;
  readonly recordTelemetry: (event: TelemetryEvent) => Effect.Effect<void>;
  // catalog
  readonly showHome: () => Effect.Effect<Home, CallFailure>;
  readonly listProducts: (query: ProductQuery) => Effect.Effect<ProductPage, CallFailure>;
  /** The filters of a list with their counts (BROWSE-02). */
  readonly listFilters: (filter: ProductFilter) => Effect.Effect<readonly Facet[], CallFailure>;
  /** Variety packs worth starting with (VPACK-03). */
  readonly recommendPacks: () => Effect.Effect<readonly ProductSummary[], CallFailure>;
  readonly showProduct: (
    productId: ProductId,
  ) => Effect.Effect<
    { readonly product: ProductDetail; readonly recommended: readonly ProductSummary[] },
    CallFailure | ProductNotFound
  >;
  readonly listBrands: () => Effect.Effect<readonly BrandTile[], CallFailure>;
  readonly showNavigation: () => Effect.Effect<readonly NavigationItem[], CallFailure>;
  readonly readShopConfig: () => Effect.Effect<Readonly<Record<string, string>>, CallFailure>;
  readonly readLabels: () => Effect.Effect<Readonly<Record<string, string>>, CallFailure>;
  // visit
  /** Remembers on this device that a product was looked at (BROWSE-13). */
  readonly noteViewed: (productId: ProductId) => Effect.Effect<void>;
  readonly showViewed: (
    atHand?: ProductId,
  ) => Effect.Effect<readonly ProductSummary[], CallFailure>;
  readonly forgetViewed: () => Effect.Effect<void>;
  /** One mail when a product is back; checked by the simpler e-mail rule (NOTIFYME-01). */
  readonly notifyWhenBack: (
    productId: ProductId,
    email: string,
  ) => Effect.Effect<
    void,
    CallFailure | InputRefused | ProductNotFound | ProductAvailable | TooManyAttempts
  >;
  /** Whether a product may go to the zip the shopper chose; undefined without one. */
  readonly checkZip: (
    productId: ProductId,
  ) => Effect.Effect<
    { readonly zipCode: string; readonly reaches: boolean } | undefined,
    CallFailure
  >;
  // search
  /** What a text that is still being typed may mean (SEARCH-01). */
  readonly suggestProducts: (text: string) => Effect.Effect<Suggestions, CallFailure>;
  readonly recentSearches: () => Effect.Effect<readonly string[]>;
  readonly rememberSearch: (text: string) => Effect.Effect<readonly string[]>;
  /** One, or all without a text; what is left comes back. */
  readonly forgetSearches: (text?: string) => Effect.Effect<readonly string[]>;
  // cart
  readonly readCart: () => Effect.Effect<Cart>;
  readonly addToCart: (
    product: ProductSummary,
    quantity: number,
  ) => Effect.Effect<Cart, InputRefused | ProductUnavailable>;
  readonly changeQuantity: (
    lineId: string,
    quantity: number,
  ) => Effect.Effect<Cart, InputRefused | LineNotFound>;
  readonly removeLine: (lineId: string) => Effect.Effect<Cart, LineNotFound>;
  readonly clearCart: () => Effect.Effect<Cart>;
  /** Re-reads stock and prices; unavailable product ids come back beside the fresh cart. */
  readonly reviewCart: () => Effect.Effect<
    { readonly cart: Cart; readonly unavailable: readonly string[] },
    CallFailure
  >;
  // shipping and checkout
  readonly setZip: (zipcode: string) => Effect.Effect<ZipVerdict, CallFailure | InputRefused>;
  readonly readCheckout: () => Effect.Effect<Checkout>;
  /** Keeps what is typed, so a reload loses nothing. No rules are checked. */
  readonly keepCheckout: (checkout: Checkout) => Effect.Effect<Checkout>;
  /** Who orders, out of what is said and what the account knows (CHK-08). */
  readonly readBuyer: (wish: BuyerWish) => Effect.Effect<Buyer, AccountFailure | AddressNotFound>;
  readonly completeShipping: (
    entry: ShippingEntry,
  ) => Effect.Effect<
    ShippingOutcome,
    CallFailure | InputRefused | CartEmpty | QuantityRefused | ItemsUnavailable | CouponRefused
  >;
  readonly startPayment: () => Effect.Effect<
    { readonly session: PaymentSession; readonly entry: CardEntry; readonly checkout: Checkout },
    CallFailure | VaultFailure | StepNotReady | TooManyAttempts | ExtensionLimitReached
  >;
  /** A new capture context and a new card entry; name and expiry stay, card number and code do not. */
  readonly extendPayment: () => Effect.Effect<
    { readonly session: PaymentSession; readonly entry: CardEntry; readonly checkout: Checkout },
    CallFailure | VaultFailure | StepNotReady | TooManyAttempts | ExtensionLimitReached
  >;
  readonly ignorePaymentWarning: () => Effect.Effect<Checkout>;
  readonly warnPaymentExpiring: () => Effect.Effect<Checkout>;
  readonly expirePayment: () => Effect.Effect<Checkout>;
  readonly completePayment: (
    entry: PaymentEntry,
  ) => Effect.Effect<Checkout, InputRefused | StepNotReady | VaultFailure>;
  /** Past the payment step of an order that costs nothing (COUPON-06). */
  readonly skipPayment: () => Effect.Effect<Checkout, StepNotReady>;
  /** The vault's fields hold the security code of the card, nothing else. */
  readonly payWithSavedCard: (
    entry: SavedCardEntry,
  ) => Effect.Effect<
    Checkout,
    InputRefused | NotSignedIn | SavedCardGone | StepNotReady | VaultFailure
  >;
  /** Places the order, however it is paid. Safe to repeat: many presses make one order. */
  readonly placeOrder: (manner: PlacingManner) => Effect.Effect<PlacingOutcome>;
  /** After the bank's question about that attempt was left: the goods on hold go back at once. */
  readonly withdrawOrder: (attempt: OrderAttempt) => Effect.Effect<void, CallFailure>;
  // orders
  readonly showOrder: (
    orderId: string,
    email: string,
  ) => Effect.Effect<Order, CallFailure | OrderNotFound | InputRefused>;
  readonly ordersPlacedHere: () => Effect.Effect<readonly PlacedHere[]>;
  // texts, events and letters
  readonly readContentPage: (
    page: ContentPageName,
  ) => Effect.Effect<ContentPage | undefined, CallFailure>;
  readonly readFaq: () => Effect.Effect<readonly FaqCategory[], CallFailure>;
  /** Those still to come. */
  readonly showEvents: () => Effect.Effect<readonly StageEvent[], CallFailure>;
  readonly listGiftCards: () => Effect.Effect<readonly GiftCard[], CallFailure>;
  /** `trap` is what was found in the field no person sees. */
  readonly contactShop: (
    message: ContactMessage,
    trap?: string,
  ) => Effect.Effect<ContactReceipt, CallFailure | InputRefused | TooManyAttempts>;
  readonly registerForConcert: (
    entry: ConcertEntry,
  ) => Effect.Effect<void, CallFailure | InputRefused>;
  /** Footer e-mail signup (LAYOUT-10); checked by the simpler e-mail rule (D-FORM-03). */
  readonly signUpForNews: (email: string) => Effect.Effect<void, CallFailure | InputRefused>;
}
