import {
  holiday,
  noCase,
  type SnackFamily,
  snack,
  words,
} from '#sandbox/catalog/snacks/snack-family.ts';

export const matinee: SnackFamily = {
  brandId: 'matinee',
  type: 'popcorn',
  prefix: 'POP',
  noun: words('Popcorn', 'Palomitas'),
  making: [
    words(
      'Big butterfly flakes, popped the same morning they are packed.',
      'Palomitas grandes, reventadas la misma mañana en que se empacan.',
    ),
    words(
      'Popped in coconut oil, like at a good movie theater.',
      'Reventadas en aceite de coco, como en los buenos cines.',
    ),
    words(
      'Light corn, popped loud and bagged quietly.',
      'Maíz ligero, reventado con ruido y embolsado en silencio.',
    ),
  ],
  ingredients: words('Popcorn, coconut oil', 'Maíz palomero, aceite de coco'),
  allergens: [],
  serving: { grams: 28, words: words('3 cups (28 g)', '3 tazas (28 g)') },
  nutrition: {
    totalFatGrams: 8,
    saturatedFatGrams: 2,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 120,
    totalCarbohydrateGrams: 16,
    dietaryFiberGrams: 3,
    totalSugarsGrams: 0,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  single: { label: '1 oz', ounces: 1, priceCents: 119 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'movie-butter', 6, 399, { bestsellerRank: 2 }),
    snack(2, 'kettle-corn', 7, 399, {
      title: words('Kettle Corn', 'Palomitas dulces y saladas'),
    }),
    snack(3, 'salted-caramel', 7, 429, { candy: true, melts: true }),
    snack(4, 'sharp-cheddar', 6, 399),
    snack(5, 'jalapeno-cheddar', 6, 399),
    snack(6, 'double-chocolate', 6, 449, { candy: true, melts: true, soldOut: ['200'] }),
    snack(7, 'white-cheddar', 6, 409),
    snack(8, 'sea-salt', 5, 379, noCase),
    snack(9, 'peppermint-bark', 6, 479, { ...holiday, candy: true, melts: true }),
    snack(10, 'pumpkin-spice', 6, 459, holiday),
  ],
};
