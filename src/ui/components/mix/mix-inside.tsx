import type { ShownMix, ShownMixes } from '#application/mix/show-saved-mixes.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/saved-mixes.module.css';
import { useWords } from '#ui/words/words.ts';

interface MixInsideProps extends ShownMix {
  readonly shelf: ShownMixes['shelf'];
}

/** How many flavors are named at once; a button shows the others. */
const mostNamed = 4;

/** The contents of a saved mix as text; unavailable flavors are marked. */
export const MixInside = ({ mix, standing, shelf }: MixInsideProps) => {
  const { say } = useWords();
  const titles = new Map(shelf.map(({ productId, title }) => [productId, title]));
  const gone = new Set(standing.gone.map(({ productId }) => productId));
  const named = mix.contents.filter(({ productId }) => titles.has(productId));
  const nameless = mix.contents.length - named.length;
  // Flavors that must be replaced come first.
  const sorted = [
    ...named.filter(({ productId }) => gone.has(productId)),
    ...named.filter(({ productId }) => !gone.has(productId)),
  ];
  const items = sorted.map(({ productId, quantity }) => (
    <li key={productId}>
      {say('mixes.item', { count: quantity, name: titles.get(productId) ?? '' })}
      {gone.has(productId) ? (
        <>
          {' '}
          <span className={classNames(controls.badge, styles.gone)}>{say('mixes.gone')}</span>
        </>
      ) : null}
    </li>
  ));
  const more = items.length - mostNamed;
  return (
    <>
      <h3 className={layout.hidden}>{say('mixes.inside')}</h3>
      <ul className={classNames(layout.small, styles.inside)}>
        {items.slice(0, mostNamed)}
        {nameless > 0 ? <li>{say('mixes.notSold', { count: nameless })}</li> : null}
      </ul>
      {more > 0 ? (
        <details className={layout.small}>
          <summary className={controls.link}>{say('mixes.more', { count: more })}</summary>
          <ul className={styles.inside}>{items.slice(mostNamed)}</ul>
        </details>
      ) : null}
    </>
  );
};
