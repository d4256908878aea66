import { holiday, type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const trailmere: SnackFamily = {
  brandId: 'trailmere',
  type: 'bars',
  prefix: 'BAR',
  noun: words('Bar', 'Barra'),
  making: [
    words(
      'Oats, nuts and seeds, pressed while still warm.',
      'Avena, nueces y semillas, prensadas aún calientes.',
    ),
    words(
      'Enough for one hill, or one long meeting.',
      'Suficiente para una cuesta o una junta larga.',
    ),
    words(
      'Cut thick, wrapped once, gone in five bites.',
      'Corte grueso, una sola envoltura y cinco mordidas.',
    ),
  ],
  ingredients: words(
    'Rolled oats, almonds (tree nuts), brown rice syrup, sunflower oil',
    'Avena, almendras (nueces de árbol), jarabe de arroz integral, aceite de girasol',
  ),
  allergens: ['tree-nuts'],
  serving: { grams: 45, words: words('1 bar (45 g)', '1 barra (45 g)') },
  nutrition: {
    totalFatGrams: 9,
    saturatedFatGrams: 1.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 70,
    totalCarbohydrateGrams: 23,
    dietaryFiberGrams: 3,
    totalSugarsGrams: 8,
    addedSugarsGrams: 6,
    proteinGrams: 5,
  },
  standardIsSingle: true,
  case: { label: 'Box of 12', count: 12 },
  snacks: [
    snack(1, 'cranberry-seed', 1.6, 199, { bestsellerRank: 9 }),
    snack(2, 'peanut-crunch', 1.6, 199),
    snack(3, 'double-chocolate', 1.6, 199, { candy: true, melts: true }),
    snack(4, 'almond-sea-salt', 1.6, 199),
    snack(5, 'maple-pecan', 1.6, 199),
    snack(6, 'honey-roasted', 1.6, 199, {
      label: 'Honey Oat',
      title: words('Honey Oat Bar', 'Barra de avena y miel'),
    }),
    snack(7, 'espresso', 1.6, 209, { badges: ['new'], createdDay: 701, soldOut: ['100'] }),
    snack(8, 'orange-zest', 1.6, 199, {
      staffPick: {
        quote: words('Breakfast, if nobody asks.', 'Es el desayuno, si nadie pregunta.'),
        by: words('Priya, shipping', 'Priya, envíos'),
      },
    }),
    snack(9, 'cranberry-orange', 1.6, 219, { ...holiday, sizes: ['standard', 'case'] }),
    snack(10, 'gingerbread', 1.6, 219, { ...holiday, sizes: ['standard', 'case'] }),
    snack(11, 'pumpkin-spice', 1.6, 219, {
      ...holiday,
      preOrder: {
        text: words('Pre-order: ships in 4 weeks', 'Preventa: se envía en 4 semanas'),
        release: { afterDays: 28 },
      },
    }),
  ],
};
