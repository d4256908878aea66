import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compiledAtOnce } from './scripts/bundle/compiled-at-once.ts';
import { withCuts } from './scripts/bundle/cuts.ts';
import { i18nextCuts } from './scripts/bundle/i18next-cuts.ts';
import { mobxCuts, observerCuts } from './scripts/bundle/mobx-cuts.ts';
import { reactDomCuts } from './scripts/bundle/react-dom-cuts.ts';
import { clientRouterCuts } from './scripts/bundle/router/client-router-cuts.ts';
import { routerCuts } from './scripts/bundle/router-cuts.ts';
import { runtimeWithLibraries } from './scripts/bundle/runtime.ts';
import { schedulerCuts } from './scripts/bundle/scheduler-cuts.ts';
import {
  classesAsConstants,
  sheetsStay,
  shortClassName,
} from './scripts/bundle/sheets/class-names.ts';
import { tokensFixed } from './scripts/bundle/sheets/fixed-tokens.ts';
import { lateSheetCuts } from './scripts/bundle/sheets/late-sheet-cuts.ts';
import { sheetFile, sheetsAlone } from './scripts/bundle/sheets/sheet-files.ts';
import { kindOfPart, shopPiece } from './scripts/bundle/shop-pieces.ts';

const inModules = (file: string): string => resolve(import.meta.dirname, 'node_modules', file);

/** What every page needs comes as one file; the core and the lazy routes stay apart. */
const libraries =
  /node_modules[/](react|react-dom|scheduler|react-router|react-router-dom|i18next|mobx|mobx-react-lite)[/]/;

/** The core's libraries are evaluated before the core, in a task of their own. */
const coreLibraries =
  /node_modules[/](effect|inversify|@inversifyjs|reflect-metadata)[/]|src[/]composition[/]host[/](?!late-contexts)/;

/** These packages name their development build in `exports`; shoppers get the other one. */
const productionBuilds = {
  'react-router/dom': inModules('react-router/dist/production/dom-export.mjs'),
  'react-router': inModules('react-router/dist/production/index.mjs'),
};

/** The browser's is cut where its names can be read. */
const mobxOf = (isServer: boolean | undefined): string =>
  inModules(`mobx/dist/${isServer ? 'mobx.esm.production.min.js' : 'mobx.esm.js'}`);

/** Small parts almost every screen uses, by folder: apart they would be a dozen requests. */
export const sharedParts: Readonly<Record<string, readonly string[]>> = {
  'adapters/browser': ['window-events'],
  'adapters/telemetry': ['early-hearing'],
  'adapters/telemetry/page': ['page-errors', 'page-hearing', 'page-views'],
  'adapters/telemetry/sending': ['careful'],
  'application/messages/en-us': ['shop'],
  'application/messages/en-us/cart': ['cart'],
  composition: ['early-page'],
  'domain/cart': ['free-shipping', 'review-lines', 'totals'],
  'domain/cart/lines': [
    'count-lines',
    'demand',
    'edit-lines',
    'line-key',
    'new-line',
    'quantity-limits',
  ],
  'domain/catalog': [
    'list-query',
    'list-scope',
    'product-query',
    'search-text',
    'size-text',
    'unit-price',
  ],
  'domain/locale': ['language'],
  'domain/mix': ['contents', 'mix-id'],
  'domain/money': ['cents', 'rounded-ratio'],
  'domain/notice': ['notice'],
  'domain/session': ['layout', 'page-address', 'page-query', 'shop-times', 'storage-key'],
  ui: ['app', 'page-data'],
  'ui/addresses': ['type-label', 'type-segments'],
  'ui/components/catalog/home': ['brand-tiles'],
  'ui/components/catalog/product': ['product-badges', 'product-card', 'stepper', 'viewed-slot'],
  'ui/components/catalog/reviews': ['stars'],
  'ui/components/content': ['newsletter-form'],
  'ui/components/elements': [
    'icon',
    'late-part',
    'later',
    'link',
    'links',
    'page-opening',
    'page-title',
    'status-page',
  ],
  'ui/components/frame': [
    'checkout-frame',
    'footer',
    'header',
    'main-menu',
    'search-box',
    'site-frame',
    'top-bar',
  ],
  'ui/components/payment': ['wallet-slot'],
  'ui/core': [
    'ahead',
    'dear-connection',
    'early-presses',
    'first-paint',
    'first-sign',
    'lazy-core',
    'pauses',
    'root-data',
    'stored-here',
  ],
  'ui/design': [
    'base',
    'class-names',
    'controls.module',
    'frame.module',
    'layout.module',
    'tokens',
  ],
  'ui/design/catalog': ['brands.module', 'product.module'],
  'ui/routes': ['pending-path', 'root', 'route-error', 'routes'],
  'ui/routes/catalog': ['shop-config'],
  'ui/routes/screen': ['load-failed', 'load', 'thank-you-opening'],
  'ui/stores': ['make-stores', 'stores'],
  'ui/stores/cart': ['cart-review-store', 'cart-store', 'change-queue'],
  'ui/stores/content': ['newsletter-store'],
  'ui/stores/frame': ['drawer-store'],
  'ui/stores/notice': ['notice-store'],
  'ui/stores/progress': ['apply-outcome', 'progress', 'track'],
  'ui/stores/session': ['consent-store', 'locale-store'],
  'ui/stores/shipping': ['zip-store'],
  'ui/words': ['english', 'formats', 'instance', 'translator', 'words'],
};
const sharedNames = Object.entries(sharedParts).map(
  ([folder, names]) => `${folder}/(?:${names.join('|')})\\.`,
);
const shared = new RegExp(`src/(?:${sharedNames.join('|')})`.replaceAll('/', '[\\\\/]'));

/**
 * The client's HTTP library brings a second transport that browsers never get to, because the
 * first one always answers; without it the core is 4 KB smaller.
 */
const withoutFetchTransport: Plugin = {
  name: 'without-fetch-transport',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.includes('axios/lib/adapters/') ? '\0no-fetch' : null,
  load: (id) => (id === '\0no-fetch' ? 'export const getFetch = undefined;' : null),
};

/**
 * The identity library speaks to other tabs by a package that brings two replacements for browsers
 * without BroadcastChannel; those of the build's target all have it.
 */
const withoutOldChannels: Plugin = {
  name: 'without-old-channels',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/broadcast-channel/') && /\/(?:indexed-db|localstorage)\.js$/.test(source)
      ? '\0no-old-channel'
      : null,
  load: (id) =>
    id === '\0no-old-channel'
      ? 'const never = { canBeUsed: () => false }; export { never as IndexedDBMethod, never as LocalstorageMethod };'
      : null,
};

/**
 * Components are built by calls a bundler has to keep, and named for developers' tools; so marked,
 * those of the router that nobody imports (forms, its own links) are left out: 6 KB.
 */
const withoutUnusedComponents: Plugin = {
  name: 'without-unused-components',
  transform: {
    filter: { id: /node_modules[/]react-router[/]dist[/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(
          /^(var \w+ = )(class extends React\d*\.Component \{$[\s\S]*?^\});$/gm,
          '$1/* @__PURE__ */ (() => $2)();',
        ),
  },
};

/**
 * Run as a whole at a start, or called in the first press of a card (D-PERF-03); the server draws the first
 * paint, so none of them delays it.
 */
const filesCompiledAtOnce = [
  'index',
  'libraries',
  'shop',
  'frame',
  'core-libraries',
  'core',
  'browser',
  'shapes',
  'calls',
  'storefront',
  'start-insights',
  'product',
  'product-parts',
];

/** All licences of the libraries in the shop's code, which each asks for in every copy. */
const licenses = 'licenses/libraries.txt';

/** What a file says of the rights in it. */
const noticesOf = (name: string, modules: readonly string[]): string => {
  const libraries = modules.some((module) => /[\\/]node_modules[\\/]/.test(module));
  return [
    // The licence of the icons asks for it in every copy.
    name === 'shop' ? iconsNotice : '',
    libraries ? `/*! Licences: /${licenses} */` : '',
  ].join('');
};

const iconsNotice =
  '/*! Icons after Lucide 1.62.0 (c) Lucide Contributors, ISC License: https://lucide.dev/license */';

export default defineConfig(({ command, isSsrBuild }) => ({
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassName } } }),
  plugins: isSsrBuild
    ? [react(), withCuts([i18nextCuts, routerCuts])]
    : [
        classesAsConstants,
        ...(command === 'build' ? [tokensFixed()] : []),
        sheetsStay,
        sheetsAlone,
        runtimeWithLibraries,
        react(),
        withoutFetchTransport,
        withoutOldChannels,
        withCuts([
          i18nextCuts,
          clientRouterCuts,
          mobxCuts,
          observerCuts,
          reactDomCuts,
          schedulerCuts,
          lateSheetCuts,
        ]),
        withoutUnusedComponents,
        compiledAtOnce(filesCompiledAtOnce),
      ],
  resolve: { alias: { ...productionBuilds, mobx: mobxOf(isSsrBuild) } },
  // React alone stays outside: which of its builds is run is decided at start (D-PERF-09).
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
  publicDir: false,
  build: {
    target: 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Served at the same path (server/pages/static-files.ts).
    license: !isSsrBuild && { fileName: licenses },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: resolve(import.meta.dirname, 'index.html'),
          output: {
            postBanner: ({ name, moduleIds }) => noticesOf(name, moduleIds),
            codeSplitting: {
              groups: [
                { debugName: 'sheets', name: sheetFile },
                { name: 'libraries', test: libraries },
                { name: 'shop', test: shared },
                { name: 'core-libraries', test: coreLibraries },
                { debugName: 'parts', name: kindOfPart, includeDependenciesRecursively: false },
                {
                  debugName: 'pieces',
                  name: shopPiece,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
  },
}));
