import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tenderOfCart } from '#domain/checkout/checkout-tender.ts';
import { Totals } from '#ui/components/cart/totals.tsx';
import { ObstacleSlot } from '#ui/components/checkout/obstacle-slot.tsx';
import { PlacingFailureMessage, unheardOf } from '#ui/components/checkout/placing-failure.tsx';
import { ReviewCards } from '#ui/components/checkout/review-cards.tsx';
import { OfflineNote } from '#ui/components/elements/offline-note.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { TenderRows } from '#ui/components/gift/tender-rows.tsx';
import { BankDialog } from '#ui/components/payment/bank-dialog.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { thankYouAddress } from '#ui/routes/screen/thank-you-opening.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { OrderStore } from '#ui/stores/order/order-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

/** What this press would cost: the shop's newest promise, else the cart's own totals. */
const useAmounts = (order: OrderStore) => {
  const { cart } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { totals } = cart;
  const { shipping, tax, coupon } = cart.cart;
  const couponName = coupon?.couponName;
  if (order.quote !== undefined) return { giftCards: [], ...order.quote, couponName };
  const tender = tenderOfCart(cart.cart, store.checkout);
  if (!totals.ok || tender === undefined) return undefined;
  const { shippingCharge } = shipping ?? {};
  return { ...totals.value, ...tender, couponName, shippingCharge, tax: tax?.totalTax };
};

/** The shop said no to the order itself, not to its payment: the list says whatever else is wrong. */
const isOrderRefused = ({ outcome }: OrderStore): boolean =>
  outcome?.is === 'stock-changed' ||
  (outcome?.is === 'refused' && outcome.next.includes('obstacles'));

/** Step three: everything once more, and the one button that buys. */
export const ReviewStep = observer(function ReviewStep() {
  const { core, cart, notice } = useStores();
  const { giftCards } = useCheckoutStores();
  const { say, language } = useWords();
  const navigate = useNavigate();
  const [order] = useState(() => new OrderStore(core));
  const [attempt, setAttempt] = useState(0);
  const amounts = useAmounts(order);
  usePageTitle(say('review.title'));
  const handlePlace = async () => {
    const orderId = await order.place();
    setAttempt((before) => before + 1);
    // What the page says of it is more than any call's own failure; a shop that does not answer keeps
    // its alert (ERR-03).
    if (!order.isUnheard) notice.closeAlert();
    if (orderId !== undefined) {
      await navigate(thankYouAddress(orderId), { replace: true });
    }
    if (order.placing.is !== 'running') await cart.read();
    if (order.changedGiftCards !== undefined) await giftCards.tell(order.changedGiftCards);
  };
  const total = amounts === undefined ? '' : price(amounts.amountDue, language);
  return (
    <div className={layout.stack}>
      <h1>{say('review.title')}</h1>
      <PlacingFailureMessage order={order} attempt={attempt} />
      <BankDialog order={order} onAnswered={handlePlace} />
      <ReviewCards />
      {order.quote === undefined || amounts === undefined ? null : (
        <div className={layout.box}>
          <Totals amounts={amounts} />
          <TenderRows {...amounts} />
        </div>
      )}
      <p className={classNames(layout.small, layout.muted)}>{say('shop.disclaimer')}</p>
      <button
        type="button"
        className={classNames(controls.button, controls.broad)}
        aria-busy={order.placing.is === 'running'}
        onClick={() => void handlePlace()}
      >
        {say('review.place', { total })}
      </button>
      <OfflineNote
        failure={order.placing.is === 'running' ? undefined : unheardOf(order.outcome)}
        mayBePlaced={order.outcome?.is === 'unknown'}
        onBack={() => void handlePlace()}
      />
      <ObstacleSlot refusals={isOrderRefused(order) ? attempt : 0} presses={attempt} />
      <p role="status" className={layout.hidden}>
        {order.placing.is === 'running' ? say('review.placing') : ''}
      </p>
    </div>
  );
});
