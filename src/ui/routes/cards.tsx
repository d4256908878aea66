import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import type { SavedCard } from '#domain/customer/saved-card.ts';
import { classNames } from '#ui/class-names.ts';
import { AccountPage } from '#ui/components/account/account-page.tsx';
import { ConfirmDialog } from '#ui/components/account/confirm-dialog.tsx';
import { Icon } from '#ui/components/icon.tsx';
import { Trouble } from '#ui/components/trouble.tsx';
import styles from '#ui/design/account.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { ActionStore } from '#ui/stores/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords, type Words } from '#ui/words/words.ts';

const cardName = ({ cardType, cardNumberMask }: SavedCard, say: Words['say']): string =>
  say('cards.name', { brand: cardType, last4: cardNumberMask.slice(-4) });

/** `/profile/cards`: what may be known of saved cards, and the way to remove one (ACCT-06). */
export const Cards = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('cards.title')}>
      {(customer) => <CardList customer={customer} />}
    </AccountPage>
  );
};

const CardList = observer(function CardList({ customer }: { readonly customer: Customer }) {
  const { core, shopper, notice } = useStores();
  const { say, failure } = useWords();
  const [leaving, setLeaving] = useState<SavedCard>();
  const list = useRef<HTMLDivElement>(null);
  const [removal] = useState(
    () => new ActionStore(core, (useCases, sequence: number) => useCases.removeCard(sequence)),
  );
  const remove = async (card: SavedCard) => {
    const removed = await removal.run(card.sequence);
    setLeaving(undefined);
    if (removed === undefined) return;
    shopper.become({ ...customer, paymentCards: removed.value });
    notice.show({ severity: 'success', title: { key: 'cards.removed' } });
    list.current?.focus();
  };
  const { doing } = removal;
  const { paymentCards: cards } = customer;
  return (
    <div ref={list} tabIndex={-1} className={classNames(layout.stack, styles.group)}>
      {doing.is === 'failed' ? (
        <Trouble key={removal.attempt}>{failure(doing.failure)}</Trouble>
      ) : null}
      {cards.length === 0 ? <p>{say('cards.none')}</p> : null}
      <ul className={styles.cards}>
        {cards.map((card) => (
          <CardRow key={card.sequence} card={card} onRemove={() => setLeaving(card)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={say('cards.removeTitle')}
        text={leaving === undefined ? '' : `${cardName(leaving, say)}. ${say('cards.removeText')}`}
        busy={doing.is === 'running'}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </div>
  );
});

interface CardRowProps {
  readonly card: SavedCard;
  readonly onRemove: () => void;
}

const CardRow = ({ card, onRemove }: CardRowProps) => {
  const { say } = useWords();
  const name = cardName(card, say);
  return (
    <li className={classNames(layout.box, layout.row, layout.between)}>
      <p className={classNames(layout.row, layout.start)}>
        <Icon name="card" />
        <span>
          <b>{name}</b>
          <br />
          <span className={classNames(layout.small, layout.muted)}>
            {card.nameonCard}, {say('cards.expires', { date: card.expDate })}
          </span>
        </span>
      </p>
      <button
        type="button"
        className={classNames(controls.link, layout.small)}
        aria-label={say('cards.removeOf', { card: name })}
        onClick={onRemove}
      >
        {say('cards.remove')}
      </button>
    </li>
  );
};
