import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { LoadingBlocks } from '#ui/components/elements/skeletons.tsx';
import { OrderView } from '#ui/components/order/order-view.tsx';
import { Reorder } from '#ui/components/order/reorder.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { OwnOrderStore } from '#ui/stores/order/own-order-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/orderhistory/:orderId`: one order of the signed-in customer (D-ROUTE-10). */
export const OwnOrder = () => {
  const { say } = useWords();
  const { orderId = '' } = useParams();
  return (
    <AccountPage title={say('orders.orderTitle', { orderId })}>
      {({ accountContacts }) => (
        <OrderOf key={orderId} orderId={orderId} email={accountContacts.email} />
      )}
    </AccountPage>
  );
};

interface OrderOfProps {
  readonly orderId: string;
  readonly email: string;
}

const OrderOf = observer(function OrderOf({ orderId, email }: OrderOfProps) {
  const { core } = useStores();
  const { say, failure, language } = useWords();
  const [store] = useState(() => new OwnOrderStore(core));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language, other names of goods (D-ORDER-13)
  useEffect(() => void store.read(orderId, email), [store, orderId, email, language]);
  const { order, reading } = store;
  return (
    <div className={layout.stack}>
      <p>
        <TextLink to="/orderhistory">{say('orders.all')}</TextLink>
      </p>
      {order === undefined ? null : (
        <>
          <Reorder orderId={orderId} />
          <OrderView order={order} />
        </>
      )}
      {reading.is === 'failed' ? (
        <FailureMessage>
          <p>{failure(reading.failure)}</p>
          <button
            type="button"
            className={controls.link}
            onClick={() => void store.read(orderId, email)}
          >
            {say('page.tryAgain')}
          </button>
        </FailureMessage>
      ) : null}
      {order === undefined && reading.is !== 'failed' ? <LoadingBlocks /> : null}
    </div>
  );
});
