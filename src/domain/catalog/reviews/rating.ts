/** Whole stars; five are the best. */
export const starChoices = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof starChoices)[number];

export const isStars = (value: number): value is Stars =>
  starChoices.some((choice) => choice === value);

/** How many gave one star, two, … five. */
export type StarCounts = readonly [number, number, number, number, number];

/** What cards show of the reviews of a product. There is none before the first review is shown. */
export interface Rating {
  /** To one decimal, half a tenth rounded up. */
  readonly average: number;
  /** At least 1. */
  readonly count: number;
}

/** The same for the product's own page. */
export interface RatingSummary extends Rating {
  readonly counts: StarCounts;
}

/** The summary of these reviews; undefined without any, so that no number is invented. */
export const summaryOf = (counts: StarCounts): RatingSummary | undefined => {
  const count = counts.reduce((all, some) => all + some, 0);
  if (count === 0) return undefined;
  const points = counts.reduce((all, some, index) => all + some * (index + 1), 0);
  return { average: Math.round((points * 10) / count) / 10, count, counts };
};

/** The share of the reviews with so many stars, in whole percent. */
export const shareOf = ({ counts, count }: RatingSummary, stars: Stars): number =>
  Math.round((counts[stars - 1] ?? 0) * (100 / count));
