import type { FaqCategory, FaqQuestion } from '#domain/content/content.ts';
import { searchBeginnings, searchWords } from '#domain/locale/search-words.ts';

/**
 * Categories with the questions that contain every searched word, in question or answer. Accents and
 * letter case do not count; words may be unfinished. An empty search finds everything.
 */
export const findQuestions = (
  categories: readonly FaqCategory[],
  text: string,
): readonly FaqCategory[] => {
  const wanted = searchBeginnings(text);
  if (wanted.length === 0) return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter((question) => hasAll(question, wanted)),
    }))
    .filter(({ questions }) => questions.length > 0);
};

const hasAll = ({ question, answer }: FaqQuestion, wanted: readonly string[]): boolean => {
  const words = searchWords(`${question} ${answer}`);
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)));
};

/** Shorter words do not count, most questions have them: "the", "is", "de". */
const tellingLength = 4;

/**
 * Questions that may already answer a message: those that share the most long words
 * with it, the best match first.
 */
export const suggestQuestions = (
  questions: readonly FaqQuestion[],
  text: string,
  most: number,
): readonly FaqQuestion[] => {
  const wanted = searchBeginnings(text).filter((word) => word.length >= tellingLength);
  return questions
    .map((question) => ({ question, score: sharedWords(question, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ question }) => question);
};

const sharedWords = ({ question }: FaqQuestion, wanted: readonly string[]): number => {
  const words = searchWords(question);
  return wanted.filter((beginning) => words.some((word) => word.startsWith(beginning))).length;
};
