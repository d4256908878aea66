import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { loadRoot, rootRouteId } from '#ui/core/root-data.ts';
import { listRoutes, specialAddress } from '#ui/routes/catalog/lists.ts';
import { loadProduct, productRouteId } from '#ui/routes/catalog/product-loader.ts';
import { Root } from '#ui/routes/root.tsx';
import { RouteError } from '#ui/routes/route-error.tsx';
import { drawnFirst } from '#ui/routes/screen/drawn-first.ts';
import { opened, screen } from '#ui/routes/screen/lazy-screen.ts';
import { loaded } from '#ui/routes/screen/load.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import { ShownPage } from '#ui/routes/shown-page.tsx';

/** Signing in, creating an account, passwords. */
const signInPaths = [
  'login',
  'createaccount',
  'forgotpassword',
  'resetpassword',
  'implicit/callback',
  'implicit/ssocallback',
];

/** The person's pages, and how they sign in. */
const accountPaths = ['profile', 'profile/addresses', 'profile/cards', 'profile/preferences'];
const reviewPath = 'orderhistory/review/:productId';

const contentPaths = [
  'faq',
  'contactus',
  'giftcards',
  'giftcards/balance',
  'aboutus',
  'terms',
  'privacy',
  'accessibility',
  'shippingandreturns',
];

const shopRoutes = (scope: Scope): RouteObject[] => [
  {
    index: true,
    ...drawnFirst(scope, 'home', async () =>
      loaded(await scope.core.run((useCases) => useCases.catalog.showHome())),
    ),
    ...screen('catalog/home', async () => (await import('#ui/routes/catalog/home.tsx')).HomeRoute),
  },
  ...listRoutes(scope),
  {
    id: productRouteId,
    path: 'product/:productId',
    loader: ({ request, params }: LoaderFunctionArgs) =>
      specialAddress(request) ?? loadProduct(scope, (params['productId'] ?? '') as ProductId),
    ...screen(
      'catalog/product',
      async () => (await import('#ui/routes/catalog/product.tsx')).ProductRoute,
    ),
  },
  {
    path: 'varietypack/customize',
    loader: async () => loaded(await scope.core.run((useCases) => useCases.mix.showMixProducts())),
    ...screen(
      'mix/mix-builder',
      async () => (await import('#ui/routes/mix/mix-builder.tsx')).MixBuilderRoute,
      scope.allWords,
    ),
  },
  {
    path: 'cart',
    ...screen('cart/cart', async () => (await import('#ui/routes/cart/cart.tsx')).CartRoute),
  },
];

const checkoutRoutes = ({ allWords }: Scope): RouteObject[] => [
  {
    path: 'checkout',
    ...screen(
      'checkout/checkout',
      async () => (await import('#ui/routes/checkout/checkout.tsx')).CheckoutRoute,
      allWords,
    ),
    children: [
      { index: true, loader: () => redirect('/checkout/shipping') },
      {
        path: 'shipping',
        ...screen(
          'checkout/checkout-shipping',
          async () => (await import('#ui/routes/checkout/checkout-shipping.tsx')).ShippingStep,
          allWords,
        ),
      },
      {
        path: 'payment',
        ...screen(
          'checkout/checkout-payment',
          async () => (await import('#ui/routes/checkout/checkout-payment.tsx')).PaymentStep,
          allWords,
        ),
      },
      {
        path: 'review',
        ...screen(
          'checkout/checkout-review',
          async () => (await import('#ui/routes/checkout/checkout-review.tsx')).ReviewStep,
          allWords,
        ),
      },
    ],
  },
  {
    path: 'thank-you/:orderId',
    ...screen(
      'order/thank-you',
      async () => (await import('#ui/routes/order/thank-you.tsx')).ThankYouRoute,
      allWords,
    ),
  },
];

const quietRoutes = (scope: Scope): RouteObject[] => [
  { path: '_app', loader: () => redirect('/') },
  ...signInPaths.map((path) =>
    opened(scope, path, 'sign-in/sign-in-screens', async () =>
      (await import('#ui/routes/sign-in/sign-in-screens.tsx')).openSignIn(path),
    ),
  ),
  ...accountPaths.map((path) =>
    opened(scope, path, 'account/account-screens', async () =>
      (await import('#ui/routes/account/account-screens.tsx')).openAccount(path),
    ),
  ),
  opened(scope, 'cart/shared', 'cart/shared-cart', async () =>
    (await import('#ui/routes/cart/shared-cart.tsx')).openSharedCart(),
  ),
  ...['profile/security', 'changepassword'].map((path) =>
    opened(scope, path, 'sign-in/security-screens', async () =>
      (await import('#ui/routes/sign-in/security-screens.tsx')).openSecurity(path),
    ),
  ),
  ...['orderhistory', 'orderhistory/:orderId', reviewPath, 'trackorder'].map((path) =>
    opened(scope, path, 'order/order-screens', async () =>
      (await import('#ui/routes/order/order-screens.tsx')).openOrders(path),
    ),
  ),
  opened(scope, 'savedmixes', 'mix/saved-mixes', async () =>
    (await import('#ui/routes/mix/saved-mixes.tsx')).openSavedMixes(),
  ),
  opened(scope, '*', 'other-paths', async () =>
    (await import('#ui/routes/other-paths.tsx')).openOtherPath(scope),
  ),
];

/** Every address of the shop (ROUTE-01 … ROUTE-30, D-ROUTE-01 … D-ROUTE-30). */
export const makeRoutes = (scope: Scope): RouteObject[] => [
  {
    id: rootRouteId,
    path: '/',
    Component: Root,
    ErrorBoundary: RouteError,
    loader: () => loadRoot(scope.core),
    // Menu and settings change only with the language, and then everything is loaded again.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href && defaultShouldRevalidate,
    children: [
      {
        Component: ShownPage,
        ErrorBoundary: RouteError,
        children: [
          ...shopRoutes(scope),
          ...contentPaths.map((path) =>
            opened(scope, path, 'content/content-screens', async () =>
              (await import('#ui/routes/content/content-screens.tsx')).openContent(scope, path),
            ),
          ),
          ...checkoutRoutes(scope),
          ...quietRoutes(scope),
        ],
      },
    ],
  },
];
