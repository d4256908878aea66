import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { CheckoutStep } from '#domain/checkout/checkout.ts';
import { isPaymentForgotten, mayOpenStep } from '#domain/checkout/checkout-steps.ts';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { EmptyCart } from '#ui/components/cart/empty-cart.tsx';
import { CheckoutSteps } from '#ui/components/checkout/checkout-steps.tsx';
import { ObstacleSlot } from '#ui/components/checkout/obstacle-slot.tsx';
import { OrderSummary } from '#ui/components/checkout/order-summary.tsx';
import { paymentForgotten } from '#ui/components/checkout/payment-forgotten.tsx';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { useTellsItself } from '#ui/components/notice/tells-itself.ts';
import { SessionDialog } from '#ui/components/payment/session-dialog.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { type CheckoutStores, CheckoutStoresContext } from '#ui/stores/checkout-stores.ts';
import { GiftTenderStore } from '#ui/stores/payment/gift-tender-store.ts';
import { PaymentSessionStore } from '#ui/stores/payment/payment-session-store.ts';
import { type Stores, useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

const makeCheckoutStores = ({ core, cart }: Stores): CheckoutStores => {
  const checkout = new CheckoutStore(core, cart);
  const session = new PaymentSessionStore(core, {
    now: () => Date.now(),
    visible: () => document.visibilityState === 'visible',
    checkoutChanged: checkout.adopt,
  });
  return { checkout, session, giftCards: new GiftTenderStore(core, checkout) };
};

/**
 * Timers stop while a tab or machine sleeps, so the payment session is checked again afterwards.
 */
const useWakeUps = (look: () => Promise<void>) => {
  useEffect(() => {
    const run = () => void look();
    document.addEventListener('visibilitychange', run);
    window.addEventListener('pageshow', run);
    window.addEventListener('online', run);
    return () => {
      document.removeEventListener('visibilitychange', run);
      window.removeEventListener('pageshow', run);
      window.removeEventListener('online', run);
    };
  }, [look]);
};

const stepOf = (pathname: string): CheckoutStep => {
  const step = stepAddresses.findIndex((address) => pathname.startsWith(address));
  return step === 1 || step === 2 ? step : 0;
};

const CheckoutScreen = observer(function CheckoutScreen({
  stores,
}: {
  readonly stores: CheckoutStores;
}) {
  const { cart } = useStores();
  const { say } = useWords();
  const { pathname } = useLocation();
  const { checkout } = stores.checkout;
  const step = stepOf(pathname);
  const isRead = cart.reading.is === 'done';
  if (isRead && cart.lines.length === 0) return <EmptyCart />;
  if (!isRead || stores.checkout.reading.is !== 'done') {
    return <LinesSkeleton title={say('checkout.shipping')} />;
  }
  const { shippingCompleted } = checkout.formStatus;
  // An order that costs nothing has no payment that could be forgotten (D-CART-11).
  const isFree = step === 2 && shippingCompleted && amountDueOf(cart.cart, checkout) === 0;
  if (!isFree && !mayOpenStep(checkout, step)) {
    const state = isPaymentForgotten(checkout, step) ? paymentForgotten : null;
    return <Navigate to={stepAddresses[shippingCompleted ? 1 : 0]} state={state} replace />;
  }
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <OrderSummary />
      <div className={layout.stack}>
        <CheckoutSteps current={step} />
        <div>
          <Outlet />
        </div>
        {step === 2 ? null : <ObstacleSlot keep={stores.checkout.keep} />}
      </div>
      <SessionDialog />
    </div>
  );
});

/** The frame of the three steps; a step opens only after the one before it (CHK-01). */
export const CheckoutRoute = observer(function CheckoutRoute() {
  const shop = useStores();
  const [stores] = useState(() => makeCheckoutStores(shop));
  useWakeUps(stores.session.look);
  // Each step says beside its button that there is no network.
  useTellsItself(() => !navigator.onLine);
  const { cart } = shop;
  const isFilled = cart.reading.is === 'done' && cart.lines.length > 0;
  // With an empty cart there is nothing to check out, and nothing to load a core for (D-PERF-13).
  useEffect(() => {
    if (isFilled) void stores.checkout.read();
  }, [stores, isFilled]);
  useEffect(() => () => stores.session.stop(), [stores]);
  return (
    <CheckoutStoresContext value={stores}>
      <CheckoutScreen stores={stores} />
    </CheckoutStoresContext>
  );
});
