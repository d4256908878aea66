import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { PaymentProgress } from '#domain/order/order.ts';
import type { TrackedOrder } from '#domain/order/tracking/tracked-order.ts';
import { OrderTimeline } from '#ui/components/order/order-timeline.tsx';
import { Parcel } from '#ui/components/order/parcel.tsx';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { day } from '#ui/words/formats.ts';
import { statusText } from '#ui/words/order-status.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

/** What is to be said of a payment that is not simply paid. */
const told: Readonly<Partial<Record<PaymentProgress, WordKey>>> = {
  CONFIRMING: 'track.confirming',
  PENDING: 'track.pending',
  IN_REVIEW: 'track.inReview',
  FAILED: 'track.failed',
  REFUNDING: 'track.refunding',
  REFUNDED: 'track.refunded',
};

/** How far the order is that was found; the heading takes the focus, because it is the answer. */
export const FoundOrder = observer(function FoundOrder({
  order,
}: {
  readonly order: TrackedOrder;
}) {
  const { say, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { orderId, status, payment, placedAt, shipment, shipsNothing } = order;
  useEffect(() => heading.current?.focus(), []);
  const payingKey = told[payment];
  return (
    <section className={classNames(layout.panel, layout.stack)} aria-labelledby="found-order">
      <h2 ref={heading} id="found-order" tabIndex={-1} className={layout.titleMedium}>
        {say('track.found', { orderId, status: statusText(status, say) })}
      </h2>
      <p className={layout.small}>{say('track.placedOn', { date: day(placedAt, language) })}</p>
      {payingKey === undefined ? null : <p>{say(payingKey)}</p>}
      <OrderTimeline progress={order} />
      {shipsNothing && payment === 'PAID' ? <p>{say('track.byEmail')}</p> : null}
      {shipment === undefined ? null : <Parcel shipment={shipment} />}
    </section>
  );
});
