import type { QuestionRecord, SectionRecord } from '#domain/content/content-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';

export const both = (en: string, es: string): Bilingual => ({ en, es });

type InBoth = readonly [en: string, es: string];

export const section = (sectionId: string, heading: InBoth, body: InBoth): SectionRecord => ({
  sectionId,
  heading: both(...heading),
  body: both(...body),
});

export const question = (questionId: string, asked: InBoth, answer: InBoth): QuestionRecord => ({
  questionId,
  question: both(...asked),
  answer: both(...answer),
});
