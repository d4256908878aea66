import type { Effect } from 'effect';
import type { ServiceIdentifier } from 'inversify';
import type { Place } from '#adapters/http/client/place.ts';
import type { ShopHttp } from '#adapters/http/client/shop-http.ts';
import type { Transport } from '#adapters/http/client/transport.ts';
import type { GoOn } from '#application/identity/continue-sign-in.ts';
import type { OpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { OpenAccount } from '#application/security/open-account.ts';
import type { Settle } from '#application/self-service/flows.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopFacts } from '#composition/shop-facts.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import type { AccountPass } from '#ports/account/account-pass.ts';
import type { CustomerAccounts } from '#ports/account/customer-accounts.ts';
import type { ProviderAccounts } from '#ports/account/provider-account.ts';
import type { AccountCarts } from '#ports/cart/account-carts.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { Catalog, Inventory } from '#ports/catalog/catalog.ts';
import type { ProductCards, ViewedProducts } from '#ports/catalog/viewed-products.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { ContactDesk } from '#ports/content/contact-desk.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { CouponDesk } from '#ports/coupon/coupon-desk.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import type { PageReload } from '#ports/device/page-reload.ts';
import type { CurrentMix, MixDesk } from '#ports/mix/mix-desk.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { BackInStock } from '#ports/notice/back-in-stock.ts';
import type { News } from '#ports/notice/news.ts';
import type { CustomerOrders } from '#ports/order/customer-orders.ts';
import type { OrderDesk, PlacedOrders } from '#ports/order/order-desk.ts';
import type { CardVault } from '#ports/payment/card-vault.ts';
import type { PaymentSessions } from '#ports/payment/payment-sessions.ts';
import type { ProductFinder, RecentSearches } from '#ports/search/product-finder.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { ShopSession } from '#ports/session/shop-session.ts';
import type { ShopSettings } from '#ports/session/shop-settings.ts';
import type { ShopperMemory } from '#ports/session/shopper-memory.ts';
import type { ZipDesk } from '#ports/shipping/zip-desk.ts';
import type { ZipReach } from '#ports/shipping/zip-reach.ts';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import type { SelfServiceFlow } from '#ports/sign-in/self-service-flow.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

const token = <Service>(name: string): ServiceIdentifier<Service> =>
  Symbol.for(`crunchcart.${name}`);

export const AccountCartsToken = token<AccountCarts>('AccountCarts');
export const AccountDirectoryToken = token<AccountDirectory>('AccountDirectory');
export const AccountPassToken = token<AccountPass>('AccountPass');
export const BackInStockToken = token<BackInStock>('BackInStock');
export const CardVaultToken = token<CardVault>('CardVault');
export const CatalogToken = token<Catalog>('Catalog');
export const ClockToken = token<Clock>('Clock');
export const ContactDeskToken = token<ContactDesk>('ContactDesk');
export const CredentialSignInToken = token<CredentialSignIn>('CredentialSignIn');
export const CurrentCartToken = token<CurrentCart>('CurrentCart');
export const CurrentCheckoutToken = token<CurrentCheckout>('CurrentCheckout');
export const IdGeneratorToken = token<IdGenerator>('IdGenerator');
export const CustomerAccountsToken = token<CustomerAccounts>('CustomerAccounts');
export const CustomerOrdersToken = token<CustomerOrders>('CustomerOrders');
export const InventoryToken = token<Inventory>('Inventory');
export const KeyValueStorageToken = token<KeyValueStorage>('KeyValueStorage');
export const CouponDeskToken = token<CouponDesk>('CouponDesk');
export const CurrentMixToken = token<CurrentMix>('CurrentMix');
export const MixDeskToken = token<MixDesk>('MixDesk');
export const NewsToken = token<News>('News');
export const OneAtATimeToken = token<OneAtATime>('OneAtATime');
export const OrderDeskToken = token<OrderDesk>('OrderDesk');
export const PageReloadToken = token<PageReload>('PageReload');
export const PaymentSessionsToken = token<PaymentSessions>('PaymentSessions');
export const PlacedOrdersToken = token<PlacedOrders>('PlacedOrders');
export const ProductCardsToken = token<ProductCards>('ProductCards');
export const ProviderAccountsToken = token<ProviderAccounts>('ProviderAccounts');
export const ProviderSessionToken = token<ProviderSession>('ProviderSession');
export const RedirectSignInToken = token<RedirectSignIn>('RedirectSignIn');
export const SelfServiceFlowToken = token<SelfServiceFlow>('SelfServiceFlow');
export const ShopContentToken = token<ShopContent>('ShopContent');
export const ProductFinderToken = token<ProductFinder>('ProductFinder');
export const SavedMixesToken = token<SavedMixes>('SavedMixes');
export const RecentSearchesToken = token<RecentSearches>('RecentSearches');
export const ShopEventsToken = token<ShopEvents>('ShopEvents');
export const ShopSessionToken = token<ShopSession>('ShopSession');
export const ShopSettingsToken = token<ShopSettings>('ShopSettings');
export const ShopperMemoryToken = token<ShopperMemory>('ShopperMemory');
export const SignInSessionToken = token<SignInSession>('SignInSession');
export const TelemetryToken = token<Telemetry>('Telemetry');
export const ViewedProductsToken = token<ViewedProducts>('ViewedProducts');
export const ZipDeskToken = token<ZipDesk>('ZipDesk');
export const ZipReachToken = token<ZipReach>('ZipReach');

/** What follows a password or a second step, for the use cases that share it. */
export const GoOnToken = token<GoOn>('GoOn');

/** The account at the provider, for the use cases that look after it. */
export const OpenAccountToken = token<OpenAccount>('OpenAccount');

/** What a step of a self-service flow leads to. */
export const SettleToken = token<Settle>('Settle');

/** The card fields the payment use cases share. */
export const OpenCardEntryToken = token<OpenCardEntry>('OpenCardEntry');

// Parts of the HTTP adapters. The plain client does not shake hands; the other one does.
export const ShopFactsToken = token<ShopFacts>('ShopFacts');
export const TransportToken = token<Transport>('Transport');
export const PlainHttpToken = token<ShopHttp>('PlainHttp');
export const ShopHttpToken = token<ShopHttp>('ShopHttp');
export const PlaceToken = token<Effect.Effect<Place>>('Place');

/** The token of one use case. */
export const tokenOf = <Name extends keyof UseCases>(
  name: Name,
): ServiceIdentifier<UseCases[Name]> => token<UseCases[Name]>(`useCase.${name}`);
