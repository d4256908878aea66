import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { FoundOrder } from '#ui/components/order/found-order.tsx';
import { OrderView } from '#ui/components/order/order-view.tsx';
import { WholeOrderByCode } from '#ui/components/order/whole-order.tsx';
import styles from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { TrackingStore } from '#ui/stores/order/tracking-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface StoreProps {
  readonly store: TrackingStore;
}

const ClaimForm = observer(function ClaimForm({ store }: StoreProps) {
  const { say, problem, failure } = useWords();
  const { typed, problems, sending, attempt } = store.claim;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.find();
  };
  const { orderNumber, email } = problems;
  const isTold = sending.is === 'failed' && sending.failure._tag !== 'InputRefused';
  return (
    <form noValidate onSubmit={handleSubmit}>
      <ErrorSummary faults={faultsOf('track', problems, problem)} attempt={attempt} />
      {isTold ? <FailureMessage key={attempt}>{failure(sending.failure)}</FailureMessage> : null}
      <TextField
        id="track-orderNumber"
        name="orderNumber"
        label={say('track.number')}
        hint={say('track.numberHint')}
        error={orderNumber && problem(orderNumber)}
        value={typed.orderNumber}
        autoComplete="off"
        maxLength={40}
        required
        onChange={(number) => store.claim.type({ orderNumber: number })}
      />
      <TextField
        id="track-email"
        name="email"
        type="email"
        inputMode="email"
        label={say('track.email')}
        error={email && problem(email)}
        value={typed.email}
        autoComplete="email"
        required
        onChange={(typedEmail) => store.claim.type({ email: typedEmail })}
      />
      <SubmitButton busy={sending.is === 'running'} working={say('track.finding')}>
        {say('track.find')}
      </SubmitButton>
    </form>
  );
});

/** A code opens an order once. */
const OpenedOrder = ({ order }: { readonly order: Order }) => {
  const { language } = useWords();
  const [readIn] = useState(language);
  return <OrderView order={order} readIn={readIn} />;
};

const Found = observer(function Found({ store }: StoreProps) {
  const { say } = useWords();
  const { found } = store;
  if (found === undefined) return null;
  return (
    <>
      <div className={styles.side}>
        <FoundOrder key={found.orderId} order={found} />
        {found.order === undefined ? <WholeOrderByCode store={store} /> : null}
        <p>
          <button type="button" className={controls.link} onClick={store.restart}>
            {say('track.another')}
          </button>
        </p>
      </div>
      {found.order === undefined ? null : (
        <div className={styles.whole}>
          <OpenedOrder key={found.orderId} order={found.order} />
        </div>
      )}
    </>
  );
});

/** `/trackorder`: a guest's order on any device (D-ORDER-08, D-ROUTE-43). */
export const TrackOrder = observer(function TrackOrder() {
  const { core } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new TrackingStore(core));
  const [isElsewhere, tellElsewhere] = useState(false);
  const query = new URLSearchParams(useLocation().search);
  const orderId = query.get('order') ?? '';
  const isFromElsewhere = query.has('elsewhere');
  usePageTitle(say('track.title'));
  // Only the browser reads this part of the address.
  useEffect(() => {
    if (orderId !== '') store.claim.type({ orderNumber: orderId });
    tellElsewhere(isFromElsewhere);
  }, [store, orderId, isFromElsewhere]);
  return (
    <div className={classNames(layout.wrap, styles.find)}>
      <div className={styles.side}>
        <div>
          <h1 className={layout.titleLarge}>{say('track.title')}</h1>
          <p>{say('track.lead')}</p>
        </div>
        {isElsewhere ? (
          <p role="note" className={controls.message}>
            {say('track.elsewhere', { orderId })}
          </p>
        ) : null}
        {store.found === undefined ? <ClaimForm store={store} /> : null}
        <p className={classNames(layout.row, layout.small)}>
          <span>{say('track.account')}</span>
          <TextLink to="/orderhistory">{say('track.history')}</TextLink>
        </p>
      </div>
      <Found store={store} />
    </div>
  );
});
