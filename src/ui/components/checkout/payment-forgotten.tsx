import { useLocation } from 'react-router-dom';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

/** Goes with the way from a review that was loaded again to the payment. */
export const paymentForgotten = 'payment-forgotten';

/** Why somebody who was at the review is asked for the card once more. */
export const PaymentForgotten = () => {
  const { say } = useWords();
  if (useLocation().state !== paymentForgotten) return null;
  return (
    <p role="status" className={classNames(controls.message, controls.messageInfo)}>
      <Icon name="lock" />
      <span>{say('payment.again')}</span>
    </p>
  );
};
