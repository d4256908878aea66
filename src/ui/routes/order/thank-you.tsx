import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { Carton } from '#ui/components/elements/carton.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LinesSkeleton } from '#ui/components/elements/skeletons.tsx';
import { OrderView } from '#ui/components/order/order-view.tsx';
import home from '#ui/design/catalog/home.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { PlacedOrderStore } from '#ui/stores/order/placed-order-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

const fullBox = 30;

const leads: Readonly<Record<Order['payment'], WordKey>> = {
  PAID: 'thanks.confirmed',
  CONFIRMING: 'thanks.confirming',
  PENDING: 'thanks.pending',
  IN_REVIEW: 'thanks.inReview',
  FAILED: 'thanks.failed',
  REFUNDING: 'thanks.refunding',
  REFUNDED: 'thanks.refunded',
};

/** Nobody is thanked for an order that came to nothing. */
const titleOf = (order: Order | undefined): WordKey =>
  order?.payment === 'FAILED' ? 'thanks.failedTitle' : 'thanks.title';

const ThankYouScreen = ({ order }: { readonly order: Order }) => {
  const { say } = useWords();
  const { orderId, contact, payment } = order;
  return (
    <>
      <section className={home.hero}>
        <div className={classNames(layout.wrap, home.heroRow)}>
          <div className={home.heroText}>
            <h1 className={home.quiet}>{say(titleOf(order))}</h1>
            <p className={home.lead}>{say(leads[payment], { orderId, email: contact.email })}</p>
            <div className={classNames(layout.row, home.actions)}>
              <ButtonLink look="onField" to="/all-snacks">
                {say('thanks.keepShopping')}
              </ButtonLink>
            </div>
          </div>
          <div className={home.heroCarton}>
            <Carton filled={payment === 'FAILED' ? 0 : fullBox} />
          </div>
        </div>
      </section>
      <div className={layout.wrap}>
        <OrderView order={order} />
      </div>
    </>
  );
};

/**
 * The thank-you page; only the browser that placed the order may open it, others go home
 * (D-ROUTE-06).
 */
export const ThankYouRoute = observer(function ThankYouRoute() {
  const { core } = useStores();
  const { say, failure } = useWords();
  const { orderId = '' } = useParams();
  const [store] = useState(() => new PlacedOrderStore(core));
  useEffect(() => void store.read(orderId), [store, orderId]);
  const { reading, order } = store;
  usePageTitle(say(titleOf(order)));
  if (store.foreign) return <Navigate to="/" replace />;
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
