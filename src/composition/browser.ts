import { Effect } from 'effect';
import { type Container, ContainerModule } from 'inversify';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makePageReloadGuard } from '#adapters/browser/page-reload-guard.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import type { TabLocks } from '#adapters/browser/tab-turns.ts';
import { makeWebStorage, pageAreas } from '#adapters/browser/web-storage.ts';
import { makeWindowEvents, type TabChannel } from '#adapters/browser/window-events.ts';
import { forgetHandshake } from '#adapters/http/client/forget-handshake.ts';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { FlexPage } from '#adapters/payments/flex-script.ts';
import type { UseCases } from '#application/use-cases.ts';
import { makeBrowserTelemetry } from '#composition/browser-telemetry.ts';
import { makeKeptContainer } from '#composition/kept-container.ts';
import { lateFields } from '#composition/late-fields.ts';
import { bindLateIdentity } from '#composition/late-identity.ts';
import { lateUseCases, makeLateCode } from '#composition/late-use-cases.ts';
import { ownTask } from '#composition/own-task.ts';
import { pageFactsOf } from '#composition/page-facts.ts';
import { run } from '#composition/run.ts';
import { bindStoredBrowsing } from '#composition/stored-browsing-ports.ts';
import {
  ClockToken,
  IdGeneratorToken,
  KeyValueStorageToken,
  PageReloadToken,
  ShopEventsToken,
  ShopFactsToken,
  TelemetryToken,
} from '#composition/tokens.ts';
import {
  accountCartNames,
  accountNames,
  browsingNames,
  contentNames,
  couponNames,
  identityNames,
  keptNames,
  mixNames,
  orderingNames,
  reorderNames,
  searchNames,
  securityNames,
  selfServiceNames,
  visitNames,
} from '#composition/use-case-names.ts';
import type { ShopUnreachable } from '#ports/failures.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';

/** The page the shop lives in; tests bring their own. */
export interface BrowserEnvironment {
  readonly page: Pick<Window, 'localStorage' | 'sessionStorage' | 'location'> &
    EventTarget &
    FlexPage;
  /** Where tabs hear of each other's logout. */
  readonly tabs?: TabChannel;
  readonly fetch: typeof fetch;
  /** Where tabs wait for each other. */
  readonly locks?: TabLocks;
  /** Hears what the people who run the shop should know, once each. */
  readonly warn: (text: string) => void;
}

export interface BrowserShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
  readonly events: ShopEvents;
  readonly hostedFields: HostedFieldsMount;
}

/** The shop in a browser: page storage, HTTP to the storefront, card fields in the vault's frames. */
export const makeBrowserShop = (
  config: PublicConfig,
  environment: BrowserEnvironment = thisPage(),
): BrowserShop => {
  const { page, tabs, warn } = environment;
  const areas = pageAreas(page);
  const storage = makeWebStorage({ ...areas, onTrouble: (cause) => warn(String(cause)) });
  const events = makeWindowEvents(page, tabs);
  const clock = makeMachineClock();
  const reload = () => page.location.reload();
  const telemetry = makeBrowserTelemetry(config, {
    storage,
    clock,
    warn,
    fetch: environment.fetch,
  });

  const container = makeKeptContainer();
  container.bind(KeyValueStorageToken).toConstantValue(storage);
  container.bind(ShopEventsToken).toConstantValue(events);
  container.bind(ClockToken).toConstantValue(clock);
  container.bind(IdGeneratorToken).toConstantValue(makeRandomIds());
  container.bind(TelemetryToken).toConstantValue(telemetry);
  container
    .bind(PageReloadToken)
    .toConstantValue(makePageReloadGuard({ stamps: areas.session, now: clock.now, reload }));
  container.bind(ShopFactsToken).toConstantValue(pageFactsOf(config, page.location));
  container.load(new ContainerModule(bindStoredBrowsing));

  // Another tab's logout ends this tab's session with the storefront as well.
  events.listen(({ name }) => {
    if (name === 'logout') Effect.runFork(forgetHandshake(storage));
  });
  const browsing = makeLateCode('storefront', async () => {
    const { addBrowsing } = await import('#composition/browser-browsing.ts');
    await ownTask();
    addBrowsing(container, config);
  });
  const ordering = Effect.andThen(
    browsing,
    makeLateCode('checkout', async () => {
      const { addOrdering } = await import('#composition/browser-ordering.ts');
      return addOrdering(container, config, page);
    }),
  );
  const mixing = Effect.andThen(
    browsing,
    makeLateCode('mixing', async () =>
      (await import('#composition/browser-mixing.ts')).addMixing(container),
    ),
  );
  const shared: SharedCode = { browsing, mixing, ordering };
  return {
    useCases: {
      ...lateUseCases(container, keptNames, Effect.void),
      ...lateUseCases(container, browsingNames, browsing),
      ...pageUseCases(container, shared),
      ...signInUseCases(container, browsing, config, environment),
      ...lateUseCases(container, orderingNames, ordering),
      ...cartUseCases(container, shared, environment),
    },
    run,
    events,
    hostedFields: lateFields(ordering),
  };
};

/** Code that several groups of use cases stand on. */
interface SharedCode {
  readonly browsing: Effect.Effect<unknown, ShopUnreachable>;
  readonly mixing: Effect.Effect<unknown, ShopUnreachable>;
  readonly ordering: Effect.Effect<unknown, ShopUnreachable>;
}

/** Use cases of single pages, each group loaded with its page on top of browsing. */
const pageUseCases = (container: Container, { browsing, mixing }: SharedCode) => {
  const onTop = (name: string, load: () => Promise<unknown>) =>
    Effect.andThen(browsing, makeLateCode(name, load));
  const visit = onTop('visit', async () =>
    (await import('#composition/browser-visit.ts')).addVisit(container),
  );
  const content = onTop('content', async () =>
    (await import('#composition/browser-content.ts')).addContent(container),
  );
  const coupons = onTop('coupons', async () =>
    (await import('#composition/browser-coupons.ts')).addCoupons(container),
  );
  const search = onTop('search', async () =>
    (await import('#composition/browser-search.ts')).addSearch(container),
  );
  return {
    ...lateUseCases(container, visitNames, visit),
    ...lateUseCases(container, contentNames, content),
    ...lateUseCases(container, mixNames, mixing),
    ...lateUseCases(container, couponNames, coupons),
    ...lateUseCases(container, searchNames, search),
  };
};

/** Accounts, and signing in on top of them. */
const signInUseCases = (
  container: Container,
  browsing: Effect.Effect<unknown, ShopUnreachable>,
  config: PublicConfig,
  { page, fetch: send }: BrowserEnvironment,
) => {
  const account = Effect.andThen(
    browsing,
    makeLateCode('account', async () =>
      (await import('#composition/browser-account.ts')).addAccount(container),
    ),
  );
  const security = Effect.andThen(
    account,
    makeLateCode('security', async () =>
      (await import('#composition/browser-security.ts')).addSecurity(container),
    ),
  );
  const clock = container.get(ClockToken);
  bindLateIdentity(
    container,
    async () =>
      (await import('#composition/browser-identity.ts')).makeBrowserIdentity(config, {
        location: page.location,
        clock,
        fetch: send,
      }),
    async () =>
      (await import('#composition/browser-provider-account.ts')).makeBrowserAccounts(
        config.identity.issuer,
        clock,
        send,
      ),
  );
  return {
    ...lateUseCases(container, [...accountNames, ...identityNames], account),
    ...lateUseCases(container, selfServiceNames, account),
    ...lateUseCases(container, securityNames, security),
  };
};

/** The account's cart; an old order comes back with the code of orders and boxes. */
const cartUseCases = (
  container: Container,
  { browsing, mixing, ordering }: SharedCode,
  { locks }: BrowserEnvironment,
) => {
  const accountCart = Effect.andThen(
    browsing,
    makeLateCode('cart', async () =>
      (await import('#composition/browser-account-cart.ts')).addAccountCart(container, locks),
    ),
  );
  const reorder = Effect.andThen(
    Effect.andThen(Effect.andThen(accountCart, ordering), mixing),
    makeLateCode('reorder', async () =>
      (await import('#composition/browser-reorder.ts')).addReorder(container),
    ),
  );
  return {
    ...lateUseCases(container, accountCartNames, accountCart),
    ...lateUseCases(container, reorderNames, reorder),
  };
};

const thisPage = (): BrowserEnvironment => ({
  page: window,
  fetch: (...request) => fetch(...request),
  // biome-ignore lint/suspicious/noConsole: the one place that tells developers about the page
  warn: (text) => console.warn(text),
  ...('locks' in navigator && { locks: navigator.locks }),
  ...(typeof BroadcastChannel === 'function' && { tabs: new BroadcastChannel('crunchcart') }),
});
