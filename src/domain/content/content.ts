import type { GiftCardDesign } from '#domain/gift/gift.ts';

/** The text pages of the shop, besides the FAQ (D-API-56). */
export const contentPageNames = [
  'aboutus',
  'terms',
  'privacy',
  'accessibility',
  'shippingandreturns',
] as const;

export type ContentPageName = (typeof contentPageNames)[number];

export const isContentPageName = (name: string): name is ContentPageName =>
  contentPageNames.some((known) => known === name);

/** One part of a page; `body` is text in the form `readBlocks` knows. */
export interface ContentSection {
  /** The fragment of links to this part. */
  readonly sectionId: string;
  readonly heading: string;
  readonly body: string;
}

export interface ContentPage {
  readonly page: ContentPageName;
  readonly title: string;
  readonly lead: string;
  /** ISO day of the last change, for legal texts. */
  readonly updatedOn?: string;
  readonly sections: readonly ContentSection[];
}

export interface FaqQuestion {
  /** The fragment of links to this question. */
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A concert or class (D-API-14). */
export interface StageEvent {
  readonly eventId: string;
  readonly name: string;
  /** ISO day, in the time zone of the event's place. */
  readonly date: string;
  readonly place: string;
  readonly minAge: number;
}

/** A gift card design and its amounts (D-API-39). */
export interface GiftCard extends GiftCardDesign {
  readonly productId: string;
  readonly imageUrl: string;
}
