import type { ContentPageName } from '#domain/content/content.ts';
import type { Bilingual } from '#domain/locale/language.ts';

export interface SectionRecord {
  readonly sectionId: string;
  readonly heading: Bilingual;
  readonly body: Bilingual;
}

export interface PageRecord {
  readonly page: ContentPageName;
  readonly title: Bilingual;
  readonly lead: Bilingual;
  /** ISO day. */
  readonly updatedOn?: string;
  readonly sections: readonly SectionRecord[];
}

export interface QuestionRecord {
  readonly questionId: string;
  readonly question: Bilingual;
  readonly answer: Bilingual;
}

export interface FaqCategoryRecord {
  readonly categoryId: string;
  readonly title: Bilingual;
  readonly questions: readonly QuestionRecord[];
}

export interface StageEventRecord {
  readonly eventId: string;
  readonly name: Bilingual;
  /** ISO day. */
  readonly date: string;
  readonly place: string;
  readonly minAge: number;
}

/** Every text and event a new shop is loaded with, in display order. */
export interface ContentRecord {
  readonly pages: readonly PageRecord[];
  readonly faq: readonly FaqCategoryRecord[];
  readonly events: readonly StageEventRecord[];
}
