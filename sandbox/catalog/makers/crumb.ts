import {
  holiday,
  noCase,
  type SnackFamily,
  snack,
  words,
} from '#sandbox/catalog/snacks/snack-family.ts';

export const crumb: SnackFamily = {
  brandId: 'crumb',
  type: 'cookies',
  prefix: 'CKY',
  noun: words('Cookies', 'Galletas'),
  making: [
    words(
      'Butter cookies with crisp edges and no apologies.',
      'Galletas de mantequilla con orillas crujientes y sin disculpas.',
    ),
    words(
      'Scooped by hand, baked until the edges give in.',
      'Formadas a mano y horneadas hasta que ceden las orillas.',
    ),
    words(
      'A small cookie, because you will have four.',
      'Una galleta pequeña, porque te vas a comer cuatro.',
    ),
  ],
  ingredients: words(
    'Wheat flour, butter (milk), cane sugar, eggs, baking soda',
    'Harina de trigo, mantequilla (leche), azúcar de caña, huevo, bicarbonato',
  ),
  allergens: ['wheat', 'milk', 'egg'],
  serving: { grams: 30, words: words('3 cookies (30 g)', '3 galletas (30 g)') },
  nutrition: {
    totalFatGrams: 7,
    saturatedFatGrams: 4,
    cholesterolMilligrams: 15,
    sodiumMilligrams: 90,
    totalCarbohydrateGrams: 18,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 7,
    addedSugarsGrams: 7,
    proteinGrams: 2,
  },
  single: { label: '2 oz', ounces: 2, priceCents: 159 },
  case: { label: 'Case of 6', count: 6 },
  snacks: [
    snack(1, 'chocolate-chunk', 7, 525, { bestsellerRank: 4, melts: true }),
    snack(2, 'double-chocolate', 7, 525, { melts: true }),
    snack(3, 'lemon', 6, 525, {
      title: words('Lemon Shortbread', 'Galletas de mantequilla y limón amarillo'),
    }),
    snack(4, 'cinnamon-sugar', 7, 525),
    snack(5, 'peanut-crunch', 7, 525),
    snack(6, 'espresso', 7, 549, { ...noCase, badges: ['new'], createdDay: 706 }),
    snack(7, 'maple-pecan', 7, 549, { ...noCase, soldOut: 'everywhere' }),
    snack(8, 'gingerbread', 8, 575, holiday),
    snack(9, 'peppermint-bark', 7, 595, {
      ...holiday,
      melts: true,
      preOrder: {
        text: words('Pre-order: ships on December 1', 'Preventa: se envía el 1 de diciembre'),
        release: { on: '2026-12-01' },
      },
    }),
  ],
};
