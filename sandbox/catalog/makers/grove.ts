import {
  holiday,
  noCase,
  type SnackFamily,
  snack,
  words,
} from '#sandbox/catalog/snacks/snack-family.ts';

export const grove: SnackFamily = {
  brandId: 'grove',
  type: 'nuts',
  prefix: 'NUT',
  noun: words('Nuts', 'Nueces'),
  making: [
    words(
      'Roasted in small tins, a few pounds at a time.',
      'Tostadas en latas pequeñas, unas cuantas libras a la vez.',
    ),
    words(
      'Picked whole, roasted slowly, sealed the same day.',
      'Escogidas enteras, tostadas despacio y selladas el mismo día.',
    ),
    words(
      'From row nine, where the afternoon sun is.',
      'De la hilera nueve, donde pega el sol de la tarde.',
    ),
  ],
  ingredients: words(
    'Mixed nuts (almonds, cashews, pecans), sunflower oil',
    'Nueces mixtas (almendras, nueces de la India, pecanas), aceite de girasol',
  ),
  allergens: ['tree-nuts'],
  serving: {
    grams: 28,
    words: words('1 oz (28 g, about ¼ cup)', '1 oz (28 g, cerca de ¼ de taza)'),
  },
  nutrition: {
    totalFatGrams: 14,
    saturatedFatGrams: 1.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 60,
    totalCarbohydrateGrams: 6,
    dietaryFiberGrams: 3,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 6,
  },
  single: { label: '1.5 oz', ounces: 1.5, priceCents: 199 },
  case: { label: 'Case of 4', count: 4 },
  snacks: [
    snack(1, 'almond-sea-salt', 12, 899, {
      title: words('Almonds & Sea Salt', 'Almendras con sal de mar'),
      ingredients: words('Almonds', 'Almendras'),
      staffPick: {
        quote: words(
          'I keep this can in my desk. Lock on it.',
          'Guardo esta lata en mi escritorio. Con candado.',
        ),
        by: words('Dee, packing', 'Dee, empaque'),
      },
    }),
    snack(2, 'honey-roasted', 12, 899, {
      label: 'Honey Roasted',
      title: words('Honey Roasted Nuts', 'Nueces tostadas con miel'),
      candy: true,
    }),
    snack(3, 'cracked-pepper', 10, 949, {
      noun: words('Cashews', 'Nueces de la India'),
      ingredients: words('Cashews, sunflower oil', 'Nueces de la India, aceite de girasol'),
    }),
    snack(4, 'chile-lime', 12, 699, {
      noun: words('Peanuts', 'Cacahuates'),
      ingredients: words('Peanuts, sunflower oil', 'Cacahuates, aceite de girasol'),
      allergens: ['peanut'],
    }),
    snack(5, 'peanut-crunch', 12, 649, {
      noun: words('Mix', 'Mezcla'),
      title: words('Peanut Crunch Mix', 'Mezcla crujiente de cacahuate'),
    }),
    snack(6, 'smoky-bbq', 12, 879, {
      noun: words('Almonds', 'Almendras'),
      ingredients: words('Almonds, sunflower oil', 'Almendras, aceite de girasol'),
    }),
    snack(7, 'rosemary', 10, 949, {
      ...noCase,
      noun: words('Cashews', 'Nueces de la India'),
      ingredients: words('Cashews, sunflower oil', 'Nueces de la India, aceite de girasol'),
    }),
    snack(8, 'sweet-chili', 12, 699, {
      ...noCase,
      noun: words('Peanuts', 'Cacahuates'),
      ingredients: words('Peanuts, sunflower oil', 'Cacahuates, aceite de girasol'),
      allergens: ['peanut'],
      soldOut: ['200'],
    }),
    snack(9, 'gingerbread', 10, 999, {
      ...holiday,
      noun: words('Pecans', 'Nueces pecanas'),
      ingredients: words('Pecans, sunflower oil', 'Nueces pecanas, aceite de girasol'),
    }),
  ],
};
