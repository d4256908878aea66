import type { Cuts } from '#scripts/bundle/cuts.ts';

/**
 * The shop's stores are classes that call `makeAutoObservable` with `autoBind`. Their fields hold values
 * that never change, so nothing in them is observed; nobody intercepts, spies, decorates or adds fields
 * later, and no getter is set. Stores behave the same (test/ui/stores/cut-stores.test.ts).
 */
export const mobxCuts: Cuts = {
  file: 'mobx/dist/mobx.esm.js',
  instead: [
    [
      'let globalState = /*#__PURE__*/function () {',
      'let globalState = new MobXGlobals(), ownState = function () {',
    ],
    [
      'return global.__mobxGlobals = /*#__PURE__*/new MobXGlobals();\n  }\n}();',
      'return global.__mobxGlobals = /*#__PURE__*/new MobXGlobals();\n  }\n};',
    ],
  ],
  shorter: {
    deepEnhancer:
      'return typeof v === "function" && !isAction(v) ? createAction(name, v, true) : v;',
    createDecoratorAnnotation: 'return annotation;',
    make_$1: `
      if (descriptor.get) return computedAnnotation.make_(adm, key, descriptor);
      if (typeof descriptor.value !== 'function')
        return observableAnnotation.make_(adm, key, descriptor);
      if (source !== adm.target_)
        return autoActionBoundAnnotation.make_(adm, key, descriptor, source);
      descriptor.value = descriptor.value.bind(adm.target_);
      return observableAnnotation.make_(adm, key, descriptor);`,
    make_$5: 'return this.extend_(adm, key, descriptor, false) === null ? 0 : 1;',
    getAnnotationFromOptions: 'return autoAnnotation;',
    asObservableObject: `
      addHiddenProp(target, $mobx,
        new ObservableObjectAdministration(target, new Map(), 'ObservableObject', autoAnnotation));
      return target;`,
    unwrap: 'return a;',
    'ObservableValue.get': 'this.reportObserved(); return this.value_;',
    'ObservableObjectAdministration.constructor': `
      this.target_ = target_;
      this.values_ = values_;
      this.name_ = name_;
      this.defaultAnnotation_ = defaultAnnotation_;`,
    'ObservableObjectAdministration.getObservablePropValue_': 'return this.values_.get(key).get();',
    'ObservableObjectAdministration.setObservablePropValue_': `
      const observable = this.values_.get(key);
      const value = observable.prepareNewValue_(newValue);
      if (value !== globalState.UNCHANGED) observable.setNewValue_(value);
      return true;`,
    'ObservableObjectAdministration.delete_': `
      if (hasProp(this.target_, key)) delete this.target_[key];
      return true;`,
    'ObservableObjectAdministration.notifyPropertyAddition_': '',
    'Reaction.getDisposer_': 'return () => this.dispose();',
  },
  unused: [
    'extend_',
    ...['dehanceValue', 'raw', 'toJSON', 'toString', 'valueOf', 'set'].map(
      (name) => `ObservableValue.${name}`,
    ),
    ...['toString', 'valueOf', 'set', 'warnAboutUntrackedRead_'].map(
      (name) => `ComputedValue.${name}`,
    ),
    ...[
      'materializeLazyComputed_',
      'materializeLazyObservable_',
      'get_',
      'set_',
      'has_',
      'extend_',
      'ownKeys_',
      'keys_',
    ].map((name) => `ObservableObjectAdministration.${name}`),
  ],
  silent: [
    'checkIfStateModificationsAreAllowed',
    'checkIfStateReadsAreAllowed',
    'warnAboutDerivationWithoutDependencies',
    'recordAnnotationApplied',
    'assertAnnotable',
    'assertActionDescriptor',
    'assertComputedDescriptor',
    'assertObservableDescriptor',
  ],
  always: {
    createActionDescriptor: {
      '(_annotation$options_ = annotation.options_) != null && _annotation$options_.bound': 'true',
      '(_annotation$options_4 = annotation.options_) != null && _annotation$options_4.bound':
        'true',
      '(_adm$proxy_ = adm.proxy_) != null ? _adm$proxy_ : adm.target_': 'adm.target_',
      '(_adm$proxy_2 = adm.proxy_) != null ? _adm$proxy_2 : adm.target_': 'adm.target_',
      '(_annotation$options_$ = (_annotation$options_2 = annotation.options_) == null ? void 0 : _annotation$options_2.name) != null ? _annotation$options_$ : key.toString()':
        'key.toString()',
      '(_annotation$options_$2 = (_annotation$options_3 = annotation.options_) == null ? void 0 : _annotation$options_3.autoAction) != null ? _annotation$options_$2 : false':
        'true',
    },
    computed: {
      'arg2 && typeof arg2.kind === "string"': 'false',
      'isPlainObject(arg1)': 'false',
      'isPlainObject(arg2)': 'false',
    },
    'ObservableValue.prepareNewValue_': { 'hasInterceptors(this)': 'false' },
    'ObservableValue.setNewValue_': { 'hasListeners(this)': 'false' },
    'ComputedValue.constructor': { 'options.set': 'void 0' },
    'ComputedValue.computeValue_': { 'globalState.disableErrorBoundaries === true': 'false' },
    shouldCompute: { 'globalState.disableErrorBoundaries': 'false' },
    trackDerivedFunction: { 'globalState.disableErrorBoundaries === true': 'false' },
    'Reaction.reportExceptionInDerivation_': {
      'this.errorHandler_': 'void 0',
      'globalState.disableErrorBoundaries': 'false',
    },
    'Reaction.dispose': {
      '(_this$removeAbortList = this.removeAbortListener_) == null || _this$removeAbortList.call(this)':
        '0',
    },
    reaction: {
      'opts.onError': 'void 0',
      'action(name, opts.onError ? wrapErrorHandler(opts.onError, effect) : effect)':
        'createAction(name, effect)',
      '!opts.scheduler && !opts.delay': 'true',
      'createSchedulerFromOptions(opts)': 'void 0',
      'opts.equals || compareDefault': 'compareDefault',
      'opts.requiresObservable': 'void 0',
      'firstTime && opts.fireImmediately': 'false',
      'firstTime || runSync': 'true',
      'opts != null && (_opts$signal2 = opts.signal) != null && _opts$signal2.aborted': 'false',
      '(_opts$name2 = opts.name) != null ? _opts$name2 : __MOBX_DEV__ ? "Reaction@" + getNextId() : "Reaction"':
        '"Reaction"',
    },
    makeAutoObservable: { 'isPlainObject(target)': 'false' },
    'ObservableObjectAdministration.defineProperty_': {
      'hasInterceptors(this)': 'false',
      proxyTrap: 'false',
    },
    'ObservableObjectAdministration.defineObservableProperty_': {
      'hasInterceptors(this)': 'false',
      proxyTrap: 'false',
    },
    'ObservableObjectAdministration.defineComputedProperty_': {
      'hasInterceptors(this)': 'false',
      proxyTrap: 'false',
      'this.proxy_ || this.target_': 'this.target_',
    },
  },
  without: ['this.warnAboutUntrackedRead_()', 'globalState.globalReactionErrorHandlers.forEach('],
};

/** No component is a `memo` or forwards a ref itself, and none has fields of its own. */
export const observerCuts: Cuts = {
  file: 'mobx-react-lite/dist/mobxreactlite.mjs',
  silent: ['copyStaticProperties'],
  always: {
    observer: {
      'ReactMemoSymbol && baseComponent["$$typeof"] === ReactMemoSymbol': 'false',
      'ReactForwardRefSymbol && baseComponent["$$typeof"] === ReactForwardRefSymbol': 'false',
      useForwardRef: 'false',
      'isUsingStaticRendering()': 'false',
      isFunctionNameConfigurable: 'false',
    },
    useObserver: { 'isUsingStaticRendering()': 'false' },
  },
  without: [
    'if (!useState ||',
    'if (!((_getGlobalState',
    'React.useDebugValue(',
    'ObserverComponent.displayName =',
    'observerComponent.displayName =',
  ],
};
