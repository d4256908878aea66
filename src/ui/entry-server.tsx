import type { i18n } from 'i18next';
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import { makeServerShops, type ServerShops } from '#composition/server.ts';
import type { Facet } from '#domain/catalog/facets.ts';
import type { PageMeta } from '#domain/content/page-meta.ts';
import { documentLanguage, type Language, languageFromQuery } from '#domain/locale/language.ts';
import { layoutOf } from '#domain/session/layout.ts';
import { App } from '#ui/app.tsx';
import type { PageHead } from '#ui/components/elements/page-title.ts';
import type { BrowserCore } from '#ui/core/core.ts';
import { type RootData, rootRouteId } from '#ui/core/root-data.ts';
import { siteOf } from '#ui/core/site.ts';
import { metaOf } from '#ui/meta/page-meta.ts';
import { type Json, packed } from '#ui/packed-data.ts';
import type { RouterData } from '#ui/page-data.ts';
import { makeRoutes } from '#ui/routes/routes.tsx';
import type { ScreenFile } from '#ui/routes/screen/lazy-screen.ts';
import { shownInMarkup, withFiltersOf, withoutShown } from '#ui/shown-filters.ts';
import { configure, makeStores } from '#ui/stores/make-stores.ts';
import { later } from '#ui/words/english-later.ts';
import { failureTexts } from '#ui/words/failure-texts.ts';
import { makeWords, override } from '#ui/words/instance.ts';
import { spanish } from '#ui/words/spanish.ts';

enableStaticRendering(true);

export interface PageRequest {
  readonly url: URL;
  readonly locationNumber: string | undefined;
  readonly sandbox: boolean;
  readonly publicConfig: PublicConfig;
  /** What shoppers type, without a trailing slash. */
  readonly origin: string;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly title: string;
      readonly meta: PageMeta;
      readonly language: string;
      readonly theme: string | undefined;
      readonly html: string;
      /** The `RouterData` the browser starts with, packed. */
      readonly data: Json;
      /** What only this page shows, packed, for a browser that has another page of the shop (D-PERF-21). */
      readonly ownData: Json;
      /** True when the screen needs data that only the browser has. */
      readonly splash: boolean;
      /** Source files of the rendered screens, which the client loads early. */
      readonly screens: readonly string[];
    };

/** Screens that show the shopper's own state; the splash covers them until they can (LAYOUT-06). */
const ownState = /^\/(cart|checkout|thank-you|profile|orderhistory|changepassword)(\/|$)/;

const serverCore = (
  shops: ServerShops,
  { locationNumber }: PageRequest,
  language: Language,
): BrowserCore => {
  const shop = shops.in(language, locationNumber);
  const run: BrowserCore['run'] = (pick) => shop.run(pick(shop.useCases));
  return {
    run,
    patient: { run },
    needed: Promise.resolve(),
    isLoaded: () => true,
    load: () => Promise.resolve(),
    listen: () => undefined,
    approvals: () => Promise.reject(new Error('an approval needs a browser')),
    cardFields: {
      mount: () => Promise.reject(new Error('card fields need a browser')),
      focus: () => undefined,
    },
  };
};

const themeOf = (url: URL): string | undefined => {
  const layout = layoutOf(url.pathname);
  if (layout === 'default') return undefined;
  return layout === 'black' ? 'black' : 'plain';
};

/** Renders the pages of a shop; `transport` calls the storefront's handlers. */
export const openRenderer = (transport: Parameters<typeof makeServerShops>[0]) => {
  const shops = makeServerShops(transport);
  return (request: PageRequest): Promise<RenderedPage> => renderPage(shops, request);
};

/** The translators used last, one a language: making one copies every text of the shop. */
const translators = new Map<Language, { readonly labels: string; readonly words: i18n }>();

/** Pages change nothing in their translator, so those with the same operators' texts share one. */
const translatorOf = (language: Language, labels: RootData['labels']): i18n => {
  const written = JSON.stringify(labels);
  const known = translators.get(language);
  if (known?.labels === written) return known.words;
  const words = makeWords(language, { english: later, spanish, failureTexts });
  override(words, language, labels);
  translators.set(language, { labels: written, words });
  return words;
};

const withoutFormsFilters = (loaderData: RouterData['loaderData'], html: string) =>
  withFiltersOf(loaderData, (facets: readonly Facet[]) =>
    withoutShown(facets, shownInMarkup(html)),
  );

/** Renders one page: matches the route, runs its loaders without the network, returns HTML. */
const renderPage = async (shops: ServerShops, request: PageRequest): Promise<RenderedPage> => {
  const { url } = request;
  const asked = url.searchParams.get('lang');
  const language = asked === null ? 'en-us' : languageFromQuery(asked);
  const core = serverCore(shops, request, language);
  const handler = createStaticHandler(makeRoutes({ core }));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  const [failure] = Object.values(context.errors ?? {});
  if (failure !== undefined) throw failure;
  const root = context.loaderData[rootRouteId] as RootData | undefined;
  const words = translatorOf(language, root?.labels ?? {});
  const stores = makeStores({
    core,
    words,
    now: () => Date.now(),
    sandbox: request.sandbox,
    site: siteOf(request.publicConfig),
    locationNumber: request.locationNumber,
  });
  if (root !== undefined) configure(stores, root);
  const head: PageHead = {};
  const html = renderToString(
    <App words={words} stores={stores} head={head}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    title: head.title ?? 'Crunchcart',
    meta: metaOf({
      url,
      origin: request.origin,
      language,
      status: context.statusCode,
      title: head.name ?? 'Crunchcart',
      data: context.loaderData[context.matches.at(-1)?.route.id ?? ''],
      navigation: root?.navigation ?? [],
    }),
    language: documentLanguage(language),
    theme: themeOf(url),
    html,
    data: packed({ language, loaderData: withoutFormsFilters(context.loaderData, html) }),
    ownData: packed({ language, loaderData: { ...context.loaderData, [rootRouteId]: undefined } }),
    splash: ownState.test(url.pathname),
    screens: context.matches.flatMap(
      ({ route }) => (route.handle as ScreenFile | undefined)?.file ?? [],
    ),
  };
};
