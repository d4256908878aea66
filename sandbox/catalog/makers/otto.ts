import {
  holiday,
  noCase,
  type SnackFamily,
  snack,
  words,
} from '#sandbox/catalog/snacks/snack-family.ts';

export const otto: SnackFamily = {
  brandId: 'otto',
  type: 'crackers',
  prefix: 'CRK',
  noun: words('Crisps', 'Galletas saladas'),
  making: [
    words(
      'Thin squares, baked until the corners brown.',
      'Cuadritos delgados, horneados hasta dorar las esquinas.',
    ),
    words(
      'Wheat, olive oil, and a very hot oven.',
      'Trigo, aceite de oliva y un horno muy caliente.',
    ),
    words(
      'Rolled thin, pricked, baked, and boxed in order.',
      'Extendidas, picadas, horneadas y acomodadas en su caja.',
    ),
  ],
  ingredients: words(
    'Wheat flour, olive oil, cane sugar, yeast',
    'Harina de trigo, aceite de oliva, azúcar de caña, levadura',
  ),
  allergens: ['wheat'],
  serving: { grams: 30, words: words('9 crisps (30 g)', '9 galletas (30 g)') },
  nutrition: {
    totalFatGrams: 5,
    saturatedFatGrams: 0.5,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 170,
    totalCarbohydrateGrams: 21,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 2,
    addedSugarsGrams: 1,
    proteinGrams: 2,
  },
  single: { label: '1.25 oz', ounces: 1.25, priceCents: 149 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'rosemary', 5, 499, {
      preOrder: {
        text: words('Pre-order: ships in 2 weeks', 'Preventa: se envía en 2 semanas'),
        release: { afterDays: 14 },
      },
      staffPick: {
        quote: words(
          'Tastes like a picnic where nothing went wrong.',
          'Sabe a un día de campo en el que nada salió mal.',
        ),
        by: words('Marco, buying', 'Marco, compras'),
      },
    }),
    snack(2, 'tomato-basil', 5, 499),
    snack(3, 'cracked-pepper', 5, 499),
    snack(4, 'garlic-herb', 5, 499),
    snack(5, 'sharp-cheddar', 5, 499),
    snack(6, 'everything', 5, 519, noCase),
    snack(7, 'sea-salt', 5, 479, noCase),
    snack(8, 'garlic-parmesan', 5, 519, noCase),
    snack(9, 'cranberry-orange', 5, 549, holiday),
  ],
};
