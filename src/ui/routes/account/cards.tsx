import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { SavedAccounts } from '#ui/components/payment/account/saved-accounts.tsx';
import { cardName, useCardRemoval } from '#ui/components/payment/card-removal.tsx';
import { RemoveCardButton } from '#ui/components/payment/remove-card-button.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { useWords } from '#ui/words/words.ts';

/** `/profile/cards`: the saved cards, and the button to remove one (ACCT-06). */
export const Cards = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('cards.title')}>
      {(customer) => (
        <>
          <CardList customer={customer} />
          <SavedAccounts accounts={customer.paymentAccounts ?? []} />
        </>
      )}
    </AccountPage>
  );
};

const CardList = observer(function CardList({ customer }: { readonly customer: Customer }) {
  const { say } = useWords();
  const list = useRef<HTMLDivElement>(null);
  const { ask, failureMessage, dialog } = useCardRemoval(() => list.current?.focus());
  const { paymentCards: cards } = customer;
  return (
    <div ref={list} tabIndex={-1} className={classNames(layout.stack, styles.group)}>
      {failureMessage}
      {cards.length === 0 ? <p>{say('cards.none')}</p> : null}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardRow key={card.sequence} card={card} onRemove={ask} />
        ))}
      </ul>
      {dialog}
    </div>
  );
});

interface CardRowProps {
  readonly card: SavedCard;
  readonly onRemove: (card: SavedCard) => void;
}

const CardRow = ({ card, onRemove }: CardRowProps) => {
  const { say } = useWords();
  return (
    <li className={classNames(layout.box, layout.row, layout.between)}>
      <p className={classNames(layout.row, layout.start)}>
        <Icon name="card" />
        <span>
          <b>{cardName(card, say)}</b>
          <br />
          <span className={classNames(layout.small, layout.muted)}>
            {card.nameonCard}, {say('cards.expires', { date: card.expDate })}
          </span>
        </span>
      </p>
      <RemoveCardButton card={card} onPress={onRemove} />
    </li>
  );
};
