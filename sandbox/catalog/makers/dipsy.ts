import { noCase, type SnackFamily, snack, words } from '#sandbox/catalog/snacks/snack-family.ts';

export const dipsy: SnackFamily = {
  brandId: 'dipsy',
  type: 'dips',
  prefix: 'DIP',
  noun: words('Dip', 'Dip'),
  making: [
    words(
      'Stirred by Lu, who does not like to be rushed.',
      'Lo mueve Lu, a quien no le gusta que la apuren.',
    ),
    words('Thick enough to stand a chip in.', 'Tan espeso que el totopo se queda parado.'),
    words(
      'Made in pots, sold in jars, finished standing up.',
      'Hecho en olla, vendido en frasco y terminado de pie.',
    ),
  ],
  ingredients: words(
    'Water, tomato paste, vinegar, sunflower oil',
    'Agua, pasta de tomate, vinagre, aceite de girasol',
  ),
  allergens: [],
  serving: { grams: 32, words: words('2 tbsp (32 g)', '2 cucharadas (32 g)') },
  nutrition: {
    totalFatGrams: 3,
    saturatedFatGrams: 1,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 160,
    totalCarbohydrateGrams: 3,
    dietaryFiberGrams: 0,
    totalSugarsGrams: 1,
    addedSugarsGrams: 0,
    proteinGrams: 1,
  },
  case: { label: 'Case of 4', count: 4 },
  snacks: [
    snack(1, 'roasted-salsa', 15, 459, {
      title: words('Roasted Salsa', 'Salsa asada'),
      nutrition: { totalFatGrams: 0, saturatedFatGrams: 0, dietaryFiberGrams: 1 },
      taste: words(
        'Tomatoes and chiles, blackened over flame.',
        'Tomates y chiles, tatemados al fuego.',
      ),
      ingredients: words('Roasted tomatoes, vinegar', 'Tomates asados, vinagre'),
      staffPick: {
        quote: words('Roasted twice. You can tell.', 'Asada dos veces. Se nota.'),
        by: words('Lu, kitchen', 'Lu, cocina'),
      },
    }),
    snack(2, 'avocado-lime', 12, 529, {
      ingredients: words('Avocado, vinegar', 'Aguacate, vinagre'),
    }),
    snack(3, 'queso-blanco', 15, 529, {
      title: words('Queso Blanco', 'Queso blanco'),
      ingredients: words('Water, milk, cornstarch', 'Agua, leche, fécula de maíz'),
    }),
    snack(4, 'sour-cream-onion', 12, 499, {
      ingredients: words('Sour cream (milk), water', 'Crema agria (leche), agua'),
    }),
    snack(5, 'nacho-cheese', 15, 499, {
      ingredients: words(
        'Water, milk, canola oil, cornstarch',
        'Agua, leche, aceite de canola, fécula de maíz',
      ),
    }),
    snack(6, 'salsa-verde', 15, 479, {
      title: words('Salsa Verde', 'Salsa verde'),
      nutrition: { totalFatGrams: 0, saturatedFatGrams: 0, dietaryFiberGrams: 1 },
      ingredients: words('Roasted tomatillos, vinegar', 'Tomatillos asados, vinagre'),
    }),
    snack(7, 'dill-pickle', 12, 499, {
      ...noCase,
      ingredients: words(
        'Sour cream (milk), pickles, vinegar',
        'Crema agria (leche), pepinillos, vinagre',
      ),
      allergens: ['milk'],
    }),
    snack(8, 'cool-ranch-herb', 12, 499, {
      ingredients: words(
        'Buttermilk (milk), canola oil, egg yolk',
        'Suero de leche (leche), aceite de canola, yema de huevo',
      ),
      allergens: ['milk', 'egg'],
    }),
    snack(9, 'habanero', 15, 489, {
      ...noCase,
      title: words('Habanero Salsa', 'Salsa de habanero'),
      nutrition: { totalFatGrams: 0, saturatedFatGrams: 0, dietaryFiberGrams: 1 },
      soldOut: ['200', '300'],
    }),
  ],
};
