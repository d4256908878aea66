import { observer } from 'mobx-react-lite';
import { mostSavedCards } from '#domain/account/saved-card.ts';
import { TextField } from '#ui/components/form/field.tsx';
import { SpellingOffer } from '#ui/components/form/spelling-offer.tsx';
import { cardFieldError, cardFieldIds } from '#ui/components/payment/card-faults.ts';
import { HostedFields } from '#ui/components/payment/hosted-fields.tsx';
import type { HostedForm } from '#ui/components/payment/hosted-mount.tsx';
import { classNames } from '#ui/design/class-names.ts';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { SavedCardsStore } from '#ui/stores/payment/saved-cards-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export interface CardFormProps extends HostedForm {
  readonly saved: SavedCardsStore;
}

/** Name and expiry are our fields; number and code are the payment provider's. */
export const NewCardFields = observer(function NewCardFields(props: CardFormProps) {
  const { payment, onSubmit, saved } = props;
  const { checkout: store } = useCheckoutStores();
  const { say, problem } = useWords();
  const { nameonCard, expDate } = store.checkout.paymentInfo;
  return (
    <div className={fields.grid}>
      <TextField
        id={cardFieldIds.nameOnCard}
        name="cc-name"
        label={say('label.nameOnCard')}
        error={cardFieldError(payment, 'nameOnCard', problem)}
        value={nameonCard}
        autoComplete="cc-name"
        required
        onChange={payment.typeName}
        below={
          <SpellingOffer
            id={cardFieldIds.nameOnCard}
            value={nameonCard}
            error={payment.problems.nameOnCard}
            onTake={payment.typeName}
          />
        }
      />
      <HostedFields payment={payment} onSubmit={onSubmit}>
        <TextField
          id={cardFieldIds.expiry}
          name="cc-exp"
          label={say('payment.expires')}
          error={cardFieldError(payment, 'expiry', problem)}
          value={expDate}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          maxLength={9}
          span="half"
          required
          onChange={payment.typeExpiry}
        />
      </HostedFields>
      <SaveCard saved={saved} />
    </div>
  );
});

/** Only signed-in customers may save the card, and only when they choose to (PAY-08). */
const SaveCard = observer(function SaveCard({ saved }: Pick<CardFormProps, 'saved'>) {
  const { shopper } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  if (shopper.customer === undefined) return null;
  if (saved.full) {
    const full = say('payment.full', { count: mostSavedCards });
    return <p className={classNames(layout.small, layout.muted)}>{full}</p>;
  }
  return (
    <label className={fields.check}>
      <input
        type="checkbox"
        name="save-card"
        checked={store.checkout.paymentInfo.saveNewCard}
        onChange={(event) => saved.save(event.target.checked)}
      />
      {say('payment.save')}
    </label>
  );
});
