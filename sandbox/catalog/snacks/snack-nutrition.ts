import type { FlavorNutrition } from '#sandbox/catalog/flavors/flavor.ts';
import type { SeedNutrition } from '#sandbox/catalog/seed/seed-product.ts';
import type { PlainNutrition, SnackFamily } from './snack-family.ts';

const gramsPerOunce = 28.35;

/** The nutrition table of a snack: the plain snack plus what its seasoning adds. */
export const nutritionOf = (
  family: SnackFamily,
  override: Partial<PlainNutrition>,
  added: FlavorNutrition,
  ounces: number,
): SeedNutrition => {
  const plain: PlainNutrition = { ...family.nutrition, ...override };
  const fat = plain.totalFatGrams + added.fat;
  // Sugar takes the place of some starch, so not all of it comes on top.
  const carbohydrate = plain.totalCarbohydrateGrams + Math.ceil(added.addedSugar / 2);
  return {
    servingSize: family.serving.words,
    servingsPerContainer: Math.max(1, Math.round((ounces * gramsPerOunce) / family.serving.grams)),
    calories: toTen(9 * fat + 4 * carbohydrate + 4 * plain.proteinGrams),
    totalFatGrams: fat,
    saturatedFatGrams: Math.min(fat, plain.saturatedFatGrams + added.saturatedFat),
    transFatGrams: 0,
    cholesterolMilligrams: plain.cholesterolMilligrams + added.cholesterol,
    sodiumMilligrams: plain.sodiumMilligrams + added.sodium,
    totalCarbohydrateGrams: carbohydrate,
    dietaryFiberGrams: plain.dietaryFiberGrams,
    totalSugarsGrams: Math.min(
      carbohydrate - plain.dietaryFiberGrams,
      plain.totalSugarsGrams + added.addedSugar,
    ),
    addedSugarsGrams: Math.min(
      carbohydrate - plain.dietaryFiberGrams,
      plain.addedSugarsGrams + added.addedSugar,
    ),
    proteinGrams: plain.proteinGrams,
  };
};

/** Labels state calories to the nearest ten above fifty, to the nearest five below (21 CFR 101.9). */
const toTen = (calories: number): number => {
  const step = calories > 50 ? 10 : 5;
  return Math.round(calories / step) * step;
};
