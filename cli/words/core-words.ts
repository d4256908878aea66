import { core as enUs } from '#application/messages/en-us/core.ts';
import { core as es } from '#application/messages/es/core.ts';
import { type CoreWords, problemMessage } from '#application/messages/message.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Problem } from '#domain/validation/problem.ts';

/** The shopper's words for problems and failures. */
export const coreWordsOf = (language: Language): CoreWords => (language === 'es' ? es : enUs);

export const problemText = (problem: Problem, language: Language): string =>
  problemMessage(coreWordsOf(language), problem);
