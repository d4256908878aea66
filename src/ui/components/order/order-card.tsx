import type { ProductSummary } from '#domain/catalog/product.ts';
import type { OrderSummary } from '#domain/order/order-history.ts';
import { isOnItsWay } from '#domain/order/tracking/order-timeline.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { ArrivalNote } from '#ui/components/order/arrival-line.tsx';
import { BoxBought } from '#ui/components/order/box-bought.tsx';
import type { GroundOf } from '#ui/components/order/grounds.ts';
import { OrderTimeline } from '#ui/components/order/order-timeline.tsx';
import { RateLines } from '#ui/components/order/rate-lines.tsx';
import { Reorder } from '#ui/components/order/reorder.tsx';
import styles from '#ui/design/account.module.css';
import order from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { day, price } from '#ui/words/formats.ts';
import { statusText } from '#ui/words/order-status.ts';
import { useWords } from '#ui/words/words.ts';

/** The most pictures that fit a phone. */
const mostPictures = 4;

const statusLooks: Readonly<Record<string, string | undefined>> = {
  SHIPPED: controls.badgeInfo,
  DELIVERED: controls.badgeOk,
};

/** Looks like a box where there is no picture of the thing itself. */
const boxPicture = '/packs/crunchcart-logo.png';

interface OrderCardProps {
  readonly order: OrderSummary;
  /** The flavors of boxes, for their stripes. */
  readonly shelf: readonly ProductSummary[] | undefined;
  readonly groundOf: GroundOf;
}

/** The lines whose packs are shown. */
export const picturedOf = ({ lines }: OrderSummary) => lines.slice(0, mostPictures);

/** One order of the history: number, date, total, what was in it, how far it is, and "Order again". */
export const OrderCard = ({ order: summary, shelf, groundOf }: OrderCardProps) => {
  const { say, language } = useWords();
  const { orderId, status, payment, expected, lines, timeline = [] } = summary;
  const arriving = { status, payment, ...(expected && { expected }) };
  const facts = [
    [say('orders.order'), orderId],
    [say('orders.placed'), day(summary.placedAt, language, 'medium')],
    [say('orders.total'), price(summary.totalAmount, language)],
  ] as const;
  const left = lines.length - mostPictures;
  const progress = {
    ...summary,
    timeline,
    shipsNothing: lines.every(({ isGift }) => isGift === true),
  };
  return (
    <li className={styles.order}>
      <header>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <span className={classNames(controls.badge, statusLooks[status])}>
          {statusText(status, say)}
        </span>
      </header>
      <div className={classNames(layout.row, layout.between, order.cardRow)}>
        <ul className={styles.fan}>
          {picturedOf(summary).map(({ productId, name, imagePath, contents }) => (
            <li key={`${productId} ${name}`} style={groundOf(productId)}>
              {imagePath === undefined && contents === undefined ? (
                <Icon name="box" />
              ) : (
                <img src={imagePath ?? boxPicture} width="300" height="400" alt="" loading="lazy" />
              )}
              <span className={layout.hidden}>{name}</span>
            </li>
          ))}
          {left > 0 ? (
            <li>
              <span aria-hidden="true">+{left}</span>
              <span className={layout.hidden}>{say('orders.moreItems', { count: left })}</span>
            </li>
          ) : null}
        </ul>
        <Reorder orderId={orderId} compact>
          <Link
            className={classNames(controls.button, controls.second, controls.compact)}
            to={`/orderhistory/${encodeURIComponent(orderId)}`}
            aria-label={say('orders.viewOf', { orderId })}
          >
            {say('orders.view')}
          </Link>
        </Reorder>
      </div>
      {lines.map(({ productId, name, contents }) =>
        contents === undefined ? null : (
          <div key={`${productId} ${name}`} className={order.cardPart}>
            <BoxBought name={name} contents={contents} shelf={shelf} />
          </div>
        ),
      )}
      {status === 'DELIVERED' ? <RateLines lines={lines} /> : null}
      {isOnItsWay(progress) ? (
        <div className={classNames(order.cardPart, layout.stack)}>
          <ArrivalNote order={arriving} />
          <OrderTimeline progress={progress} across />
        </div>
      ) : null}
    </li>
  );
};
