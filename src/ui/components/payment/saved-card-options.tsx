import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { expiresSoon, isExpired, type SavedCard } from '#domain/account/saved-card.ts';
import { cardName } from '#ui/components/payment/card-removal.tsx';
import { type CardFormProps, NewCardFields } from '#ui/components/payment/new-card-fields.tsx';
import { RemoveCardButton } from '#ui/components/payment/remove-card-button.tsx';
import { SavedCardCode } from '#ui/components/payment/saved-card-code.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface SavedCardOptionsProps extends CardFormProps {
  readonly onRemove: (card: SavedCard) => void;
}

/** Radio buttons for the saved cards and a new card; the fields of the chosen one are below it. */
export const SavedCardOptions = observer(function SavedCardOptions({
  onRemove,
  ...props
}: SavedCardOptionsProps) {
  const { saved, payment, onSubmit } = props;
  const { say } = useWords();
  const { chosen, today } = saved;
  const choose = (sequence: number | undefined) => {
    payment.startOver();
    saved.choose(sequence);
  };
  return (
    <>
      {saved.cards.map((card) => (
        <CardOption
          key={card.sequence}
          checked={card === chosen}
          disabled={isExpired(card, today)}
          label={<CardName card={card} today={today} />}
          beside={<RemoveCardButton card={card} onPress={onRemove} />}
          onChoose={() => choose(card.sequence)}
        >
          <SavedCardCode card={card} payment={payment} onSubmit={onSubmit} />
        </CardOption>
      ))}
      <CardOption
        checked={chosen === undefined}
        label={<b>{say('payment.newCard')}</b>}
        onChoose={() => choose(undefined)}
      >
        <NewCardFields {...props} />
      </CardOption>
    </>
  );
});

interface CardOptionProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly label: ReactNode;
  readonly beside?: ReactNode;
  readonly onChoose: () => void;
  /** Shown when the card is chosen. */
  readonly children: ReactNode;
}

const CardOption = ({ checked, disabled, label, beside, onChoose, children }: CardOptionProps) => (
  <div className={classNames(fields.option, styles.cardOption)}>
    <div className={classNames(layout.row, layout.start)}>
      <label className={layout.grow}>
        <input
          type="radio"
          name="saved-card"
          checked={checked}
          disabled={disabled}
          onChange={onChoose}
        />
        <span className={layout.grow}>{label}</span>
      </label>
      {beside}
    </div>
    {checked ? <div className={styles.cardAsks}>{children}</div> : null}
  </div>
);

interface CardNameProps {
  readonly card: SavedCard;
  readonly today: string;
}

const CardName = ({ card, today }: CardNameProps) => {
  const { say } = useWords();
  const { nameonCard: name, expDate: date } = card;
  const expired = isExpired(card, today);
  return (
    <>
      <b>{cardName(card, say)}</b>{' '}
      {expired ? <span className={controls.badge}>{say('payment.expired')}</span> : null}
      {expiresSoon(card, today) ? (
        <span className={classNames(controls.badge, controls.badgeInfo)}>
          {say('payment.expiresSoon')}
        </span>
      ) : null}
      <br />
      <span className={classNames(layout.small, layout.muted)}>
        {say(expired ? 'payment.cardExpired' : 'payment.cardOwner', { name, date })}
      </span>
    </>
  );
};
