import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/mix/mix.module.css';
import { FlavorCount } from '#ui/stores/mix/flavor-count.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { useWords } from '#ui/words/words.ts';

interface FlavorRowProps {
  readonly mix: MixStore;
  readonly flavor: ProductSummary;
}

/** One flavor with its count: a plus button, and a minus button when a bag is in the mix. */
export const FlavorRow = observer(function FlavorRow({ mix, flavor }: FlavorRowProps) {
  const { say } = useWords();
  const plus = useRef<HTMLButtonElement>(null);
  const { productId, title: name } = flavor;
  const [inBox] = useState(() => new FlavorCount(mix, productId));
  const { count } = inBox;
  const add = () => {
    if (flavor.available) mix.setCount(productId, count + 1);
  };
  const remove = () => {
    mix.setCount(productId, count - 1);
    // The minus button disappears with the last bag, so the focus moves to the plus.
    if (count === 1) plus.current?.focus();
  };
  return (
    <li className={styles.flavor}>
      <div className={styles.flavorTile} style={tintOf(flavor)}>
        <img src={flavor.imagePath} width="300" height="400" alt="" loading="lazy" />
      </div>
      <div>
        <h3>{name}</h3>
        <p className={classNames(layout.tiny, layout.muted)}>
          {flavor.available ? flavor.brand : say('mix.gone')}
        </p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce itself as a form part */}
      <div
        className={classNames(styles.counter, count > 0 && styles.counted)}
        role="group"
        aria-label={say('mix.countOf', { name, count })}
      >
        {count === 0 ? null : (
          <>
            <button type="button" aria-label={say('mix.removeOne', { name })} onClick={remove}>
              <Icon name="minus" size="small" />
            </button>
            <span>{count}</span>
          </>
        )}
        <button
          ref={plus}
          type="button"
          aria-label={say('mix.addOne', { name })}
          aria-disabled={inBox.isFull || !flavor.available}
          onClick={add}
        >
          <Icon name="plus" size="small" />
        </button>
      </div>
    </li>
  );
});
