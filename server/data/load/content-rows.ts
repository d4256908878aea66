import type {
  ContentRecord,
  FaqCategoryRecord,
  PageRecord,
} from '#domain/content/content-record.ts';
import type { Bilingual } from '#domain/locale/language.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** The rows of all texts and events, table by table, in an order the references allow. */
export const contentRows = ({
  pages,
  faq,
  events,
}: ContentRecord): readonly (readonly [keyof Tables, readonly object[]])[] => [
  ['content_pages', pages.map(pageRow)],
  ['content_sections', pages.flatMap(sectionRows)],
  ['faq_categories', faq.map(categoryRow)],
  ['faq_questions', faq.flatMap(questionRows)],
  [
    'events',
    events.map(({ eventId, name, date, place, minAge }) => ({
      event_id: eventId,
      ...inBoth('name', name),
      held_on: date,
      place,
      min_age: minAge,
    })),
  ],
];

const inBoth = (column: string, text: Bilingual) => ({
  [`${column}_en`]: text.en,
  [`${column}_es`]: text.es,
});

const pageRow = ({ page, title, lead, updatedOn }: PageRecord) => ({
  page,
  ...inBoth('title', title),
  ...inBoth('lead', lead),
  updated_on: updatedOn ?? null,
});

const sectionRows = ({ page, sections }: PageRecord) =>
  sections.map(({ sectionId, heading, body }, position) => ({
    page,
    section_id: sectionId,
    position,
    ...inBoth('heading', heading),
    ...inBoth('body', body),
  }));

const categoryRow = ({ categoryId, title }: FaqCategoryRecord, position: number) => ({
  category_id: categoryId,
  position,
  ...inBoth('title', title),
});

const questionRows = ({ categoryId, questions }: FaqCategoryRecord) =>
  questions.map(({ questionId, question, answer }, position) => ({
    question_id: questionId,
    category_id: categoryId,
    position,
    ...inBoth('question', question),
    ...inBoth('answer', answer),
  }));
