import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pieceOf } from './pieces.ts';

const project = resolve(import.meta.dirname, '../..');

/** Rules of what is typed, which the core and most forms share: apart they would be a dozen requests. */
const typedRules = /src[/]domain[/]validation[/](?!checked|problem|password|birth-date|mix-name)/;

/** What every visit fetches after the first paint, and what buying does: apart dozens of requests. */
const composed = (name: string): string => `composition/browser/${name}.ts`;
/** Rules of less than a kilobyte that several pages need, by folder and name. */
export const smallRules = [
  'validation/problem',
  'coupon/coupon',
  'catalog/reviews/rating',
  'account/address-book',
  'order/tracking/claim-problems',
  'mix/box-offer',
  'cart/coupon-of-cart',
  'mix/mix-price',
  'payment/card-removal',
  'session/return-to',
  'order/tracking/order-number',
  'coupon/coupon-code',
  'gift/gift-code',
  'mix/saved-mix',
  'order/placing-patience',
  'mix/mix-status',
  'mix/mix-bags',
].map((name) => `domain/${name}.ts`);

const pieceByNeed = pieceOf({
  sources: resolve(project, 'src'),
  by: {
    rules: globSync('src/domain/validation/*.ts', { cwd: project })
      .filter((file) => typedRules.test(file))
      .map((file) => file.replace(/^src[\\/]/, '')),
    frame: [
      'ui/routes/later-parts.tsx',
      'ui/components/catalog/product/product-day.tsx',
      'ui/components/catalog/reviews/reviews.tsx',
    ],
    core: ['composition/browser.ts'],
    calls: [composed('storefront')],
    lists: ['ui/components/catalog/list/filter-parts.tsx', 'ui/routes/catalog/list-opening.ts'],
    wallet: ['ui/components/payment/wallet-button.tsx'],
    visit: [composed('visit')],
    buying: ['ordering', 'wallet', 'coupon', 'account-payment'].map(composed),
  },
  after: {
    wallet: ['frame'],
    calls: ['core'],
    visit: ['calls', 'core'],
    buying: ['calls', 'core'],
  },
  late: ['lists', 'wallet', 'visit', 'buying'],
  screens: {
    buying: ['checkout', 'checkout-review'].map((name) => `ui/routes/checkout/${name}.tsx`),
  },
  small: smallRules,
  except: ['home', 'product-list', 'product'].map((name) => `ui/routes/catalog/${name}.tsx`),
});

/** What several calls have in them is evaluated before the calls themselves, in a task of its own (D-PERF-05). */
const callShapes = /src[/]adapters[/]http[/]wire[/][^/]+$/;

/** The piece of the shop's code that a module comes in, if it is not left to the bundler. */
export const shopPiece: typeof pieceByNeed = (id, modules) => {
  if (typedRules.test(id)) return 'rules';
  const piece = pieceByNeed(id, modules);
  return piece === 'calls' && callShapes.test(id) ? 'shapes' : piece;
};

/** Small parts of one kind come in one file of their kind: apart each is a request (D-PERF-12). */
export const partsTogether: Readonly<Record<string, readonly string[]>> = {
  words: [
    'application/messages/en-us/**/*',
    'application/messages/message',
    'application/messages/obstacle-message',
    'domain/locale/waiting-time',
    'ui/words/english-later',
    'ui/words/failure-texts',
    'ui/words/later-words',
  ],
  forms: [
    'ui/components/checkout/fault-list',
    'ui/components/form/error-summary',
    'ui/components/form/select-field',
    'ui/components/form/spelling-offer',
    'ui/components/shipping/address-fields',
    'ui/components/shipping/one-line',
    'ui/stores/progress/action-store',
  ],
  'order-parts': [
    'domain/checkout/checkout-secrets',
    'domain/order/quoted-cart',
    'domain/shipping/address-service/address-suggestion',
    'domain/shipping/fitted-address',
    'domain/shipping/zip-verdict',
  ],
  'list-parts': [
    'ui/addresses/list-links',
    'ui/components/catalog/list/filter-button',
    'ui/components/catalog/list/lazy-filters',
    'ui/components/catalog/list/list-banner',
    'ui/components/catalog/list/list-heading',
    'ui/components/catalog/list/list-tools',
    'ui/components/catalog/list/list-top',
    'ui/components/catalog/list/show-more',
    'ui/routes/catalog/list-route',
  ],
  'below-lines': [
    'ui/components/cart/empty-cart',
    'ui/components/cart/totals',
    'ui/components/checkout/obstacle-slot',
    'ui/components/checkout/payment-forgotten',
    'ui/components/gift/tender-rows',
  ],
};

const kinds = new Map(
  Object.entries(partsTogether).flatMap(([kind, names]) =>
    names
      .flatMap((name) => globSync(`src/${name}.{ts,tsx}`, { cwd: project }))
      .map((file) => [resolve(project, file), kind] as const),
  ),
);

/** The file that a small part comes in, if it comes with others of its kind. */
export const kindOfPart = (id: string): string | null => kinds.get(id) ?? null;
