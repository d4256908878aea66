import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { KeepOrder } from '#ui/components/order/keep-order.tsx';
import { OrderView } from '#ui/components/order/order-view.tsx';
import { ThanksPicture } from '#ui/components/order/thanks-picture.tsx';
import home from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { PlacedOrderStore } from '#ui/stores/order/placed-order-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const leads: Readonly<Record<Order['payment'], WordKey>> = {
  PAID: 'thanks.confirmed',
  CONFIRMING: 'thanks.confirming',
  PENDING: 'thanks.pending',
  IN_REVIEW: 'thanks.inReview',
  FAILED: 'thanks.failed',
  REFUNDING: 'thanks.refunding',
  REFUNDED: 'thanks.refunded',
};

const ways: Readonly<Record<string, WordKey>> = {
  SHIPPED: 'thanks.shipped',
  DELIVERED: 'thanks.delivered',
};

/** Once it left, that is the news. */
const leadOf = ({ payment, status }: Order): WordKey =>
  (payment === 'PAID' ? ways[status] : undefined) ?? leads[payment];

const cameToNothing = ({ status, payment }: Order): boolean =>
  status === 'CANCELLED' || payment === 'FAILED';

/** Nobody is thanked for an order that came to nothing. */
const titleOf = (order: Order | undefined): WordKey => {
  if (order === undefined || !cameToNothing(order)) return 'thanks.title';
  return order.payment === 'FAILED' ? 'thanks.failedTitle' : 'thanks.canceledTitle';
};

const ThankYouScreen = ({ order }: { readonly order: Order }) => {
  const { say } = useWords();
  const { orderId, contact, lines } = order;
  const isOver = cameToNothing(order);
  return (
    <>
      <section className={home.hero}>
        <div className={classNames(layout.wrap, home.heroRow)}>
          <div className={home.heroText}>
            <h1 className={home.quiet}>{say(titleOf(order))}</h1>
            <p className={home.lead}>{say(leadOf(order), { orderId, email: contact.email })}</p>
            <div className={classNames(layout.row, home.actions)} data-paper="none">
              {isOver ? null : (
                <a className={classNames(controls.button, controls.onField)} href="#order-progress">
                  {say('thanks.track')}
                </a>
              )}
              <ButtonLink look={isOver ? 'onField' : 'onFieldSecond'} to="/all-snacks">
                {say('thanks.keepShopping')}
              </ButtonLink>
            </div>
          </div>
          {isOver ? <p /> : <ThanksPicture lines={lines} />}
        </div>
      </section>
      <div className={layout.wrap}>
        <OrderView order={order}>
          {isOver || order.inAccount === true ? null : <KeepOrder orderId={orderId} />}
        </OrderView>
      </div>
    </>
  );
};

/**
 * The thank-you page; only the browser that placed the order may open it, others are led to the
 * page that finds it by number and e-mail (D-ROUTE-06).
 */
export const ThankYouRoute = observer(function ThankYouRoute() {
  const { core, shopper } = useStores();
  const { say, failure, language } = useWords();
  const wasIn = useRef(false);
  const { orderId = '' } = useParams();
  const [store] = useState(() => new PlacedOrderStore(core));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language, other names of goods (D-ORDER-13)
  useEffect(() => void store.read(orderId), [store, orderId, language]);
  const { reading, order } = store;
  usePageTitle(say(titleOf(order)));
  const isIn = shopper.customer !== undefined;
  useEffect(() => {
    if (isIn) wasIn.current = true;
  }, [isIn]);
  // Nothing of an order stays on the page of who logged out.
  if (wasIn.current && !isIn) return <Navigate to="/" replace />;
  if (store.foreign) {
    return (
      <Navigate to={`/trackorder?order=${encodeURIComponent(orderId)}&elsewhere=yes`} replace />
    );
  }
  if (order !== undefined) return <ThankYouScreen order={order} />;
  if (reading.is !== 'failed') return <LinesSkeleton title={say('thanks.loading')} />;
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <FailureMessage>
        <p>{failure(reading.failure)}</p>
        <button type="button" className={controls.link} onClick={() => void store.read(orderId)}>
          {say('page.tryAgain')}
        </button>
      </FailureMessage>
    </div>
  );
});
