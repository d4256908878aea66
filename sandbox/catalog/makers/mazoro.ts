import { type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const mazoro: SnackFamily = {
  brandId: 'mazoro',
  type: 'chips/tortilla',
  prefix: 'CHP',
  noun: words('Tortilla Chips', 'Totopos'),
  making: [
    words(
      'Stone-ground corn, cut thick and fried twice.',
      'Maíz molido en piedra, corte grueso y doble fritura.',
    ),
    words(
      'White corn, soaked overnight and pressed into triangles.',
      'Maíz blanco, remojado toda la noche y prensado en triángulos.',
    ),
    words(
      'Thick triangles that hold up to any dip.',
      'Triángulos gruesos que aguantan cualquier dip.',
    ),
  ],
  ingredients: words(
    'Stone-ground corn, sunflower oil',
    'Maíz molido en piedra, aceite de girasol',
  ),
  allergens: [],
  serving: {
    grams: 28,
    words: words('1 oz (28 g, about 12 chips)', '1 oz (28 g, unos 12 totopos)'),
  },
  nutrition: {
    totalFatGrams: 7,
    saturatedFatGrams: 1,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 60,
    totalCarbohydrateGrams: 19,
    dietaryFiberGrams: 2,
    totalSugarsGrams: 0,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  single: { label: '2 oz', ounces: 2, priceCents: 129 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'chile-lime', 9, 429, { badges: ['new'], bestsellerRank: 1, createdDay: 712 }),
    snack(2, 'nacho-cheese', 9, 429, { bestsellerRank: 6 }),
    snack(3, 'lime', 9, 429, { soldOut: 'everywhere' }),
    snack(4, 'sea-salt', 12, 409),
    snack(5, 'jalapeno', 9, 429),
    snack(6, 'queso-blanco', 9, 449),
    snack(7, 'street-corn', 9, 449, {
      badges: ['new'],
      createdDay: 715,
      preOrder: {
        text: words('Pre-order: ships in 3 weeks', 'Preventa: se envía en 3 semanas'),
        release: { afterDays: 21 },
      },
    }),
    snack(8, 'salsa-verde', 9, 439, { soldOut: ['300'] }),
    snack(9, 'avocado-lime', 9, 449),
    snack(10, 'smoky-bbq', 9, 439),
  ],
};
