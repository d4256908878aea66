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

/** What every visit fetches after its first paint, as one file with the rules that it and the core share. */
const everyVisit = 'frame';
const laterParts = 'ui/routes/later-parts.tsx';
const filterParts = 'ui/components/catalog/list/filter-parts.tsx';

/** Small parts of screens that come with them: the checkout and the wallet's button share no others. */
const smallParts = [
  'application/messages/silent-on-money.ts',
  'ui/components/elements/offline-note.tsx',
  'ui/components/notice/tells-itself.ts',
  'ui/components/shipping/shipping-failure.tsx',
  'ui/stores/checkout-stores.ts',
];

const pieceByNeed = pieceOf({
  sources: resolve(project, 'src'),
  by: {
    [everyVisit]: [
      ...globSync('src/domain/validation/*.ts', { cwd: project })
        .filter((file) => typedRules.test(file))
        .map((file) => file.replace(/^src[\\/]/, '')),
      laterParts,
      'ui/components/catalog/product/product-day.tsx',
      'ui/components/catalog/reviews/reviews.tsx',
    ],
    core: ['composition/browser.ts'],
    calls: [composed('storefront')],
    lists: [filterParts, 'ui/routes/catalog/list-opening.ts'],
    wallet: ['ui/components/payment/wallet-button.tsx'],
    visit: [composed('visit')],
    buying: ['ordering', 'wallet', 'coupon', 'account-payment'].map(composed),
  },
  whole: { [everyVisit]: laterParts, lists: filterParts },
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
  always: everyVisit,
  small: [...smallRules, ...smallParts],
  except: ['home', 'product-list', 'product'].map((name) => `ui/routes/catalog/${name}.tsx`),
});

/** What several calls have in them is evaluated before the calls themselves, in a task of its own (D-PERF-05). */
const callShapes = /src[/]adapters[/]http[/]wire[/][^/]+$/;

/** The piece of the shop's code that a module comes in, if it is not left to the bundler. */
export const shopPiece: typeof pieceByNeed = (id, modules) => {
  if (typedRules.test(id)) return everyVisit;
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
    'ui/addresses/checkout-steps',
    'ui/components/checkout/billing-fields',
    'ui/components/checkout/fault-list',
    'ui/components/form/error-summary',
    'ui/components/form/select-field',
    'ui/components/form/spelling-offer',
    'ui/components/shipping/address-fields',
    'ui/components/shipping/one-line',
    'ui/components/shipping/street-help',
    'ui/stores/progress/action-store',
    'ui/stores/progress/core-after',
  ],
  'order-parts': [
    'domain/account/saved-card',
    'domain/checkout/account-payment',
    'domain/checkout/checkout-secrets',
    'domain/checkout/checkout-stage',
    'domain/checkout/entered-payment',
    'domain/checkout/entered-shipping',
    'domain/checkout/known-delivery',
    'domain/order/order-draft',
    'domain/order/order-lines',
    'domain/order/quoted-cart',
    'domain/payment/card-brands',
    'domain/payment/card-form',
    'domain/payment/saved-cards',
    'domain/shipping/address-match',
    'domain/shipping/address-service/address-suggestion',
    'domain/shipping/fitted-address',
    'domain/shipping/state-name',
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
  /** The box, and the page that shows an empty one: cart and checkout. */
  carton: [
    'ui/components/cart/empty-cart',
    'ui/components/elements/box-bags',
    'ui/components/elements/carton',
  ],
  'below-lines': [
    'ui/components/cart/cart-totals',
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
