import type { CSSProperties } from 'react';
import type { Rating } from '#domain/catalog/reviews/rating.ts';
import styles from '#ui/design/catalog/product.module.css';
import { useWords } from '#ui/words/words.ts';

/** Draws so many of five stars. */
export const starLook = (stars: number): CSSProperties => ({ '--of5': stars }) as CSSProperties;

/** The rating of a product, drawn for the eye and said in words. */
export const Stars = ({ rating: { average, count } }: { readonly rating: Rating }) => {
  const { say } = useWords();
  return (
    <p
      role="img"
      aria-label={say('rating.of', { average, count })}
      className={styles.stars}
      style={starLook(average)}
    >
      {`${average.toFixed(1)} (${count})`}
    </p>
  );
};
