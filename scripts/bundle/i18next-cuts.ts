import type { Cuts } from '#scripts/bundle/cuts.ts';

/**
 * The shop's texts are flat, in one namespace and without texts inside texts; blanks are filled with
 * what is formatted already. Texts come with the code: nothing is loaded, looked for elsewhere or
 * written back, no language is detected and nothing is logged. So every page is smaller and says
 * the same words (test/ui/words/cut-translator.test.ts).
 */
export const i18nextCuts: Cuts = {
  file: 'i18next/dist/esm/i18next.js',
  shorter: {
    keysFromSelector: '',
    'I18n.constructor': 'super(); this.services = {}; bindMemberFunctions(this);',
    'I18n.init': `
      const fallbackLng = [options.fallbackLng];
      const { services } = this;
      this.options = { ...options, fallbackLng };
      this.store = services.resourceStore = new ResourceStore(options.resources);
      services.languageUtils = new LanguageUtil(this.options);
      services.pluralResolver = new PluralResolver();
      services.interpolator = new Interpolator();
      this.translator = new Translator(services);
      for (const name of ['getResource', 'hasResourceBundle', 'getResourceBundle', 'addResourceBundle'])
        this[name] = this.store[name].bind(this.store);
      return this.changeLanguage(options.lng);`,
    'I18n.changeLanguage': `
      this.language = lng;
      this.translator.changeLanguage(lng);
      this.emit('languageChanged', lng);
      return Promise.resolve();`,
    'I18n.t': 'return this.translator.translate(...args);',
    'Translator.constructor': 'super(); Object.assign(this, services);',
    'Translator.translate': `
      const found = this.resolve(keys, o);
      return this.interpolator.interpolate(found === undefined ? keys : found, o);`,
    'Translator.resolve': `
      const { count } = opt;
      for (const code of this.languageUtils.toResolveHierarchy(this.language)) {
        const names = [keys];
        if (count !== undefined && !isString(count)) {
          names.unshift(keys + this.pluralResolver.getSuffix(code, count));
          if (count === 0) names.unshift(keys + '_zero');
          names.push(keys + '_other');
        }
        for (const name of names) {
          const found = this.resourceStore.getResource(code, 'translation', name);
          if (found) return found;
        }
      }`,
    'LanguageUtil.constructor': 'this.options = options;',
    'LanguageUtil.toResolveHierarchy': `
      const { fallbackLng } = this.options;
      return fallbackLng.includes(code) ? fallbackLng : [code, ...fallbackLng];`,
    'PluralResolver.constructor': 'this.pluralRulesCache = {};',
    'PluralResolver.getRule':
      'return (this.pluralRulesCache[code] ??= new Intl.PluralRules(code));',
    'PluralResolver.getSuffix': "return '_' + this.getRule(code).select(count);",
    'Interpolator.constructor': '',
    'Interpolator.interpolate': `
      return str.replace(/\\{(.+?)\\}/g, (blank, name) =>
        Object.hasOwn(data, name) ? makeString(data[name]) : blank);`,
    'ResourceStore.constructor': 'super(); this.data = data;',
    'ResourceStore.getResource': `
      const texts = this.data[lng]?.[ns];
      return key === undefined || texts === undefined ? texts : getPath(texts, [key]);`,
    'ResourceStore.addResourceBundle': `
      const texts = (this.data[lng] ??= {});
      texts[ns] =
        overwrite === false ? { ...resources, ...texts[ns] } : { ...texts[ns], ...resources };
      if (!options.silent) this.emit('added', lng, ns, resources);`,
    'ResourceStore.getResourceBundle': 'return this.getResource(lng, ns);',
    'EventEmitter.on': '(this.observers[events] ??= new Map()).set(listener, 1);',
    'EventEmitter.off': 'this.observers[events]?.delete(listener);',
    'EventEmitter.emit':
      'for (const observer of [...(this.observers[event]?.keys() ?? [])]) observer(...args);',
    'Logger.constructor': '',
  },
  unused: [
    'EventEmitter.once',
    'I18n.loadResources',
    'I18n.reloadResources',
    'I18n.use',
    'I18n.hydrate',
    'I18n.setResolvedLanguage',
    'I18n.getFixedT',
    'I18n.exists',
    'I18n.setDefaultNamespace',
    'I18n.hasLoadedNamespace',
    'I18n.loadNamespaces',
    'I18n.loadLanguages',
    'I18n.dir',
    'I18n.cloneInstance',
    'I18n.toJSON',
    'Translator.exists',
    'Translator.extractFromKey',
    'Translator.extendTranslation',
    'Translator.isValidLookup',
    'Translator.getResource',
    'Translator.getUsedParamsDetails',
    'Translator.hasDefaultValue',
    'LanguageUtil.clearCache',
    'LanguageUtil.getScriptPartFromCode',
    'LanguageUtil.getLanguagePartFromCode',
    'LanguageUtil.formatLanguageCode',
    'LanguageUtil.formatUncached',
    'LanguageUtil.isSupportedCode',
    'LanguageUtil.getBestMatchFromCodes',
    'LanguageUtil.getFallbackCodes',
    'PluralResolver.clearCache',
    'PluralResolver.needsPlural',
    'PluralResolver.getPluralFormsOfKey',
    'PluralResolver.getSuffixes',
    'Interpolator.init',
    'Interpolator.reset',
    'Interpolator.resetRegExp',
    'Interpolator.nest',
    'ResourceStore.addNamespaces',
    'ResourceStore.removeNamespaces',
    'ResourceStore.addResource',
    'ResourceStore.addResources',
    'ResourceStore.removeResourceBundle',
    'ResourceStore.getDataByLanguage',
    'ResourceStore.hasLanguageSomeTranslations',
    'ResourceStore.toJSON',
    'Logger.init',
    'Logger.log',
    'Logger.warn',
    'Logger.error',
    'Logger.deprecate',
    'Logger.once',
    'Logger.forward',
    'Logger.create',
    'Logger.clone',
  ],
};
