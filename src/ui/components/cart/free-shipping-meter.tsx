import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { forDisplay } from '#domain/cart/free-shipping.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** The amount left until shipping is free, as text and as a bar (CART-25). */
export const FreeShippingMeter = observer(function FreeShippingMeter() {
  const { cart } = useStores();
  const { say, language } = useWords();
  const { totals } = cart;
  // An order made free by a coupon ships free whatever its amount.
  if (!totals.ok || cart.cart.coupon?.freeOrder === true) return null;
  const { percent, remaining } = forDisplay(totals.value.freeShipping);
  const reached = percent >= 100;
  const words = reached
    ? say('ship.done')
    : say('ship.more', { amount: price(remaining, language) });
  return (
    <div className={classNames(styles.ship, reached && styles.done)}>
      <p>
        <Icon name={reached ? 'done' : 'truck'} />
        {words}
      </p>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label={say('ship.progress')}
        aria-valuenow={Math.round(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
        style={{ '--p': `${percent}%` } as CSSProperties}
      >
        <i />
      </div>
    </div>
  );
});
