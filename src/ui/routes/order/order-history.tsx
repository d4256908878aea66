import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { LoadingBlocks } from '#ui/components/elements/skeletons.tsx';
import { useShelf } from '#ui/components/order/box-bought.tsx';
import { useGrounds } from '#ui/components/order/grounds.ts';
import { OrderCard, picturedOf } from '#ui/components/order/order-card.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { OrderHistoryStore } from '#ui/stores/order/order-history-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/orderhistory` (ROUTE-26). */
export const OrderHistory = () => {
  const { say, language } = useWords();
  // Another language, other names of goods: the list is read again (D-ORDER-13).
  return <AccountPage title={say('orders.title')}>{() => <Orders key={language} />}</AccountPage>;
};

const Orders = observer(function Orders() {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [history] = useState(() => new OrderHistoryStore(core));
  useEffect(() => void history.read(), [history]);
  const { orders, reading, more } = history;
  const shelf = useShelf(
    orders.some(({ lines }) => lines.some(({ contents }) => contents !== undefined)),
  );
  const groundOf = useGrounds(orders.flatMap(picturedOf));
  return (
    <div className={layout.stack}>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} shelf={shelf} groundOf={groundOf} />
        ))}
      </ul>
      {reading.is === 'failed' ? (
        <FailureMessage>
          <p>{failure(reading.failure)}</p>
          <button type="button" className={controls.link} onClick={() => void history.read()}>
            {say('page.tryAgain')}
          </button>
        </FailureMessage>
      ) : null}
      {reading.is === 'done' && orders.length === 0 ? (
        <>
          <p>{say('orders.none')}</p>
          <ButtonLink to="/all-snacks">{say('home.shopAll')}</ButtonLink>
        </>
      ) : null}
      {orders.length === 0 && reading.is !== 'done' && reading.is !== 'failed' ? (
        <LoadingBlocks />
      ) : null}
      {more > 0 ? (
        <button
          type="button"
          className={classNames(controls.button, controls.second)}
          aria-busy={reading.is === 'running'}
          onClick={() => void history.read()}
        >
          {say('list.more', { count: more })}
        </button>
      ) : null}
    </div>
  );
});
