import type { OrderMilestone } from '#domain/order/order.ts';
import { type OrderProgress, timelineOf } from '#domain/order/tracking/order-timeline.ts';
import styles from '#ui/design/buying/order.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { day } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface OrderTimelineProps {
  readonly progress: OrderProgress;
  /** Side by side where there is room. */
  readonly across?: boolean;
  /** What is known of a milestone that is still to come, such as its day. */
  readonly expected?: Readonly<Partial<Record<OrderMilestone, string>>>;
}

const ends: readonly OrderMilestone[] = ['CANCELLED', 'REFUNDED'];

/** How far an order is: what happened when, and what is still to come. */
export const OrderTimeline = ({ progress, across = false, expected = {} }: OrderTimelineProps) => {
  const { say, language } = useWords();
  return (
    <ol
      className={classNames(styles.timeline, across && styles.across)}
      aria-label={say('timeline.title')}
    >
      {timelineOf(progress).map(({ milestone, is, at }) => (
        <li
          key={milestone}
          data-is={is}
          data-end={ends.includes(milestone) && is !== 'ahead' ? 'yes' : undefined}
          aria-current={is === 'now' ? 'step' : undefined}
        >
          <b>{say(`milestone.${milestone}`)}</b>
          <small>
            {at === undefined ? (
              (expected[milestone] ?? say('timeline.ahead'))
            ) : (
              <time dateTime={at}>{day(at, language, across ? 'medium' : 'long')}</time>
            )}
          </small>
        </li>
      ))}
    </ol>
  );
};
