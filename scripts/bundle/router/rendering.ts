import type { CutPart } from '#scripts/bundle/cuts.ts';

/** The whole shop is one data router, in a browser; each page brings its data, and no failure. */
export const rendering: CutPart = {
  instead: [
    [
      'let [state, setOptimisticState] = useOptimisticSafe(_state);',
      'let state = _state, setOptimisticState;',
    ],
    [
      'let unstable_rsc = useIsRSCRouterContext();\n  useTransitions = unstable_rsc || useTransitions;',
      '',
    ],
    ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
    [
      'React3.createElement(FetchersContext.Provider, { value: fetcherData.current }, /* @__PURE__ */ React3.createElement(ViewTransitionContext.Provider, { value: vtContext }, /* @__PURE__ */ React3.createElement(\n    Router,',
      'React3.createElement(\n    Router,',
    ],
    ['    )\n  ))))), null);', '    )\n  ))), null);'],
    // No view transitions: the picture of a pressed card has a motion of its own (D-PERF-20).
    [
      `  let [pendingState, setPendingState] = React3.useState();
  let [vtContext, setVtContext] = React3.useState({
    isTransitioning: false
  });
  let [renderDfd, setRenderDfd] = React3.useState();
  let [transition, setTransition] = React3.useState();
  let [interruption, setInterruption] = React3.useState();
`,
      '',
    ],
    [
      '      reactDomFlushSyncImpl,\n      transition,\n      renderDfd,\n',
      '      reactDomFlushSyncImpl,\n',
    ],
    [
      'let viewTransitionOpts;\n    if (pendingAction ===',
      'let viewTransitionOpts;\n    if (false && pendingAction ===',
    ],
    // Of a navigation that is drawn in one go the library so draws only its beginning.
    [
      '      ...workingFetchers ? { fetchers: workingFetchers } : {}\n    });\n  }\n  async function handleAction',
      '      ...workingFetchers ? { fetchers: workingFetchers } : {}\n    }, { flushSync });\n  }\n  async function handleAction',
    ],
    // What is drawn in one go has its data at hand: that it is loading is told only where it takes longer than that.
    [
      '      updateState(updates, { flushSync });\n    }\n    revalidatingFetchers.forEach',
      `      if (flushSync) {
        state = { ...state, ...updates };
        setTimeout(() => {
          if (state.navigation === loadingNavigation) updateState({});
        });
      } else updateState(updates);
    }
    revalidatingFetchers.forEach`,
    ],
    [
      'let matches = useMatches();\n  let navigation = useNavigation();',
      'let navigation = useNavigation(), matches;',
    ],
  ],
  shorter: {
    createBrowserRouter: `return createRouter({
      history: createBrowserHistory(),
      hydrationData: opts.hydrationData,
      routes,
      mapRouteProperties,
    }).initialize();`,
    RenderedRoute:
      'return React2.createElement(RouteContext.Provider, { value: routeContext }, children);',
    ScrollRestoration: 'useScrollRestoration(); return null;',
    useOutlet: 'return React2.useContext(RouteContext).outlet;',
    useNavigate: 'return useNavigateStable();',
    useIsomorphicLayoutEffect: 'React2.useLayoutEffect(cb);',
    getNavigatorCurrentUrl: 'return navigator.createURL("/");',
    useSearchParams: `
      const { search } = useLocation();
      const asked = React10.useMemo(() => createSearchParams(search), [search]);
      const navigate = useNavigate();
      const ask = React10.useCallback(
        (next, how) => {
          const params = typeof next === 'function' ? next(new URLSearchParams(asked)) : next;
          navigate('?' + createSearchParams(params), how);
        },
        [navigate, asked],
      );
      return [asked, ask];`,
  },
  always: {
    createRouter: {
      'init.window': 'void 0',
      'init.mapRouteProperties || defaultMapRouteProperties': 'init.mapRouteProperties',
      'init.hydrationRouteProperties || []': '[]',
      isBrowser3: 'true',
      'init.hydrationData != null': 'true',
      '!init.hydrationData': 'false',
      'init.hydrationData && init.hydrationData.loaderData': 'init.hydrationData.loaderData',
      'init.hydrationData ? init.hydrationData.loaderData : null': 'init.hydrationData.loaderData',
      'init.hydrationData ? init.hydrationData.errors : null': 'null',
      'init.hydrationData && init.hydrationData.errors': 'null',
      getScrollRestorationKey2: 'void 0',
      getKey: 'void 0',
      pendingViewTransitionEnabled: 'false',
      removePageHideEventListener: 'void 0',
    },
    'RenderErrorBoundary.render': { 'this.context': 'false' },
    useRoutesImpl: {
      locationArg: 'void 0',
      routeMatch: 'void 0',
      'parentPathnameBase !== "/"': 'false',
      'dataRouterOpts && dataRouterOpts.state.matches.length': 'true',
      'navigator.encodeLocation': 'true',
    },
    _renderMatches: {
      dataRouterState: 'true',
      'dataRouterOpts && dataRouterState': 'true',
      onErrorHandler: 'void 0',
      'matches == null': 'false',
      'match.route.HydrateFallback || match.route.hydrateFallbackElement': 'false',
      'fallbackIndex >= 0': 'false',
      'fallbackIndex === index': 'false',
      'fallbackIndex < 0 && index === 0': 'index === 0',
      'dataRouterOpts.isStatic': 'false',
      'match.route.errorElement || defaultErrorElement': 'match.route.errorElement',
    },
    RouterProvider: {
      'useTransitions === true': 'false',
      'useTransitions === false': 'false',
      'reactDomFlushSyncImpl && flushSync': 'flushSync',
      '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
      'newErrors && onError': 'false',
    },
    useScrollRestoration: {
      getKey: 'void 0',
      'getScrollRestorationKey(location, matches, basename, getKey)': 'location.key',
      'storageKey || SCROLL_RESTORATION_STORAGE_KEY': 'SCROLL_RESTORATION_STORAGE_KEY',
      'typeof document !== "undefined"': 'true',
    },
  },
  without: [
    'const isBrowser3 =',
    'var isBrowser =',
    'var defaultErrorElement =',
    'var DEFAULT_NAVIGATION_URL =',
    'try {\n  if (isBrowser2)',
    'let isViewTransitionAvailable =',
    'React3.useEffect(() => {\n    if (vtContext.isTransitioning && !vtContext.flushSync)',
    'React3.useEffect(() => {\n    if (renderDfd && pendingState && router.window)',
    'React3.useEffect(() => {\n    if (renderDfd && pendingState && state.location',
    'React3.useEffect(() => {\n    if (!vtContext.isTransitioning && interruption)',
    'restoreAppliedTransitions(routerWindow',
    'let _saveAppliedTransitions =',
    'routerWindow.addEventListener("pagehide", _saveAppliedTransitions)',
    'removePageHideEventListener =',
  ],
};

/** What tells developers how to call the router; the shop does. */
export const advice: CutPart = { silent: ['warning', 'warningOnce', 'warnOnce', 'invariant'] };
