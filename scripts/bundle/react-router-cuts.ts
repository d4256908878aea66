import type { Cuts } from '#scripts/bundle/cuts.ts';

/**
 * Of the router the shop uses addresses, loaders, lazy screens and scroll positions. It has no forms and
 * actions of the router, no fetchers, blockers, middleware, masked addresses, view transitions or
 * watchers, and all routes are known from the start.
 */
export const reactRouterCuts: Cuts = {
  file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
  instead: [
    // Watchers of loaders and of the router.
    ['if (init.instrumentations) {\n    let', 'if (false) {\n    let'],
    ['if (init.instrumentations) {\n    router =', 'if (false) {\n    router ='],
    // Routes that are asked of the server.
    ['if (initialMatches && !init.hydrationData) {', 'if (false) {'],
    [
      'if (isFogOfWar) {\n      if (shouldUpdateNavigationState) {\n        let actionData = getUpdated',
      'if (false) {\n      if (shouldUpdateNavigationState) {\n        let actionData = getUpdated',
    ],
    // Blockers.
    ['if (blockerKey && delta != null) {', 'if (false) {'],
    ['if (blockerKey) {\n      updateBlocker(', 'if (false) {\n      updateBlocker('],
    ['if (blockers.size > 0) {', 'if (false) {'],
    // Masked addresses.
    ['if (opts?.mask) {\n      let partialPath', 'if (false) {\n      let partialPath'],
    // Forms.
    ['if (opts && opts.pendingError) {', 'if (false) {'],
    [
      'else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {\n      let actionResult',
      'else if (false) {\n      let actionResult',
    ],
    [
      'if (submission && isMutationMethod(submission.formMethod)) {\n    let {',
      'if (false) {\n    let {',
    ],
    // View transitions.
    [
      'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {',
      'if (false) {',
    ],
    ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
    // Fetchers.
    [
      'redirect2 = findRedirect(fetcherResults);\n    if (redirect2) {\n      fetchRedirectIds.add(redirect2.key);\n      await startRedirectNavigation(request, redirect2.result, true, {\n        replace: replace2',
      'if (false) {\n      fetchRedirectIds.add(redirect2.key);\n      await startRedirectNavigation(request, redirect2.result, true, {\n        replace: replace2',
    ],
    ['fetchLoadMatches.forEach((f, key) => {', '[].forEach((f, key) => {'],
    [
      'revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {',
      '[].forEach((rf) => {',
    ],
    // Screens are loaded whole, by one function a route.
    [
      'if (typeof route.lazy === "function") {\n    let cachedPromise',
      'if (true) {\n    let cachedPromise',
    ],
  ],
  shorter: {
    checkFogOfWar: 'return { active: false, matches: null };',
    normalizeNavigateOptions: 'return { path };',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    runClientMiddlewarePipeline: '',
  },
  unused: [
    'handleAction',
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'discoverRoutes',
    'patchRoutes',
    '_internalSetRoutes',
    'shouldBlockNavigation',
    'updateBlocker',
    'deleteBlocker',
    'getBlocker',
    'updateFetcherState',
    'setFetcherError',
    'getFetcher',
    'resetFetcher',
    'deleteFetcher',
    'queueFetcherForDeletion',
    'abortFetcher',
    'markFetchersDone',
    'markFetchRedirectsDone',
    'abortStaleFetchLoads',
    'getUpdatedRevalidatingFetchers',
    'getUpdatedActionData',
    'getSubmissionFromNavigation',
    'restoreAppliedTransitions',
    'persistAppliedTransitions',
  ],
};
