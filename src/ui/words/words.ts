import type { CoreWords } from '#application/messages/message.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Problem } from '#domain/validation/problem.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import { failureTextsOf, languageOf } from '#ui/words/instance.ts';
import type { Said } from '#ui/words/said.ts';
import { useTranslator } from '#ui/words/translator.tsx';
import type { Blanks, WordKey } from '#ui/words/word-key.ts';

export interface Words {
  readonly language: Language;
  readonly say: (key: WordKey, blanks?: Blanks) => string;
  /** The sentence of a problem with a typed value. */
  readonly problem: (problem: Problem) => string;
  /** The sentence of a use case's failure. */
  readonly failure: (failure: ShopFailure) => string;
  readonly tell: (said: Said) => string;
}

/** The texts of the current language; a component that uses them changes with the language. */
export const useWords = (): Words => {
  const i18n = useTranslator();
  const core = (): CoreWords => ({
    ...i18n.getResourceBundle('en-US', 'translation'),
    ...i18n.getResourceBundle(i18n.language, 'translation'),
  });
  const say: Words['say'] = (key, blanks) => i18n.t(key, { ...blanks });
  const problem: Words['problem'] = (found) =>
    failureTextsOf(i18n)?.problem(core(), found) ?? say('page.failed');
  const failure: Words['failure'] = (found) =>
    failureTextsOf(i18n)?.failure(core(), found) ?? say('page.failed');
  const tell: Words['tell'] = (said) => {
    if ('key' in said) return say(said.key, said.blanks);
    return 'failure' in said ? failure(said.failure) : problem(said.problem);
  };
  return { language: languageOf(i18n), say, problem, failure, tell };
};
