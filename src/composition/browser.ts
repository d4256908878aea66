import { Effect } from 'effect';
import { makePageClock } from '#adapters/browser/page-clock.ts';
import { makePageReloadGuard } from '#adapters/browser/page-reload-guard.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeTabTurns, type TabLocks } from '#adapters/browser/tab-turns.ts';
import { makeWebStorage, pageAreas } from '#adapters/browser/web-storage.ts';
import { forgetHandshake } from '#adapters/http/client/session/forget-handshake.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { ApprovalPage } from '#adapters/payments/account/browser-approval.ts';
import type { WalletPage } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import type { FlexPage } from '#adapters/payments/flex-script.ts';
import { cartUseCases } from '#application/cart/cart-use-cases.ts';
import { run } from '#application/run.ts';
import { sessionUseCases } from '#application/session/session-use-cases.ts';
import { shopperUseCases } from '#application/sign-in/shopper-use-cases.ts';
import type { UseCases } from '#application/use-cases.ts';
import { lateFields } from '#composition/browser/late-fields.ts';
import { lateStorefrontPorts, loadStorefront } from '#composition/browser/late-storefront.ts';
import { pageFactsOf } from '#composition/browser/page-facts.ts';
import { makeBrowserTelemetry, type TelemetryPage } from '#composition/browser/telemetry.ts';
import type { EarlyPage } from '#composition/early-page.ts';
import { type Host, openHost } from '#composition/host/host.ts';
import { type Late, makeLateCode, makeLateOnTop } from '#composition/host/late-code.ts';
import { lateContexts } from '#composition/host/late-contexts.ts';
import type { DevicePorts } from '#composition/ports/device-ports.ts';
import { type IdentityPorts, makeLateIdentity } from '#composition/ports/late-identity.ts';
import { whereThereIsOne } from '#composition/ports/no-wallet.ts';
import { storedPorts } from '#composition/ports/stored.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import type { ApprovalPlace } from '#ports/payment/payment-account.ts';

/** What the shop uses of the page; tests give their own. */
export interface BrowserEnvironment {
  readonly page: Pick<Window, 'localStorage' | 'sessionStorage' | 'location'> &
    EventTarget &
    TelemetryPage &
    FlexPage &
    WalletPage &
    ApprovalPage;
  readonly fetch: typeof fetch;
  /** The locks by which tabs wait for each other. */
  readonly locks?: TabLocks;
  /** Gets warnings for the operators, each once. */
  readonly warn: (text: string) => void;
}

export interface BrowserShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
  readonly hostedFields: HostedFieldsMount;
  /** Loaded before the press that needs it: a window opens in the press itself. */
  readonly approvals: Late<ApprovalPlace>;
}

/** The shop in a browser: page storage, HTTP to the storefront, card fields in the vault's frames. */
export const makeBrowserShop = (
  config: PublicConfig,
  early: EarlyPage,
  environment: BrowserEnvironment = thisPage(),
): BrowserShop => {
  const given = devicePorts(config, environment, early);
  const { keyValueStorage, shopEvents } = given;
  // Another tab's logout ends this tab's session with the storefront as well.
  shopEvents.listen(({ name }) => {
    if (name === 'logout') Effect.runFork(forgetHandshake(keyValueStorage));
  });
  const identity = pageIdentity(config, environment, given.clock);
  const device = openHost({ ...given, ...identity }).with(storedPorts);
  const opened = makeLateCode(async () => {
    const openStorefront = await loadStorefront();
    return openStorefront(device, config);
  });
  const storefront = Effect.map(opened, ({ host }) => host);
  const { catalog, shipping, newsletter } = lateContexts(opened);
  const ports = { ...device.ports, ...lateStorefrontPorts(storefront) };
  const accounts = accountContexts(storefront);
  const { fields, approvals, ...buying } = buyingContexts(storefront, {
    config,
    ...environment,
  });
  return {
    useCases: {
      session: sessionUseCases(ports),
      shopper: shopperUseCases(ports),
      cart: cartUseCases(ports),
      catalog,
      shipping,
      newsletter,
      ...pageContexts(storefront),
      ...accounts,
      ...buying,
    },
    run,
    hostedFields: lateFields(fields),
    approvals,
  };
};

/** The ports of the page itself. */
const devicePorts = (
  config: PublicConfig,
  { page, locks, warn }: BrowserEnvironment,
  { events, heard }: EarlyPage,
): DevicePorts => {
  const areas = pageAreas(page);
  const storage = makeWebStorage({ ...areas, onError: (cause) => warn(String(cause)) });
  const { clock, follow } = makePageClock(config.sandbox, areas.local);
  const reload = () => page.location.reload();
  return {
    keyValueStorage: storage,
    shopEvents: events,
    clock,
    idGenerator: makeRandomIds(),
    telemetry: makeBrowserTelemetry(config, { storage, clock, warn, page, heard }),
    oneAtATime: makeTabTurns(locks),
    pageReload: makePageReloadGuard({ stamps: areas.session, now: clock.now, reload }),
    shopFacts: pageFactsOf(config, page.location, follow),
  };
};

/** The identity provider's library and its callers are loaded at the first sign-in or sign-out. */
const pageIdentity = (
  config: PublicConfig,
  { page: { location }, fetch: send }: BrowserEnvironment,
  clock: Clock,
) =>
  makeLateIdentity(
    async () => {
      const { makeBrowserIdentity } = await import('#composition/browser/identity.ts');
      return makeBrowserIdentity(config, { location, clock, fetch: send });
    },
    async () => {
      const { makeBrowserAccounts } = await import('#composition/browser/provider-account.ts');
      return makeBrowserAccounts(config.identity.issuer, clock, send);
    },
  );

type Storefront = Late<Host<StorefrontPorts & IdentityPorts>>;

/** Contexts of single pages, each loaded with its page. */
const pageContexts = (storefront: Storefront) => {
  const { visit, reviews } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/visit.ts')).openVisit,
    ),
  );
  const { content, tracking } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/content.ts')).openContent,
    ),
  );
  const { mix } = lateContexts(
    makeLateOnTop(storefront, async () => (await import('#composition/browser/mix.ts')).openMix),
  );
  const { coupon, gift, obstacles } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/coupon.ts')).openCoupon,
    ),
  );
  const { delivery } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/delivery.ts')).openDelivery,
    ),
  );
  const { search } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/search.ts')).openSearch,
    ),
  );
  return { visit, reviews, content, tracking, mix, coupon, gift, obstacles, delivery, search };
};

/** Accounts, signing in, and how one signs in. */
const accountContexts = (storefront: Storefront) => {
  const opened = makeLateOnTop(
    storefront,
    async () => (await import('#composition/browser/account.ts')).openAccount,
  );
  const { account, signIn, selfService } = lateContexts(opened);
  const { security } = lateContexts(
    makeLateOnTop(
      opened,
      async () => (await import('#composition/browser/security.ts')).openSecurity,
    ),
  );
  return { account, signIn, selfService, security };
};

/** The account's cart, checkout, payment and orders. */
const buyingContexts = (
  storefront: Storefront,
  { config, page }: Pick<BrowserEnvironment, 'page'> & { readonly config: PublicConfig },
) => {
  const { accountCart, welcome } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/account-cart.ts')).openAccountCart,
    ),
  );
  const { cartExtras } = lateContexts(
    makeLateOnTop(
      storefront,
      async () => (await import('#composition/browser/cart-extras.ts')).openCartExtras,
    ),
  );
  const opened = makeLateOnTop(storefront, async () => {
    const { openOrdering } = await import('#composition/browser/ordering.ts');
    return (host: Host<StorefrontPorts>) => openOrdering(host, { config, page });
  });
  const { wallet } = lateContexts(
    makeLateOnTop(storefront, async () => {
      const { openWallet } = await import('#composition/browser/wallet.ts');
      return (host: Host<StorefrontPorts>) => openWallet(host, { config, page });
    }),
  );
  const approval = makeLateOnTop(storefront, async () => {
    const { openAccountPayment } = await import('#composition/browser/account-payment.ts');
    return (host: Host<StorefrontPorts>) => openAccountPayment(host, page);
  });
  const { accountPayment } = lateContexts(approval);
  const { checkout, payment, order } = lateContexts(opened);
  const fields = Effect.map(opened, (ordering) => ordering.fields);
  const approvals = Effect.map(approval, (account) => account.approvals);
  return {
    ...{ accountCart, welcome, cartExtras, checkout, payment, accountPayment, order },
    wallet: whereThereIsOne(wallet, config, page),
    ...{ fields, approvals },
  };
};

const thisPage = (): BrowserEnvironment => ({
  page: window,
  fetch: (...request) => fetch(...request),
  // biome-ignore lint/suspicious/noConsole: the one place that tells developers about the page
  warn: (text) => console.warn(text),
  ...('locks' in navigator && { locks: navigator.locks }),
});
