import type { Nutrition } from '#domain/catalog/product.ts';
import styles from '#ui/design/catalog/product-page.module.css';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

type Amount = Exclude<keyof Nutrition, 'servingSize' | 'servingsPerContainer' | 'calories'>;

const rows: readonly (readonly [WordKey, Amount, 'inner'?])[] = [
  ['nutrition.totalFat', 'totalFatGrams'],
  ['nutrition.saturatedFat', 'saturatedFatGrams', 'inner'],
  ['nutrition.transFat', 'transFatGrams', 'inner'],
  ['nutrition.cholesterol', 'cholesterolMilligrams'],
  ['nutrition.sodium', 'sodiumMilligrams'],
  ['nutrition.carbohydrate', 'totalCarbohydrateGrams'],
  ['nutrition.fiber', 'dietaryFiberGrams', 'inner'],
  ['nutrition.sugars', 'totalSugarsGrams', 'inner'],
  ['nutrition.addedSugars', 'addedSugarsGrams', 'inner'],
  ['nutrition.protein', 'proteinGrams'],
];

const unitOf = (amount: Amount): WordKey =>
  amount.endsWith('Milligrams') ? 'nutrition.milligrams' : 'nutrition.grams';

export const NutritionTable = ({ nutrition }: { readonly nutrition: Nutrition }) => {
  const { say } = useWords();
  const plain: readonly (readonly [WordKey, string | number])[] = [
    ['nutrition.serving', nutrition.servingSize],
    ['nutrition.servings', nutrition.servingsPerContainer],
    ['nutrition.calories', nutrition.calories],
  ];
  return (
    <table className={styles.facts}>
      <tbody>
        {plain.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{say(key)}</th>
            <td>{value}</td>
          </tr>
        ))}
        {rows.map(([key, amount, inner]) => (
          <tr key={key} className={inner === undefined ? undefined : styles.inner}>
            <th scope="row">{say(key)}</th>
            <td>{say(unitOf(amount), { amount: nutrition[amount] })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
