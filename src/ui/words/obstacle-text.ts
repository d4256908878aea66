import type { ListedObstacle } from '#application/checkout/obstacles/list-obstacles.ts';
import { price } from '#ui/words/formats.ts';
import { failureTextsOf, languageOf } from '#ui/words/instance.ts';
import { useTranslator } from '#ui/words/translator.tsx';

/** The sentence of an obstacle in the current language. */
export const useObstacleText = (): ((row: ListedObstacle) => string) => {
  const i18n = useTranslator();
  const words = {
    ...i18n.getResourceBundle('en-US', 'translation'),
    ...i18n.getResourceBundle(i18n.language, 'translation'),
  };
  return (row) =>
    failureTextsOf(i18n)?.obstacle(words, row, (cents) => price(cents, languageOf(i18n))) ?? '';
};
