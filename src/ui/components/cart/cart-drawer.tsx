import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { negateCents } from '#domain/money/cents.ts';
import { CartLines } from '#ui/components/cart/cart-lines.tsx';
import { CheckOutLink } from '#ui/components/cart/check-out-link.tsx';
import { FillerSlot } from '#ui/components/cart/filler-slot.tsx';
import { FreeShippingMeter } from '#ui/components/cart/free-shipping-meter.tsx';
import { MergeNotice } from '#ui/components/cart/merge-notice.tsx';
import { useRemovals } from '#ui/components/cart/use-removals.ts';
import { CouponWatch } from '#ui/components/coupon/coupon-slot.tsx';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** Opens after an add: the cart's lines, with links to the cart and to the checkout. */
export const CartDrawer = observer(function CartDrawer() {
  const { cart, drawer } = useStores();
  const { say } = useWords();
  const { pathname } = useLocation();
  const title = useId();
  const removals = useRemovals(drawer.isOpen);
  const isEmpty = cart.lines.length === 0;
  // A change of page closes it. It stays open when it was opened before this code was loaded.
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) drawer.close();
    shownOn.current = pathname;
  }, [pathname, drawer]);
  return (
    <Dialog open={drawer.isOpen} onClose={drawer.close} labelledBy={title} shape="drawer">
      <header>
        <h2 id={title} className={layout.titleMedium} tabIndex={-1} data-first-focus>
          {say('cart.title')} <span className={layout.muted}>({cart.count})</span>
        </h2>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={say('cart.close')}
          onClick={drawer.close}
        >
          <Icon name="cross" />
        </button>
      </header>
      <div className={dialogs.drawerBody}>
        {isEmpty ? <EmptyDrawer /> : <FreeShippingMeter />}
        <MergeNotice />
        <CartLines removals={removals} arrived={drawer.arrived} onLeave={drawer.close} />
        {isEmpty || !drawer.isOpen ? null : <FillerSlot most={2} />}
        {cart.cart.coupon === undefined ? null : <CouponWatch />}
      </div>
      {isEmpty ? null : <DrawerFoot />}
    </Dialog>
  );
});

/** The way onward from an emptied cart. */
const EmptyDrawer = () => {
  const { drawer } = useStores();
  const { say } = useWords();
  return (
    <div className={layout.stack}>
      <p className={layout.titleSmall}>{say('cart.empty')}</p>
      <p className={layout.muted}>{say('cart.emptyText')}</p>
      <Link
        className={classNames(controls.button, controls.wide)}
        to="/all-snacks"
        onClick={drawer.close}
      >
        {say('cart.shopAll')}
      </Link>
      <Link
        className={classNames(controls.button, controls.second, controls.wide)}
        to="/varietypack/customize"
        onClick={drawer.close}
      >
        {say('cart.fillBox')}
      </Link>
    </div>
  );
};

const DrawerFoot = observer(function DrawerFoot() {
  const { cart, drawer } = useStores();
  const { say, language } = useWords();
  return (
    <footer className={layout.stack}>
      {cart.totals.ok ? (
        <div className={classNames(layout.row, layout.between)}>
          <b>{say('totals.subTotal')}</b>
          <span className={styles.price}>{price(cart.totals.value.subTotal, language)}</span>
        </div>
      ) : null}
      {cart.totals.ok && cart.totals.value.discount > 0 ? (
        <div className={classNames(layout.row, layout.between)}>
          <span>
            {say('totals.discount')} ({cart.cart.coupon?.couponName})
          </span>
          <span>{price(negateCents(cart.totals.value.discount), language)}</span>
        </div>
      ) : null}
      <CheckOutLink onLeave={drawer.close} />
      <p className={styles.drawerLink}>
        <Link className={controls.link} to="/cart" onClick={drawer.close}>
          {say('cart.viewWithCoupons')}
        </Link>
      </p>
    </footer>
  );
});
