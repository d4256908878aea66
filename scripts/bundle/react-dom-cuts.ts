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

/** Parts of React that no screen has (test/ui/react-parts.test.ts); without them nothing calls these. */
export const reactDomCuts: Cuts = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  shorter: {
    isHostHoistableType: 'return false;',
    isCustomElement: 'return false;',
    // Of an error's components, whose names are made short here; nothing reads it.
    getStackByFiberInDevAndProd: "return '';",
  },
  unused: [
    ...viewTransitions,
    ...fragmentRefs,
    ...fragmentChildren,
    ...headElements,
    ...actionState,
    ...['setPropOnCustomElement', 'defaultOnDefaultTransitionIndicator'],
    ...['updateSuspenseListComponent', 'updateActivityComponent'],
  ],
};
