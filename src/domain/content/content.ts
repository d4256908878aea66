import type { ChosenGiftCard } from '#domain/gift/gift.ts';
import type { Cents } from '#domain/money/cents.ts';

/** The pages of text the shop has besides its questions (D-API-56). */
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
  /** What links to this part end with. */
  readonly sectionId: string;
  readonly heading: string;
  readonly body: string;
}

export interface ContentPage {
  readonly page: ContentPageName;
  readonly title: string;
  readonly lead: string;
  /** ISO day of the last change, where it matters: terms and the like. */
  readonly updatedOn?: string;
  readonly sections: readonly ContentSection[];
}

export interface FaqQuestion {
  /** What links to this question end with. */
  readonly questionId: string;
  readonly question: string;
  readonly answer: string;
}

export interface FaqCategory {
  readonly categoryId: string;
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

/** A concert or class of the heat university (D-API-14). */
export interface StageEvent {
  readonly eventId: string;
  readonly name: string;
  /** ISO day, as the place's calendar has it. */
  readonly date: string;
  readonly place: string;
  readonly minAge: number;
}

/** A gift card and the amounts it comes in (D-API-39). */
export interface GiftCard {
  readonly productId: string;
  readonly title: string;
  readonly amounts: readonly Cents[];
  readonly imageUrl: string;
  /** One an amount, each a product of its own. */
  readonly cards: readonly Omit<ChosenGiftCard, 'title'>[];
}
