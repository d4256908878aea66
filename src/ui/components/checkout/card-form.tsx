import { observer } from 'mobx-react-lite';
import { cardFieldError, cardFieldIds } from '#ui/components/checkout/card-faults.ts';
import { HostedFields } from '#ui/components/checkout/hosted-fields.tsx';
import { TextField } from '#ui/components/field.tsx';
import styles from '#ui/design/checkout.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { PaymentStore } from '#ui/stores/payment-store.ts';
import { useWords } from '#ui/words/words.ts';

interface CardFormProps {
  readonly payment: PaymentStore;
  /** Enter in a hosted field submits like Enter in any other. */
  readonly onSubmit: () => Promise<void>;
}

/** Name and expiry are ours, number and code are the payment provider's own fields. */
export const CardForm = observer(function CardForm({ payment, onSubmit }: CardFormProps) {
  const { checkout: store } = useCheckoutStores();
  const { say, problem } = useWords();
  const { nameonCard, expDate } = store.checkout.paymentInfo;
  return (
    <fieldset className={styles.newCard}>
      <legend className={layout.hidden}>{say('payment.card')}</legend>
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
      </div>
    </fieldset>
  );
});
