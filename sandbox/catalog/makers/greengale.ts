import { noCase, type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const greengale: SnackFamily = {
  brandId: 'greengale',
  type: 'puffs',
  prefix: 'PUF',
  noun: words('Puffs', 'Inflados'),
  making: [
    words(
      'Peas and rice, puffed with hot air and nothing else.',
      'Chícharo y arroz, inflados con aire caliente y nada más.',
    ),
    words('Mostly vegetable, partly air.', 'Casi todo verdura y un poco de aire.'),
    words('A light puff that lands with a crunch.', 'Un inflado ligero que aterriza crujiendo.'),
  ],
  ingredients: words(
    'Green pea flour, rice flour, sunflower oil',
    'Harina de chícharo, harina de arroz, aceite de girasol',
  ),
  allergens: [],
  serving: {
    grams: 28,
    words: words('1 oz (28 g, about 30 puffs)', '1 oz (28 g, unos 30 inflados)'),
  },
  nutrition: {
    totalFatGrams: 6,
    saturatedFatGrams: 0.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 130,
    totalCarbohydrateGrams: 17,
    dietaryFiberGrams: 2,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 4,
  },
  single: { label: '1 oz', ounces: 1, priceCents: 129 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'garden-pea', 5, 389, {
      staffPick: {
        quote: words(
          'Gone before the movie starts. Every time.',
          'Se acaban antes de que empiece la película. Siempre.',
        ),
        by: words('Sam, support', 'Sam, atención al cliente'),
      },
    }),
    snack(2, 'cool-ranch-herb', 5, 389),
    snack(3, 'sharp-cheddar', 5, 389),
    snack(4, 'avocado-lime', 5, 389),
    snack(5, 'white-cheddar', 5, 399),
    snack(6, 'sour-cream-onion', 5, 389, noCase),
    snack(7, 'sea-salt', 5, 369, noCase),
    snack(8, 'chile-lime', 5, 399, { ...noCase, soldOut: ['100', '300'] }),
  ],
};
