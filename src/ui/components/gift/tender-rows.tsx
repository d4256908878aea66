import { type Cents, negateCents } from '#domain/money/cents.ts';
import type { UsedGiftCard } from '#domain/order/order.ts';
import styles from '#ui/design/cart.module.css';
import { price } from '#ui/words/formats.ts';
import { useWords } from '#ui/words/words.ts';

interface TenderRowsProps {
  readonly giftCards: readonly UsedGiftCard[];
  readonly amountDue: Cents;
}

/** Below the totals: what gift cards pay, and what they leave; nothing without any. */
export const TenderRows = ({ giftCards, amountDue }: TenderRowsProps) => {
  const { say, language } = useWords();
  const paying = giftCards.filter(({ amount }) => amount > 0);
  if (paying.length === 0) return null;
  return (
    <dl className={styles.totals} style={{ marginTop: '0.5rem' }}>
      {paying.map(({ last4, amount }) => (
        <div key={`${last4} ${amount}`} className={styles.saving}>
          <dt>{say('giftPay.card', { last4 })}</dt>
          <dd>{price(negateCents(amount), language)}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{say('giftPay.remaining')}</dt>
        <dd>{price(amountDue, language)}</dd>
      </div>
    </dl>
  );
};
