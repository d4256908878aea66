import type { CutPart } from '#scripts/bundle/cuts.ts';

/** The shop's screens send nothing by the router: they call use cases. */
export const submissions: CutPart = {
  shorter: {
    normalizeNavigateOptions: 'return { path };',
    getLoadingNavigation: 'return { state: "loading", location, matches, historyAction };',
  },
  instead: [
    [
      `var IDLE_NAVIGATION = {
  state: "idle",
  location: void 0,
  matches: void 0,
  historyAction: void 0,
  formMethod: void 0,
  formAction: void 0,
  formEncType: void 0,
  formData: void 0,
  json: void 0,
  text: void 0
};`,
      'var IDLE_NAVIGATION = { state: "idle" };',
    ],
  ],
  unused: ['handleAction', 'getUpdatedActionData'],
  without: [
    'var validMutationMethodsArr =',
    'var validMutationMethods =',
    'var validRequestMethodsArr =',
    'var validRequestMethods =',
  ],
  always: {
    createRouter: {
      'opts && opts.submission': 'void 0',
      'opts && opts.pendingError': 'void 0',
      'opts && opts.fetcherSubmission': 'void 0',
      'opts && opts.callSiteDefaultShouldRevalidate': 'void 0',
      pendingActionResult: 'void 0',
      submission: 'void 0',
      fetcherSubmission: 'void 0',
      activeSubmission: 'void 0',
      formMethod: 'void 0',
      'getSubmissionFromNavigation(loadingNavigation)': 'void 0',
      'getUpdatedActionData(pendingActionResult)': 'void 0',
      'getActionDataForCommit(pendingActionResult)': 'void 0',
      'newState.actionData': 'void 0',
      isActionReload: 'false',
      'state.actionData != null': 'false',
      'state.navigation.formMethod != null': 'false',
      'state.navigation.state === "submitting"': 'false',
      'isMutationMethod(request.method)': 'false',
      'redirectPreserveMethodStatusCodes.has(redirect2.response.status)': 'false',
      'init.hydrationData && init.hydrationData.actionData': 'null',
    },
    getMatchesToLoad: {
      'typeof callSiteDefaultShouldRevalidate === "boolean"': 'false',
      pendingActionResult: 'void 0',
      submission: 'void 0',
      shouldSkipRevalidation: 'false',
    },
    createClientSideRequest: { submission: 'void 0' },
    callLoaderOrAction: {
      'isMutationMethod(request.method)': 'false',
      isAction: 'false',
      'type === "action"': 'false',
    },
  },
};

/** Nothing is fetched beside a page, and nothing keeps a shopper on one. */
export const fetchersAndBlockers: CutPart = {
  instead: [
    ['    fetch: fetch2,\n', ''],
    ['    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', ''],
    ['    dispose,\n    getBlocker,\n    deleteBlocker,\n', ''],
    ['    _internalFetchControllers: fetchControllers,\n', ''],
    ['deletedFetchers: unmountedFetchers,', ''],
    ['deletedFetchers: [],', ''],
    ['deletedFetchers.forEach((key) => fetcherData.current.delete(key));', ''],
    ['preventScrollReset,\n        blockers\n', 'preventScrollReset\n'],
  ],
  shorter: {
    interruptActiveLoads: 'isRevalidationRequired = true;',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null) };',
    processLoaderData: 'return processRouteLoaderData(matches, results);',
  },
  unused: [
    ...['fetch2', 'dispose', 'handleFetcherAction', 'handleFetcherLoader', 'getFetcher'],
    ...['resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion', 'setFetcherError'],
    ...['updateFetcherState', 'markFetchersDone', 'getUpdatedRevalidatingFetchers', 'getBlocker'],
    ...['deleteBlocker', 'updateBlocker', 'shouldBlockNavigation', 'abortFetcher'],
  ],
  always: {
    createRouter: {
      'revalidatingFetchers.length === 0': 'true',
      'revalidatingFetchers.length > 0': 'false',
      'findRedirect(fetcherResults)': 'void 0',
      'markFetchRedirectsDone(workingFetchers)': 'false',
      'markFetchRedirectsDone(workingFetchers2)': 'false',
      didUpdateFetcherRedirects: 'false',
      didUpdateFetcherRedirects2: 'false',
      didAbortFetchLoads: 'false',
      shouldUpdateFetchers: 'false',
      workingFetchers: 'false',
      blockerKey: 'false',
      unblockBlockerHistoryUpdate: 'false',
    },
  },
  without: [
    'state.fetchers.forEach((fetcher, key)',
    'fetchersQueuedForDeletion.forEach(',
    'unmountedFetchers.forEach(',
    'mountedFetchers.forEach(',
    'newState.fetchers.forEach(',
    'fetchLoadMatches.forEach((f, key)',
    'revalidatingFetchers.forEach((rf) => {\n      abortFetcher(rf.key);\n      if',
    'revalidatingFetchers.forEach((rf) => fetchControllers.delete(rf.key))',
    'let abortPendingFetchRevalidations = () => revalidatingFetchers.forEach((f) =>',
    'if (pendingNavigationController) {\n      pendingNavigationController.signal.addEventListener(',
    'if (pendingNavigationController) {\n      pendingNavigationController.signal.removeEventListener(',
    'let didAbortFetchLoads =',
    'let workingFetchers = new Map(state.fetchers);\n    let { loaderData, errors }',
    'let workingFetchers2 = new Map(state.fetchers);\n      let didUpdateFetcherRedirects2',
    'if (redirect2) {\n      fetchRedirectIds.add(redirect2.key);\n      await',
    'let blockerKey = shouldBlockNavigation({\n          currentLocation: state',
    'let blockerKey = shouldBlockNavigation({\n      currentLocation,',
    'if (blockers.size > 0)',
    'let blockers = state.blockers',
  ],
};
