import { routeOfPath } from '#domain/session/page-routes.ts';

/** The route of a path, as `/product/:productId`; `*` where there is none. */
export const routeOf = (path: string): string => routeOfPath(path) ?? '*';

/**
 * A path as telemetry tells it (TEL-15): a page that exists by its path, without an order's number; any other
 * by nothing somebody may have typed (D-TEL-19).
 */
export const tellablePath = (path: string): string => {
  const route = routeOf(path);
  if (route === '*') return path === toldOrderPath ? path : '/*';
  if (route.endsWith('/*') || route.endsWith('/:orderId')) return route.replace(/\/[^/]*$/, '');
  return route.endsWith('/:productId') && !productPath.test(path) ? '/product/-' : path;
};

/** A product's page by an id such as `CHP-0102`: nothing else somebody may have typed. */
const productPath = /\/[A-Z]{2,4}-\d{3,7}$/;
/** An order's page, as it was told before. */
const toldOrderPath = '/thank-you';
/** A call of the shop's own: words of ours, nothing in the path is anybody's. */
const callPath = /^\/(?:api|services|webservices|v[1-9])(?:\/[A-Za-z][A-Za-z\d-]{0,40}){1,5}$/;

/** An address without origin, query and fragment: a call's path, or a page's as it may be told. */
export const toldAddress = (address: string): string => {
  const base = 'http://shop.invalid/';
  if (!URL.canParse(address, base)) return '/*';
  const { pathname } = new URL(address, base);
  return callPath.test(pathname) ? pathname : tellablePath(pathname);
};
