import { type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const saltpier: SnackFamily = {
  brandId: 'saltpier',
  type: 'chips/classic',
  prefix: 'CHP',
  noun: words('Chips', 'Papas'),
  making: [
    words(
      'Thin slices, fried quickly in fresh oil.',
      'Rebanadas delgadas, fritas rápido en aceite limpio.',
    ),
    words(
      'The plain chip, done properly, by the sea.',
      'La papa de siempre, bien hecha, junto al mar.',
    ),
    words(
      'Cut thin enough to read the label through.',
      'Tan delgadas que se puede leer la etiqueta a través de ellas.',
    ),
  ],
  ingredients: words('Potatoes, canola oil', 'Papas, aceite de canola'),
  allergens: [],
  serving: { grams: 28, words: words('1 oz (28 g, about 16 chips)', '1 oz (28 g, unas 16 papas)') },
  nutrition: {
    totalFatGrams: 10,
    saturatedFatGrams: 1.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 110,
    totalCarbohydrateGrams: 15,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 0,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  single: { label: '1.5 oz', ounces: 1.5, priceCents: 119 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(41, 'salt-vinegar', 6.5, 419, { bestsellerRank: 7 }),
    snack(42, 'sea-salt', 6.5, 399),
    snack(43, 'cracked-pepper', 6.5, 419),
    snack(44, 'sour-cream-onion', 6.5, 419),
    snack(45, 'honey-bbq', 6.5, 419),
    snack(46, 'cool-ranch-herb', 6.5, 419),
    snack(47, 'dill-pickle', 6.5, 419),
    snack(48, 'smoky-bbq', 6.5, 419),
    snack(49, 'white-cheddar', 6.5, 429, { soldOut: ['100'] }),
    snack(50, 'sweet-chili', 6.5, 429, { badges: ['new'], createdDay: 703 }),
  ],
};
