import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CartEstimateSlot } from '#ui/components/cart/cart-estimate-slot.tsx';
import { CartLines } from '#ui/components/cart/cart-lines.tsx';
import { CheckOutLink } from '#ui/components/cart/check-out-link.tsx';
import { EmptyCart } from '#ui/components/cart/empty-cart.tsx';
import { FillerSlot } from '#ui/components/cart/filler-slot.tsx';
import { FreeShippingMeter } from '#ui/components/cart/free-shipping-meter.tsx';
import { MergeNotice } from '#ui/components/cart/merge-notice.tsx';
import { ShareCart } from '#ui/components/cart/share-cart.tsx';
import { useRemovals } from '#ui/components/cart/use-removals.ts';
import { ObstacleSlot } from '#ui/components/checkout/obstacle-slot.tsx';
import { CouponSlot } from '#ui/components/coupon/coupon-slot.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { WalletSlot } from '#ui/components/payment/wallet-slot.tsx';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useThankYou } from '#ui/routes/screen/thank-you-opening.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The cart page: lines, totals, and what prevents the checkout. */
export const CartRoute = observer(function CartRoute() {
  const { cart, drawer, review, zip } = useStores();
  const { say } = useWords();
  const openThankYou = useThankYou();
  const removals = useRemovals();
  const { is } = cart.reading;
  usePageTitle(say('cart.title'));
  useEffect(() => {
    drawer.showCart(true);
    return () => drawer.showCart(false);
  }, [drawer]);
  const { locationNumber } = zip;
  const isEmpty = cart.lines.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another shelf
  useEffect(() => {
    if (is === 'done' && !isEmpty) void review.review();
  }, [is, isEmpty, review, locationNumber]);
  if (is !== 'done') return <LinesSkeleton title={say('cart.title')} />;
  const lines = <CartLines removals={removals} arrived={drawer.arrived} />;
  if (isEmpty) return <EmptyCart undo={lines} />;
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={layout.stack}>
        <h1>{say('cart.title')}</h1>
        <p className={layout.muted}>{say('cart.items', { count: cart.count })}</p>
        <MergeNotice />
        <FreeShippingMeter />
        <h2 className={layout.hidden}>{say('cart.lines')}</h2>
        {lines}
        <ShareCart />
      </div>
      <aside aria-label={say('cart.summary')}>
        <div className={classNames(layout.panel, layout.stack)}>
          <h2 className={layout.titleMedium}>{say('cart.summary')}</h2>
          <CouponSlot />
          <CartEstimateSlot />
          <CheckOutLink />
          <ObstacleSlot />
          {review.canCheckOut && cart.totals.ok && cart.totals.value.totalAmount > 0 ? (
            <WalletSlot goods={{ from: 'cart' }} onPlaced={openThankYou} />
          ) : null}
          <p className={classNames(layout.tiny, layout.muted)}>
            {say('shop.noShipping')} {say('shop.disclaimer')}
          </p>
        </div>
      </aside>
      {/* Found late: on a phone it would move the way to the checkout. */}
      <FillerSlot most={4} />
    </div>
  );
});
