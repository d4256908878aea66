import { routeOfPath } from '#domain/session/page-routes.ts';

/** The route of a path, as `/product/:productId`; `*` where there is none. */
export const routeOf = (path: string): string => routeOfPath(path) ?? '*';

/**
 * A path as telemetry tells it (TEL-15): a page that exists by its path, without an order's number; any other
 * by nothing somebody may have typed (D-TEL-19).
 */
export const tellablePath = (path: string): string => {
  const route = routeOf(path);
  if (route === '*') return '/*';
  if (route.endsWith('/*') || route.endsWith('/:orderId')) return route.replace(/\/[^/]*$/, '');
  return route.endsWith('/:productId') && !productPath.test(path) ? '/product/-' : path;
};

/** A product's page by an id such as `CHP-0102`: no word somebody may have typed. */
const productPath = /\/(?=[^/]*\d)[\w-]{1,24}$/;
