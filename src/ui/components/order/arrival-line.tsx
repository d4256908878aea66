import { type Arriving, orderArrival } from '#domain/order/arrival/order-arrival.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { deliveryWords } from '#ui/words/delivery-words.ts';
import { useWords } from '#ui/words/words.ts';

/** What is true now of when an order comes (D-SHIPPING-01); nothing when there is nothing to say. */
export const ArrivalLine = ({ order }: { readonly order: Arriving }) => {
  const words = useWords();
  const when = orderArrival(order, Date.now());
  if (when === undefined) return null;
  const isLate = typeof when === 'object' && 'late' in when;
  return (
    <p className={classNames(controls.message, isLate ? controls.messageWarn : controls.messageOk)}>
      <Icon name={isLate ? 'warning' : 'truck'} />
      <span>
        {deliveryWords(when, words)}
        {isLate ? (
          <>
            {' '}
            <TextLink to="/contactus">{words.say('delivery.write')}</TextLink>
          </>
        ) : null}
      </span>
    </p>
  );
};

/** The same in one quiet line, for lists of orders. */
export const ArrivalNote = ({ order }: { readonly order: Arriving }) => {
  const words = useWords();
  const when = orderArrival(order, Date.now());
  return when === undefined ? null : <p className={layout.small}>{deliveryWords(when, words)}</p>;
};
