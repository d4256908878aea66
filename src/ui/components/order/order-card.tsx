import type { OrderSummary } from '#domain/order/order-history.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { ArrivalNote } from '#ui/components/order/arrival-line.tsx';
import { Reorder } from '#ui/components/order/reorder.tsx';
import styles from '#ui/design/account.module.css';
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

/** One order of the history: number, date, total, items, and the link to the order. */
export const OrderCard = ({ order }: { readonly order: OrderSummary }) => {
  const { say, language } = useWords();
  const { orderId, status, lines, payment, expected } = order;
  const arriving = { status, payment, ...(expected && { expected }) };
  const facts = [
    [say('orders.order'), orderId],
    [say('orders.placed'), day(order.placedAt, language)],
    [say('orders.total'), price(order.totalAmount, language)],
  ] as const;
  const left = lines.length - mostPictures;
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
      <ArrivalNote order={arriving} />
      <div className={classNames(layout.row, layout.between)}>
        <ul className={styles.fan}>
          {lines.slice(0, mostPictures).map(({ productId, name, imagePath }) => (
            <li key={productId}>
              {imagePath === undefined ? (
                <Icon name="box" />
              ) : (
                <img src={imagePath} width="300" height="400" alt="" loading="lazy" />
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
        <Link
          className={classNames(controls.button, controls.second, controls.compact)}
          to={`/orderhistory/${encodeURIComponent(orderId)}`}
          aria-label={say('orders.viewOf', { orderId })}
        >
          {say('orders.view')}
        </Link>
      </div>
      <Reorder orderId={orderId} compact />
    </li>
  );
};
