import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useOutOfView } from '#ui/components/catalog/facts/use-out-of-view.ts';
import type { BuyBarProps } from '#ui/components/catalog/product/late-parts.ts';
import { Stepper } from '#ui/components/catalog/product/stepper.tsx';
import styles from '#ui/design/catalog/product-page.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Pixels between the bar and what has the focus above it. */
const gap = 12;

/**
 * On phones the stepper and the button stay at hand while the page's own are off the screen. Nothing that
 * has the focus is behind it, nor the page's end: the page scrolls on by its height.
 */
export const BuyBar = observer(function BuyBar(props: BuyBarProps) {
  const { consent } = useStores();
  const isOut = useOutOfView(props.row);
  // Whoever has not answered about cookies is asked at the same edge of the screen.
  return isOut && !consent.open ? <Bar {...props} /> : null;
});

const Bar = ({ row, stepper, title, total, onAdd }: BuyBarProps) => {
  const { say } = useWords();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = bar.current;
    if (shown === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = shown.offsetHeight;
      style.scrollPaddingBottom = height === 0 ? '' : `${height + gap}px`;
      style.paddingBottom = `${height}px`;
    });
    watch.observe(shown);
    const own = row.current;
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = '';
      style.paddingBottom = '';
      // What had the focus goes with the bar: the page's own button takes it.
      if (!shown.contains(document.activeElement)) return;
      own?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true });
    };
  }, [row]);
  return (
    <section ref={bar} className={styles.bar} aria-label={say('product.buyBar')} data-gives-way="">
      <div className={classNames(styles.buy, styles.barRow)}>
        <Stepper {...stepper} label={say('product.quantityOf', { name: title })} />
        <button type="button" className={controls.button} onClick={onAdd}>
          {say('product.addShort', { count: stepper.value, price: total })}
        </button>
      </div>
    </section>
  );
};
