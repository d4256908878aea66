import { type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const bramblejack: SnackFamily = {
  brandId: 'bramblejack',
  type: 'chips/kettle',
  prefix: 'CHP',
  noun: words('Kettle Chips', 'Papas de olla'),
  making: [
    words(
      'Thick russet slices, stirred by hand in one big kettle.',
      'Rebanadas gruesas de papa, movidas a mano en una olla enorme.',
    ),
    words(
      'Cooked slowly in small batches until they curl.',
      'Cocidas despacio en lotes pequeños hasta que se enrollan.',
    ),
    words(
      'Ridged for grip and cooked for noise.',
      'Onduladas para agarrar y cocidas para hacer ruido.',
    ),
  ],
  ingredients: words('Potatoes, sunflower oil', 'Papas, aceite de girasol'),
  allergens: [],
  serving: { grams: 28, words: words('1 oz (28 g, about 13 chips)', '1 oz (28 g, unas 13 papas)') },
  nutrition: {
    totalFatGrams: 8,
    saturatedFatGrams: 1,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 90,
    totalCarbohydrateGrams: 17,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  single: { label: '2 oz', ounces: 2, priceCents: 139 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(21, 'smoky-bbq', 7, 449, { bestsellerRank: 5 }),
    snack(22, 'sea-salt', 7, 429),
    snack(23, 'jalapeno-cheddar', 7, 449),
    snack(24, 'sour-cream-onion', 7, 449),
    snack(25, 'sweet-onion', 7, 449),
    snack(26, 'maple-pecan', 7, 469, { soldOut: ['200'] }),
    snack(27, 'salt-vinegar', 7, 449),
    snack(28, 'cracked-pepper', 7, 449),
    snack(29, 'dill-pickle', 7, 459, { badges: ['new'], createdDay: 708 }),
    snack(30, 'hot-honey', 7, 469, {
      staffPick: {
        quote: words('Sweet, then rude. Like my cat.', 'Dulces y luego groseras. Como mi gata.'),
        by: words('Inés, design', 'Inés, diseño'),
      },
    }),
    snack(31, 'garlic-parmesan', 7, 469),
  ],
};
