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

/** Events as React names them; those that make up others (`onChange`, `onPointerEnter`) it adds itself. */
export const heardEvents = [
  ...['beforeToggle', 'cancel', 'click', 'close', 'keyDown', 'mouseDown', 'pointerDown'],
  ...['submit', 'toggle'],
];

/** All that React listens to by itself, as its file says it. */
const everyEvent =
  '"abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel"';

/**
 * Events that no screen hears. React listens to each of 88 kinds on the whole page, and a finger's press is fifteen
 * of them; each takes a phone half a millisecond to two (D-PERF-34).
 */
const unheard = [
  ...['ANIMATION_END', 'ANIMATION_ITERATION', 'ANIMATION_START', '"dblclick"'],
  ...['TRANSITION_RUN', 'TRANSITION_START', 'TRANSITION_CANCEL', 'TRANSITION_END'],
].map((name) => `registerSimpleEvent(${name}`);
const unheardOfOthers = [
  ...['registerDirectEvent("onMouseEnter"', 'registerDirectEvent("onMouseLeave"'],
  ...['registerTwoPhaseEvent("onBeforeInput"', 'registerTwoPhaseEvent(\n  "onSelect"'],
  ...['End', 'Start', 'Update'].map((name) => `registerTwoPhaseEvent(\n  "onComposition${name}"`),
];

/** Parts of React that no screen has (test/ui/react-parts.test.ts); without them nothing calls these. */
export const reactDomCuts: Cuts = {
  file: 'react-dom/cjs/react-dom-client.production.js',
  instead: [
    [everyEvent, `"${heardEvents.join(' ')}"`],
    // Of each picture it would hear that it came, of each field that it is wrong.
    [
      'function listenToNonDelegatedEvent(domEventName, targetElement) {',
      'function listenToNonDelegatedEvent(domEventName, targetElement) { if (!topLevelEventsToReactNames.has(domEventName)) return;',
    ],
  ],
  without: ['simpleEventPluginEvents.push("scrollEnd")', ...unheard, ...unheardOfOthers],
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
