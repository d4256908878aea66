import type { Cuts } from '#scripts/bundle/cuts.ts';

/** `<ViewTransition>`: the router starts the shop's one view transition itself. */
const viewTransitions = [
  ...['startViewTransition', 'createViewTransitionInstance', 'trackEnterViewTransitions'],
  ...['applyViewTransitionToHostInstances', 'applyViewTransitionToHostInstancesRecursive'],
  ...['restoreViewTransitionOnHostInstances', 'measureViewTransitionHostInstancesRecursive'],
  ...['commitAppearingPairViewTransitions', 'commitEnterViewTransitions'],
  ...['commitDeletedPairViewTransitions', 'commitExitViewTransitions'],
  ...['commitNestedViewTransitions', 'restorePairedViewTransitions'],
  ...['restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  ...['measureNestedViewTransitions', 'recursivelyTraverseAfterMutationEffects'],
  ...['commitAfterMutationEffectsOnFiber', 'ViewTransitionPseudoElement.prototype.animate'],
  'ViewTransitionPseudoElement.prototype.getAnimations',
  'ViewTransitionPseudoElement.prototype.getComputedStyle',
];

/** `<Fragment ref>`. */
const fragmentRefs = [
  ...['addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur'],
  ...['observeUsing', 'unobserveUsing', 'getClientRects', 'getRootNode'],
  ...['compareDocumentPosition', 'scrollIntoView'],
].map((name) => `FragmentInstance.prototype.${name}`);

/** What tells a fragment of its children. */
const fragmentChildren = [
  ...['commitNewChildToFragmentInstance', 'commitNewChildToFragmentInstances'],
  ...['commitFragmentInstanceInsertionEffects', 'commitFragmentInstanceDeletionEffects'],
  'deleteChildFromFragmentInstance',
];

/** Elements that React moves to the head; the server writes the shop's head, the bundler adds sheets. */
const headElements = [
  ...['getResource', 'acquireResource', 'suspendResource', 'getHydratableHoistableCache'],
  ...['preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript'],
  ...['preinitModuleScript', 'insertSuspendedStylesheets', 'insertStylesheetIntoRoot'],
  'mountHoistable',
];

/** `useActionState`. */
const actionState = [
  ...['mountActionState', 'updateActionState', 'rerenderActionState'],
  ...['updateActionStateImpl', 'dispatchActionState'],
];

/**
 * Events that some screen hears, and those that `onChange`, `onPointerEnter` and the like are made of. React listens to each of
 * 88 kinds on the whole page, and a finger's press is fifteen of them; each takes a phone half a millisecond to two (D-PERF-34).
 */
export const heardEvents = [
  ...['beforetoggle', 'cancel', 'change', 'click', 'close', 'focusin', 'focusout', 'input'],
  ...['keydown', 'mousedown', 'pointerdown', 'pointerout', 'pointerover', 'submit', 'toggle'],
];

/** `onSelect`, `onBeforeInput` and those of compositions, for which it looks at each event that it hears. */
const typing = [
  'switch (domEventName) {\n        case "focusin"',
  'if (canUseCompositionEvent)',
  'eventType &&\n        (useFallbackCompositionData',
  'if (\n        (fallbackData = canUseTextInputEvent',
  // Changes of the selection.
  'null === ownerDocument ||\n      ownerDocument[listeningMarker]',
];

/** An `<Activity>` begins in the browser (D-PERF-35): none waits for what the server drew. */
const serverlessActivity = {
  updateActivityComponent: { isHydrating: 'false', 'null !== prevState': 'false' },
  attemptEarlyBailoutIfNoScheduledUpdate: { 'null !== workInProgress.memoizedState': 'false' },
  popHydrationState: { '31 === tag': 'false' },
  completeWork: { 'null === current || null !== current.memoizedState': 'false' },
  unwindWork: { 'null !== workInProgress.memoizedState': 'false' },
  unwindInterruptedWork: { 'null !== interruptedWork.memoizedState': 'false' },
  findInstanceBlockingTarget: { '31 === tag': 'false' },
  attemptExplicitHydrationTarget: { '31 === targetInst': 'false' },
};

/** Parts of React that no screen has (test/ui/react-parts.test.ts); without them nothing calls these. */
export const reactDomCuts: Cuts = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  instead: [
    [
      'var allNativeEvents = new Set(),',
      `var heardEvents = new Set(${JSON.stringify(heardEvents)}), allNativeEvents = new Set(),`,
    ],
    ['allNativeEvents.forEach(function', 'heardEvents.forEach(function'],
    // Of each picture it would hear that it came, of each field that it is wrong.
    [
      'function listenToNonDelegatedEvent(domEventName, targetElement) {',
      'function listenToNonDelegatedEvent(domEventName, targetElement) { if (!heardEvents.has(domEventName)) return;',
    ],
  ],
  shorter: {
    isHostHoistableType: 'return false;',
    isCustomElement: 'return false;',
    // Of an error's components, whose names are made short here; nothing reads it.
    getStackByFiberInDevAndProd: "return '';",
    getActivityInstanceFromFiber: 'return null;',
  },
  unused: [
    ...viewTransitions,
    ...fragmentRefs,
    ...fragmentChildren,
    ...headElements,
    ...actionState,
    ...['setPropOnCustomElement', 'defaultOnDefaultTransitionIndicator'],
    ...['updateSuspenseListComponent', 'commitActivityHydrationCallbacks'],
  ],
  without: typing,
  always: serverlessActivity,
};
