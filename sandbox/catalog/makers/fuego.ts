import { type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const fuego: SnackFamily = {
  brandId: 'fuego',
  type: 'chips/rolls',
  prefix: 'CHP',
  noun: words('Rolls', 'Rollitos'),
  making: [
    words(
      'Corn rolled tight, so the heat has somewhere to wait.',
      'Maíz bien enrollado, para que el picante tenga dónde esperar.',
    ),
    words('Rolled, fried, and dusted twice.', 'Enrollados, fritos y espolvoreados dos veces.'),
    words('A small scroll with bad news in it.', 'Un pequeño pergamino con malas noticias dentro.'),
  ],
  ingredients: words('Corn masa, canola oil', 'Masa de maíz, aceite de canola'),
  allergens: [],
  serving: {
    grams: 28,
    words: words('1 oz (28 g, about 14 rolls)', '1 oz (28 g, unos 14 rollitos)'),
  },
  nutrition: {
    totalFatGrams: 8,
    saturatedFatGrams: 1.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 130,
    totalCarbohydrateGrams: 18,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  single: { label: '2 oz', ounces: 2, priceCents: 139 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(61, 'inferno-lime', 8, 469, { bestsellerRank: 8 }),
    snack(62, 'ghost-pepper', 8, 469),
    snack(63, 'smoked-ember', 8, 469),
    snack(64, 'jalapeno', 8, 469),
    snack(65, 'habanero', 8, 489, {
      badges: ['new'],
      createdDay: 718,
      preOrder: {
        text: words(
          'Pre-order: ships when the harvest is in',
          'Preventa: se envía cuando llegue la cosecha',
        ),
      },
    }),
    snack(66, 'sweet-chili', 8, 469),
    snack(67, 'street-corn', 8, 479),
    snack(68, 'hot-honey', 8, 479, { soldOut: ['300'] }),
  ],
};
