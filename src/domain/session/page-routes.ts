/** The shop's routes, those of `src/ui/routes/routes.tsx` in its notation. */
const pageRoutes = [
  '/',
  '/all-snacks/*',
  '/flavors',
  '/varietypack',
  '/merchandise',
  '/holidayshop',
  '/product/:productId',
  '/varietypack/customize',
  '/cart',
  '/cart/shared',
  '/faq',
  '/contactus',
  '/giftcards',
  '/giftcards/balance',
  '/trackorder',
  '/aboutus',
  '/terms',
  '/privacy',
  '/accessibility',
  '/shippingandreturns',
  '/checkout',
  '/checkout/shipping',
  '/checkout/payment',
  '/checkout/review',
  '/thank-you/:orderId',
  '/_app',
  '/login',
  '/createaccount',
  '/forgotpassword',
  '/resetpassword',
  '/implicit/callback',
  '/implicit/ssocallback',
  '/profile',
  '/profile/addresses',
  '/profile/cards',
  '/profile/security',
  '/profile/preferences',
  '/orderhistory',
  '/orderhistory/:orderId',
  '/orderhistory/review/:productId',
  '/changepassword',
  '/savedmixes',
] as const;

export type PageRoute = (typeof pageRoutes)[number];

/** Matches as the router does: any letter case, trailing slashes allowed. */
export const patternOf = (route: string): RegExp => {
  const path = route.replace(/\/\*$/, '').replace(/\/$/, '').replaceAll(/:\w+/g, '([^/]+)');
  return new RegExp(`^${path}${route.endsWith('/*') ? '(?:/.+|/*)' : '/*'}$`, 'i');
};

/** The route of a path; undefined for a page the shop does not have. */
export const routeOfPath = (pathname: string): PageRoute | undefined => {
  const path = decodedPath(pathname);
  return pageRoutes.find((route) => patternOf(route).test(path));
};

/** As the router reads it: each part decoded; an invalid path stays as it is. */
export const decodedPath = (pathname: string): string => {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
};
