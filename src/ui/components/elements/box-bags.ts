/** One bag of the box on the home page: its place, picture and color in the stripe. */
export interface BoxBag {
  /** 1 to 30, as printed on the pockets. */
  readonly pocket: number;
  /** Empty for a bag of which only the colour is shown. */
  readonly imagePath: string;
  /** A colour of the bag; the stripe shows it at full strength. */
  readonly color: string;
}

const bags: readonly (readonly [slug: string, color: string])[] = [
  ['mazoro-chile-lime', '#d9341c'],
  ['bramblejack-sea-salt', '#1f6fb5'],
  ['matinee-butter', '#d8322a'],
  ['saltpier-salt-vinegar', '#12868c'],
  ['mazoro-lime', '#4f9f2c'],
  ['fuego-ghost', '#f0641a'],
  ['saltpier-pepper', '#5b6470'],
  ['matinee-cheddar', '#f18a17'],
  ['bramblejack-jalapeno-cheddar', '#2f8c3f'],
  ['mazoro-nacho', '#e7541b'],
  ['saltpier-honey-bbq', '#b8461a'],
  ['greengale-guac', '#6c9a38'],
  ['fuego-inferno', '#e4231a'],
  ['bramblejack-onion', '#8a3f7d'],
  ['matinee-kettle', '#c9741d'],
  ['mazoro-queso', '#e9a823'],
  ['greengale-cheddar', '#f18a17'],
  ['saltpier-sea-salt', '#1f6fb5'],
  ['mazoro-chile-lime', '#d9341c'],
  ['matinee-caramel', '#a4571b'],
  ['bramblejack-bbq', '#8f2a17'],
  ['saltpier-sour-cream', '#2f8f7a'],
  ['mazoro-sea-salt', '#1f6fb5'],
  ['fuego-crunchy', '#b3123f'],
  ['greengale-pea', '#5f9f3a'],
  ['bramblejack-sour-cream', '#2f8f7a'],
  ['matinee-butter', '#d8322a'],
  ['mazoro-jalapeno', '#2f8c3f'],
  ['saltpier-ranch', '#2b68b0'],
  ['fuego-jalapeno', '#2f8c3f'],
];

/** Thirty bags, row by row from the back. */
export const boxBags: readonly BoxBag[] = bags.map(([slug, color], index) => ({
  pocket: index + 1,
  imagePath: `/packs/${slug}.svg`,
  color,
}));

/** The same bags for a box as small as a thumb, where a picture each would be a request for a spot of colour (D-PERF-19). */
export const plainBags: readonly BoxBag[] = boxBags.map((bag) => ({ ...bag, imagePath: '' }));

/** A shelf is a row of the box. */
export const pocketsOfShelf = 6;

/** How the build draws so many of the usual bags (D-PERF-08, scripts/bundle/box-pictures.ts). */
export interface DrawnBags {
  /** Pixels: one width on a card, two where the box is as wide as a phone. */
  readonly widths: readonly number[];
  /** The picture is cut into so many, one below the other: one as large as the page's heading would be what its first picture waits for. */
  readonly strips: number;
}

/** By the count of bags; other counts are shown bag by bag. */
export const drawnBags: ReadonlyMap<number, DrawnBags> = new Map([
  [13, { widths: [640], strips: 1 }],
  [27, { widths: [720, 1080], strips: 3 }],
]);
/** From 1, the top one. */
export const stripsOf = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);
export const boxPicture = (count: number, width: number, strip: number): string =>
  `/packs/box-${count}-${width}-${strip}.avif`;
/** The part of the box they show, hundredths of its width: below it the wall hides all bags (carton.module.css). */
export const drawnPart = { left: 3, top: 4, width: 94, height: 62 } as const;

/** A small turn of each bag in degrees, and how much lower it stands; the same at every render. */
export const leanOf = (pocket: number): { readonly angle: string; readonly drop: number } => ({
  angle: (((pocket * 53) % 83) / 10 - 4.1).toFixed(1),
  drop: Number((((pocket * 37) % 25) / 10 - 1.2).toFixed(1)),
});
