import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the lazy screens of the page at hand before React needs them. */
export const withScreens = async (
  routes: RouteObject[],
  address: string,
): Promise<RouteObject[]> => {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return routes;
};

/** Loads the lazy screens of some other page. */
export const loadScreens = async (routes: RouteObject[], address: string): Promise<void> => {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy === 'function') await route.lazy();
  }
};
