import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { useCardRemoval } from '#ui/components/payment/card-removal.tsx';
import { type CardFormProps, NewCardFields } from '#ui/components/payment/new-card-fields.tsx';
import { SavedCardOptions } from '#ui/components/payment/saved-card-options.tsx';
import styles from '#ui/design/checkout.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** Moves the focus after a card was removed: to the next card, or to the form of a new one. */
const useNextFocus = (cards: readonly SavedCard[]) => {
  const form = useRef<HTMLFieldSetElement>(null);
  const gone = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when the cards have changed
  useEffect(() => {
    if (!gone.current) return;
    gone.current = false;
    const next = form.current?.querySelector<HTMLElement>('[type="radio"]:enabled');
    (next ?? form.current)?.focus();
  }, [cards]);
  const handleRemoved = () => {
    gone.current = true;
  };
  return { form, handleRemoved };
};

/** The card to pay with: a saved one, or a new one. */
export const CardForm = observer(function CardForm(props: CardFormProps) {
  const { say } = useWords();
  const { cards } = props.saved;
  const { form, handleRemoved } = useNextFocus(cards);
  const { ask, failureMessage, dialog } = useCardRemoval(handleRemoved);
  const hasCards = cards.length > 0;
  return (
    <section>
      {failureMessage}
      <fieldset ref={form} tabIndex={-1} className={hasCards ? fields.choice : styles.newCard}>
        <legend className={layout.hidden}>{say('payment.card')}</legend>
        {hasCards ? <SavedCardOptions {...props} onRemove={ask} /> : <NewCardFields {...props} />}
      </fieldset>
      {dialog}
    </section>
  );
});
