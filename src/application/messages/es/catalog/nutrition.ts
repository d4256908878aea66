import type { nutrition as english } from '#application/messages/en-us/catalog/nutrition.ts';
import type { Spanish } from '#application/messages/spanish.ts';

/** Rows of the nutrition table and names of allergens. */
export const nutrition = {
  'nutrition.serving': 'Tamaño de la porción',
  'nutrition.servings': 'Porciones por envase',
  'nutrition.calories': 'Calorías',
  'nutrition.totalFat': 'Grasa total',
  'nutrition.saturatedFat': 'Grasa saturada',
  'nutrition.transFat': 'Grasa trans',
  'nutrition.cholesterol': 'Colesterol',
  'nutrition.sodium': 'Sodio',
  'nutrition.carbohydrate': 'Carbohidratos totales',
  'nutrition.fiber': 'Fibra dietética',
  'nutrition.sugars': 'Azúcares totales',
  'nutrition.addedSugars': 'Azúcares añadidos',
  'nutrition.protein': 'Proteína',
  'nutrition.grams': '{amount} g',
  'nutrition.milligrams': '{amount} mg',
  'allergen.milk': 'leche',
  'allergen.wheat': 'trigo',
  'allergen.soy': 'soya',
  'allergen.peanut': 'cacahuate',
  'allergen.tree-nuts': 'nueces de árbol',
  'allergen.sesame': 'ajonjolí',
  'allergen.egg': 'huevo',
} as const satisfies Spanish<keyof typeof english>;
