import '#ui/design/tokens.css';
import '#ui/design/base.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { type EarlyPage, hearPage } from '#composition/early-page.ts';
import { productAddress } from '#domain/catalog/product-id.ts';
import { App } from '#ui/app.tsx';
import { fetchScripts } from '#ui/core/ahead.ts';
import type { BrowserCore, Core } from '#ui/core/core.ts';
import { isDear } from '#ui/core/dear-connection.ts';
import { type DrawnPage, makeDrawnPage } from '#ui/core/drawn-page.ts';
import { hearPresses } from '#ui/core/early-presses.ts';
import { firstSign } from '#ui/core/first-sign.ts';
import { afterHeld } from '#ui/core/held-press.ts';
import { makeLazyCore } from '#ui/core/lazy-core.ts';
import { loadedOnce } from '#ui/core/loaded-once.ts';
import { mendLostSheets } from '#ui/core/lost-sheets.ts';
import { takeOwnFont } from '#ui/core/own-font.ts';
import { connected, idle, painted, pause } from '#ui/core/pauses.ts';
import { recordedTab } from '#ui/core/recorded.ts';
import type { RootData } from '#ui/core/root-data.ts';
import { rootRouteId } from '#ui/core/root-data.ts';
import { shown } from '#ui/core/shown.ts';
import { siteOf } from '#ui/core/site.ts';
import { isAnythingStored } from '#ui/core/stored-here.ts';
import { ownDataIn, readConfig, readCoreFiles, readRouterData } from '#ui/page-data.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';
import { loadScreens, withScreens } from '#ui/routes/screen/early-screens.ts';
import { loadProductAhead } from '#ui/routes/shown-page.tsx';
import type { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';
import { beginAnew, configure, makeStores, restore } from '#ui/stores/make-stores.ts';
import { makePressedProduct } from '#ui/touched-card.ts';
import { addLaterWords, languageOf, makeWords, override } from '#ui/words/instance.ts';

takeOwnFont();
const config = readConfig();
const data = readRouterData();
const coreFiles = readCoreFiles();
/** Known at once: a next page may be opened before the core is here. */
const recorded = config.recordingsUrl === undefined ? undefined : recordedTab(window);
mendLostSheets(window);

/** What is heard of the page from its beginning on. */
const hear = () => ({
  early: hearPage(
    config,
    window,
    typeof BroadcastChannel === 'function' ? new BroadcastChannel('crunchcart') : undefined,
  ),
  signed: firstSign(window),
});
type Heard = ReturnType<typeof hear>;

const isLanguageAsked = (): boolean => new URLSearchParams(window.location.search).has('lang');

/** A language in the address is a choice: it wins over the stored one and is kept (D-I18N-01). */
const keepAskedLanguage = async (core: Core): Promise<void> => {
  if (!isLanguageAsked()) return;
  await core.run((useCases) => useCases.session.chooseLanguage(data.language));
};

/**
 * Evaluating the core in one task would delay input too long; its libraries
 * are evaluated first, in their own task.
 */
const loadCore = async () => {
  await connected();
  await import('#composition/host/host.ts');
  await pause();
  return import('#composition/browser.ts');
};

/** The way to the storefront, each file in its own task. */
const runStorefront = async (): Promise<void> => {
  await connected();
  await import('#composition/host/host.ts');
  await Promise.all([
    import('#adapters/http/wire/cart-line.ts'),
    import('#adapters/http/wire/calls/catalog-calls.ts'),
    import('#composition/browser/storefront.ts'),
  ]);
};

const isDearHere = (): boolean =>
  isDear('connection' in navigator ? Object(navigator.connection) : undefined);

/** What a press on a product shows at once (D-PERF-01). It needs no core, so it is there before the first press (D-PERF-04). */
const fetchProductPage = async (
  routes: RouteObject[],
  pressed: PressedProduct,
  { signed }: Heard,
): Promise<void> => {
  await connected();
  if (isDearHere()) await signed;
  await pause();
  await loadScreens(routes, productAddress('any'));
  await loadProductAhead(pressed);
};

/**
 * What the next press most likely needs, with the first sign that there will be one (D-PERF-04). Where that is the
 * press itself, its page is shown before the core is run.
 */
const fetchAhead = async (
  core: BrowserCore,
  drawn: DrawnPage,
  { signed }: Heard,
): Promise<void> => {
  await afterHeld(window, await signed);
  // Where that is a press, what its page needs goes first: a browser asks for few files at once.
  await painted();
  await Promise.race([core.needed, drawn.ended().then(painted)]);
  await Promise.race([core.needed, idle()]);
  await connected();
  await fetchScripts(document, coreFiles);
  await Promise.race([core.needed, idle()]);
  const shakeHands = async () => {
    await core.load();
    await core.run((useCases) => useCases.session.startSession('ahead'));
  };
  await Promise.all([shakeHands(), runStorefront()]);
};

/** True after a reload or a step in the history; any other opening begins a new visit. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type !== 'navigate');

/** The core with what is around it, and all words. */
const loadShop = async (early: EarlyPage, allWords: () => Promise<void>) => {
  await pause();
  const [{ makeBrowserShop }] = await Promise.all([loadCore(), allWords()]);
  await pause();
  const shop = makeBrowserShop(config, early);
  const { recordingsUrl } = config;
  if (recordingsUrl === undefined || recorded === undefined) return shop;
  const { recordedShop } = await import('#composition/recording/recorded-shop.ts');
  return recordedShop(shop, `${recordingsUrl}/${recorded.name}`, {
    isNew: recorded.isNew,
    fetch: window.fetch.bind(window),
    now: Date.now,
  });
};

/** Hydrates in steps with pauses, so that the page handles input meanwhile. */
const start = async (heard: Heard): Promise<void> => {
  const { early } = heard;
  const words = makeWords(
    data.language,
    data.language === 'es' ? { spanish: (await import('#ui/words/spanish.ts')).spanish } : {},
  );
  await pause();
  const allWords = loadedOnce(() => addLaterWords(words));
  // The core is not needed to paint; its first call loads it.
  const core = makeLazyCore(() => loadShop(early, allWords), early.events);
  const root = data.loaderData[rootRouteId] as RootData | undefined;
  if (root !== undefined) override(words, data.language, root.labels);
  const drawn = makeDrawnPage({
    fetch: window.fetch.bind(window),
    script: new URL(import.meta.url).pathname,
    language: () => languageOf(words),
    dataIn: ownDataIn,
    // What the device stored, such as a zip code, may change what is shown.
    isNeeded: () => !core.isLoaded() && !isAnythingStored(window),
  });
  const pressed = makePressedProduct(window, drawn, isDearHere);
  const stores = makeStores({
    core,
    words,
    allWords,
    now: () => Date.now(),
    sandbox: config.sandbox,
    site: siteOf(config),
    locationNumber: config.defaultLocationNumber,
    painted,
    pressed,
  });
  if (root !== undefined) configure(stores, root);
  await pause();
  const routes = makeRoutes({ core, allWords, pressed, drawn });
  const router = createBrowserRouter(await withScreens(routes, window.location.pathname), {
    hydrationData: { loaderData: data.loaderData },
  });
  await pause();
  const element = document.getElementById('root');
  if (element === null) throw new Error('the page has no #root');
  const wake = loadedOnce(async () => {
    await painted();
    core.listen(stores.notice.hear);
    core.listen(stores.shopper.hear);
    core.listen(stores.cart.hear);
    // From here on the page handles presses; browser tests wait for this mark.
    document.documentElement.dataset['alive'] = 'yes';
    const isCoreNeeded = isAnythingStored(window) || isLanguageAsked() || recorded !== undefined;
    if (isCoreNeeded) {
      await keepAskedLanguage(core);
      await restore(stores, isReload());
    } else beginAnew(stores);
    // When this fails, only time is lost.
    await Promise.allSettled([
      fetchProductPage(routes, pressed, heard),
      fetchAhead(core, drawn, heard),
    ]);
  });
  const onAlive = () => {
    void wake();
    hearPresses(element);
  };
  startTransition(() => {
    hydrateRoot(
      element,
      <App words={words} stores={stores} onAlive={onAlive}>
        <RouterProvider router={router} />
      </App>,
    );
  });
};

/** Nothing is asked for, heard or told for a page that nobody sees, and may never see. */
const begin = async (): Promise<void> => {
  await shown(document);
  const heard = hear();
  // The imported modules were just evaluated: first let the browser paint.
  await pause();
  await start(heard);
};

void begin();
