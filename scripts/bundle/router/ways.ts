import type { CutPart } from '#scripts/bundle/cuts.ts';

/** All routes are known from the start, have a `lazy` function or none, and no middleware. */
export const routes: CutPart = {
  instead: [
    // Code that did not come is asked for again: "Try again" would fail with the first answer for as long as the page lives.
    [
      '    lazyRoutePromise2.catch(() => {\n    });\n    return {\n      lazyRoutePromise: lazyRoutePromise2,',
      '    lazyRoutePromise2.catch(() => lazyRouteFunctionCache.delete(routeToUpdate));\n    return {\n      lazyRoutePromise: lazyRoutePromise2,',
    ],
    ['    patchRoutes,\n', ''],
    ['    _internalSetRoutes,\n', ''],
    [
      '    _internalSetStateDoNotUseOrYouWillBreakYourApp(newState) {\n      updateState(newState);\n    }\n',
      '',
    ],
  ],
  shorter: {
    routeHasLoaderOrMiddleware: 'return route.loader != null;',
    getDataStrategyMatchLazyPromises: `
      const { lazyRoutePromise } = loadLazyRoute(match.route, 'loader', manifest, mapRouteProperties2);
      return { route: lazyRoutePromise, handler: lazyRoutePromise };`,
    getDataStrategyMatch: `
      const lazyPromises =
        getDataStrategyMatchLazyPromises(mapRouteProperties2, manifest, request, match);
      return {
        ...match,
        _lazyPromises: lazyPromises,
        shouldLoad,
        resolve: () => callLoaderOrAction({
          request,
          match,
          lazyHandlerPromise: lazyPromises.handler,
          lazyRoutePromise: lazyPromises.route,
        }),
      };`,
    callDataStrategyImpl: `
      const results = await defaultDataStrategy({ matches });
      try {
        await Promise.all(matches.map((match) => match._lazyPromises.route));
      } catch {}
      return results;`,
    'DataRoutes.constructor':
      'this.stableRoutes = this.activeRoutes = routes; this.branches = flattenAndRankRoutes(routes);',
  },
  unused: [
    ...['discoverRoutes', 'patchRoutes', '_internalSetRoutes', 'DataRoutes.stableRoutes'],
    ...['DataRoutes.activeRoutes', 'DataRoutes.branches', 'DataRoutes.hasHMRRoutes'],
    ...['DataRoutes.setRoutes', 'DataRoutes.setHmrRoutes', 'DataRoutes.commitHmrRoutes'],
  ],
  always: {
    createRouter: {
      'init.instrumentations': 'void 0',
      'init.patchRoutesOnNavigation': 'void 0',
      'init.dataStrategy': 'void 0',
      'init.dataStrategy || defaultDataStrategyWithMiddleware': 'void 0',
      'init.getContext': 'void 0',
      'new RouterContextProvider()': 'void 0',
      'fogOfWar.active': 'false',
      isFogOfWar: 'false',
      initialMatchesIsFOW: 'false',
      '!initialMatches': 'false',
      'checkFogOfWar(matches, routesToUse, location.pathname)': 'void 0',
      'm.route.middleware && m.route.middleware.length > 0': 'false',
      '!isMutationMethod(request.method)': 'false',
    },
    matchRoutesImpl: { allowPartial: 'false' },
    matchRouteBranch: { allowPartial: 'false' },
    flattenRoutes: { 'route.path === "" || !route.path?.includes("?")': 'true' },
    mergeRouteUpdates: { 'typeof updates.lazy === "object" && updates.lazy != null': 'false' },
    loadLazyRoute: { 'typeof route.lazy === "function"': 'true', isUnsupported: 'false' },
    callLoaderOrAction: { 'typeof handler !== "function"': 'false', handlerOverride: 'void 0' },
  },
  without: [
    'let isUnsupported = isUnsupportedLazyRouteFunctionKey',
    'dataRoutes.commitHmrRoutes()',
    'var objectProtoNames =',
    'var objectProtoNames2 =',
  ],
};

/** Loaders give values or redirect; they read the request and the parameters of the path. */
export const loaders: CutPart = {
  instead: [
    [
      `          url: createDataFunctionUrl(request, path),
          pattern,
          params: match.params,
          context: scopedContext
        },
        ...ctx !== void 0 ? [ctx] : []`,
      'params: match.params }',
    ],
  ],
  shorter: {
    convertDataStrategyResultToDataResult: `
      const { result, type } = dataStrategyResult;
      if (type === 'error') return { type, error: result };
      return { type, data: isDataWithResponseInit(result) ? result.data : result };`,
    processRouteLoaderData: `
      const loaderData = {};
      let errors = null;
      for (const match of matches) {
        const { id } = match.route;
        if (!(id in results)) continue;
        const result = results[id];
        if (isErrorResult(result)) {
          const boundary = findNearestBoundary(matches, id).route.id;
          errors ??= {};
          errors[boundary] ??= result.error;
          loaderData[id] = ResetLoaderDataSymbol;
        } else loaderData[id] = result.data;
      }
      return { loaderData, errors };`,
    getInternalRouterError: `return new ErrorResponseImpl(
      status, 'Not Found', new Error(\`No route matches URL "\${pathname}"\`), true);`,
  },
  always: {
    createRouter: {
      'redirect2.response.headers.has("X-Remix-Revalidate")': 'false',
      'redirect2.response.headers.has("X-Remix-Reload-Document")': 'false',
      'redirect2.response.headers.has("X-Remix-Replace")': 'false',
      '!isNavigation': 'false',
      isNavigation: 'true',
      'initialHydration && state.errors': 'false',
    },
    getMatchesToLoad: { 'initialHydration && state.errors': 'false' },
    getRouteHydrationStatus: {
      'typeof route.loader === "function" && route.loader.hydrate === true': 'false',
    },
  },
};

/** The shop lies at the root of its address, and shows the address that it has. */
export const addresses: CutPart = {
  shorter: { stripBasename: 'return pathname;' },
  always: {
    createRouter: {
      'init.basename || "/"': '"/"',
      '!basename.startsWith("/")': 'false',
      'opts?.mask': 'void 0',
      'nextLocation.mask || nextLocation': 'nextLocation',
      'typeof to === "number"': 'false',
    },
    normalizeTo: { 'basename !== "/"': 'false', 'relative === "path"': 'false' },
    createBrowserHistory: { 'globalHistory.state?.masked': 'void 0', maskedLocation: 'void 0' },
    getUrlBasedHistory: {
      'location.mask || location': 'location',
      'v5Compat && listener': 'false',
      validateLocation: 'false',
      'isLocation(to)': 'true',
    },
    getHistoryState: { 'location.mask': 'void 0' },
    Navigate: { 'relative === "path"': 'false' },
    useNavigateStable: { 'typeof to === "number"': 'false' },
  },
};
