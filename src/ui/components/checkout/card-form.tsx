import { observer } from 'mobx-react-lite';
import { type CardFormProps, NewCardFields } from '#ui/components/checkout/new-card-fields.tsx';
import { SavedCardOptions } from '#ui/components/checkout/saved-card-options.tsx';
import styles from '#ui/design/checkout.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** The card that pays: one of the account's, or a new one. */
export const CardForm = observer(function CardForm(props: CardFormProps) {
  const { say } = useWords();
  const hasCards = props.saved.cards.length > 0;
  return (
    <fieldset className={hasCards ? fields.choice : styles.newCard}>
      <legend className={layout.hidden}>{say('payment.card')}</legend>
      {hasCards ? <SavedCardOptions {...props} /> : <NewCardFields {...props} />}
    </fieldset>
  );
});
