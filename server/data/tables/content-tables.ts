/** Pages of text, in both languages; `lead` and sections' bodies have the form of `readBlocks`. */
export interface ContentPagesTable {
  page: string;
  title_en: string;
  title_es: string;
  lead_en: string;
  lead_es: string;
  /** ISO day. */
  updated_on: string | null;
}

export interface ContentSectionsTable {
  page: string;
  section_id: string;
  position: number;
  heading_en: string;
  heading_es: string;
  body_en: string;
  body_es: string;
}

export interface FaqCategoriesTable {
  category_id: string;
  position: number;
  title_en: string;
  title_es: string;
}

export interface FaqQuestionsTable {
  question_id: string;
  category_id: string;
  position: number;
  question_en: string;
  question_es: string;
  answer_en: string;
  answer_es: string;
}

export interface EventsTable {
  event_id: string;
  name_en: string;
  name_es: string;
  /** ISO day. */
  held_on: string;
  place: string;
  min_age: number;
}

export interface ContactMessagesTable {
  reference: string;
  subject: string;
  name: string;
  email: string;
  /** Empty where none was given. */
  phone_number: string;
  description: string;
  language: 'en-us' | 'es';
  received_at: Date;
}

export interface ContentTables {
  content_pages: ContentPagesTable;
  content_sections: ContentSectionsTable;
  faq_categories: FaqCategoriesTable;
  faq_questions: FaqQuestionsTable;
  events: EventsTable;
  contact_messages: ContactMessagesTable;
}
