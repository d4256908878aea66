import type { ReactNode } from 'react';
import type { Language } from '#domain/locale/language.ts';
import type { Order } from '#domain/order/order.ts';
import type { OrderProgress } from '#domain/order/tracking/order-timeline.ts';
import { Totals } from '#ui/components/cart/totals.tsx';
import { TenderRows } from '#ui/components/gift/tender-rows.tsx';
import { ArrivalLine } from '#ui/components/order/arrival-line.tsx';
import { OrderTimeline } from '#ui/components/order/order-timeline.tsx';
import { Parcel } from '#ui/components/order/parcel.tsx';
import { PlacedLines } from '#ui/components/order/placed-lines.tsx';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import way from '#ui/design/buying/order.module.css';
import styles from '#ui/design/cart.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { day } from '#ui/words/formats.ts';
import { statusText } from '#ui/words/order-status.ts';
import { useWords } from '#ui/words/words.ts';

/** When the box comes, or where the money of an order is that no box comes of. */
const WhatFollows = ({ order }: { readonly order: Order }) => {
  const { say } = useWords();
  const { payment } = order;
  if (payment === 'REFUNDING' || payment === 'REFUNDED') {
    return (
      <p className={classNames(controls.message, controls.messageOk)}>
        {say(payment === 'REFUNDED' ? 'thanks.moneyBack' : 'thanks.moneyComing')}
      </p>
    );
  }
  return (
    <>
      <ArrivalLine order={order} />
      {order.shipment === undefined ? null : <Parcel shipment={order.shipment} />}
    </>
  );
};

/** Orders of before milestones were told have only their placing. */
const progressOf = ({ status, payment, placedAt, timeline, lines }: Order): OrderProgress => ({
  status,
  payment,
  timeline: timeline ?? [{ milestone: 'PLACED', at: placedAt }],
  shipsNothing: lines.every(({ gift }) => gift !== undefined),
});

interface OrderViewProps {
  readonly order: Order;
  /** Present where the order cannot be read again in another language. */
  readonly readIn?: Language;
  /** Below the delivery panel. */
  readonly children?: ReactNode;
}

/** The lines, address, way and totals of an order, on the thank-you page and in the history. */
export const OrderView = ({ order, readIn, children }: OrderViewProps) => {
  const { say, language } = useWords();
  const { shipping, placedAt, card, paidWith } = order;
  return (
    <div className={styles.page}>
      <section>
        <h2>{say('thanks.lines')}</h2>
        <PlacedLines lines={order.lines} readIn={readIn} />
      </section>
      <aside aria-label={say('thanks.delivery')}>
        <div className={classNames(layout.panel, layout.stack)}>
          <h2 className={layout.titleMedium}>{say('thanks.delivery')}</h2>
          {shipping.zipcode === '' ? (
            <p>{say('coupon.byEmail')}</p>
          ) : (
            <p>
              {shipping.firstName} {shipping.lastName}
              <br />
              {oneLine(shipping)}
            </p>
          )}
          {order.giftOrder === true ? <p>{say('shipping.gift')}</p> : null}
          {order.giftMessage === undefined ? null : (
            <p className={layout.small}>
              {say('review.gift')}: {order.giftMessage}
            </p>
          )}
          <p className={layout.small}>
            {say('thanks.placedOn', { date: day(placedAt, language) })}
          </p>
          <p className={layout.small}>
            {say('thanks.status', { status: statusText(order.status, say) })}
          </p>
          {card === undefined ? null : (
            <p className={layout.small}>{say('thanks.card', { ...card })}</p>
          )}
          {paidWith === undefined ? null : (
            <p className={layout.small}>
              {paidWith.method === 'apple-pay'
                ? say('thanks.applePay', { card: paidWith.name })
                : say('thanks.paypal', { email: paidWith.name })}
            </p>
          )}
          <div id="order-progress">
            <OrderTimeline progress={progressOf(order)} />
          </div>
          <WhatFollows order={order} />
          <Totals amounts={order} />
          <TenderRows giftCards={order.giftCards ?? []} amountDue={order.amountDue} />
        </div>
        {children === undefined ? null : <div className={way.below}>{children}</div>}
      </aside>
    </div>
  );
};
