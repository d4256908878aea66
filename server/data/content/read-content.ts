import type { Kysely } from 'kysely';
import type {
  ContentPage,
  ContentPageName,
  FaqCategory,
  StageEvent,
} from '#domain/content/content.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** Undefined for a page the operators took away. */
export const readPage = async (
  db: Kysely<Tables>,
  page: ContentPageName,
  language: Language,
): Promise<ContentPage | undefined> => {
  const row = await db
    .selectFrom('content_pages')
    .selectAll()
    .where('page', '=', page)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const sections = await db
    .selectFrom('content_sections')
    .selectAll()
    .where('page', '=', page)
    .orderBy('position')
    .execute();
  const spanish = language === 'es';
  return {
    page,
    title: spanish ? row.title_es : row.title_en,
    lead: spanish ? row.lead_es : row.lead_en,
    ...(row.updated_on !== null && { updatedOn: row.updated_on }),
    sections: sections.map((section) => ({
      sectionId: section.section_id,
      heading: spanish ? section.heading_es : section.heading_en,
      body: spanish ? section.body_es : section.body_en,
    })),
  };
};

/** Categories and their questions in their order; a category without questions is left out. */
export const readFaq = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly FaqCategory[]> => {
  const categories = await db
    .selectFrom('faq_categories')
    .selectAll()
    .orderBy('position')
    .execute();
  const questions = await db.selectFrom('faq_questions').selectAll().orderBy('position').execute();
  const spanish = language === 'es';
  return categories
    .map((category) => ({
      categoryId: category.category_id,
      title: spanish ? category.title_es : category.title_en,
      questions: questions
        .filter((question) => question.category_id === category.category_id)
        .map((question) => ({
          questionId: question.question_id,
          question: spanish ? question.question_es : question.question_en,
          answer: spanish ? question.answer_es : question.answer_en,
        })),
    }))
    .filter((category) => category.questions.length > 0);
};

/** Every event, the next first. */
export const readEvents = async (
  db: Kysely<Tables>,
  language: Language,
): Promise<readonly StageEvent[]> => {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .orderBy('held_on')
    .orderBy('event_id')
    .execute();
  return rows.map((row) => ({
    eventId: row.event_id,
    name: language === 'es' ? row.name_es : row.name_en,
    date: row.held_on,
    place: row.place,
    minAge: row.min_age,
  }));
};
