import {
  holiday,
  noCase,
  type SnackFamily,
  snack,
  words,
} from '#sandbox/catalog/snacks/snack-family.ts';

export const knotwell: SnackFamily = {
  brandId: 'knotwell',
  type: 'pretzels',
  prefix: 'PRZ',
  noun: words('Pretzels', 'Pretzels'),
  making: [
    words(
      'Slow-baked twists with a shine you can see your hand in.',
      'Nudos horneados despacio, con un brillo en el que casi te reflejas.',
    ),
    words(
      'Baked hard, so they break with a clean snap.',
      'Bien horneados, para que se quiebren con un chasquido limpio.',
    ),
    words(
      'Twisted, dipped in lye, baked brown, salted last.',
      'Torcidos, bañados en agua alcalina, horneados hasta dorar y salados al final.',
    ),
  ],
  ingredients: words(
    'Wheat flour, canola oil, malt, yeast',
    'Harina de trigo, aceite de canola, malta, levadura',
  ),
  allergens: ['wheat'],
  serving: {
    grams: 28,
    words: words('1 oz (28 g, about 18 pretzels)', '1 oz (28 g, unos 18 pretzels)'),
  },
  nutrition: {
    totalFatGrams: 1.5,
    saturatedFatGrams: 0,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 310,
    totalCarbohydrateGrams: 23,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 3,
  },
  single: { label: '1.5 oz', ounces: 1.5, priceCents: 109 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'honey-mustard', 10, 479, { bestsellerRank: 3 }),
    snack(2, 'sea-salt', 10, 429),
    snack(3, 'honey-butter', 10, 479),
    snack(4, 'cinnamon-sugar', 10, 479),
    snack(5, 'jalapeno', 10, 479),
    snack(6, 'garlic-herb', 10, 479),
    snack(7, 'everything', 10, 489, {
      ...noCase,
      staffPick: {
        quote: words('A bagel with the boring part removed.', 'Un bagel sin la parte aburrida.'),
        by: words('Theo, accounts', 'Theo, contabilidad'),
      },
    }),
    snack(8, 'dill-pickle', 10, 479, { ...noCase, soldOut: 'everywhere' }),
    snack(9, 'gingerbread', 10, 499, holiday),
  ],
};
