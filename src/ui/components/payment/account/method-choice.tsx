import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface MethodChoiceProps {
  readonly account: AccountPaymentStore;
}

/** How to pay: by card, by PayPal, or by a PayPal account that the customer keeps. */
export const MethodChoice = observer(function MethodChoice({ account }: MethodChoiceProps) {
  const { say } = useWords();
  const { shopper } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { method, paymentAccountId } = store.checkout.paymentInfo;
  const kept = shopper.customer?.paymentAccounts ?? [];
  const isKept = method === 'saved-account';
  return (
    <fieldset className={fields.choice}>
      <legend className={layout.hidden}>{say('paypal.method')}</legend>
      <MethodOption
        checked={method !== 'payment-account' && !isKept}
        onChoose={() => account.choose('card')}
      >
        <b>{say('paypal.card')}</b>
      </MethodOption>
      <MethodOption
        checked={method === 'payment-account'}
        onChoose={() => account.choose('paypal')}
      >
        <b>PayPal</b>
      </MethodOption>
      {kept.map(({ paymentAccountId: id, label }) => (
        <MethodOption
          key={id}
          checked={isKept && paymentAccountId === id}
          onChoose={() => account.choose({ kept: id })}
        >
          <b>{say('paypal.kept', { email: label })}</b>
        </MethodOption>
      ))}
    </fieldset>
  );
});

interface MethodOptionProps {
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const MethodOption = ({ checked, onChoose, children }: MethodOptionProps) => (
  <label className={fields.option}>
    <input type="radio" name="payment-method" checked={checked} onChange={onChoose} />
    <span className={layout.grow}>{children}</span>
  </label>
);
