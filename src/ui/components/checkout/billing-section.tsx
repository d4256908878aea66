import { observer } from 'mobx-react-lite';
import { addressOf } from '#domain/checkout/checkout.ts';
import { BillingFields, OwnBilling } from '#ui/components/checkout/billing-fields.tsx';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The billing address, whatever pays. */
export const BillingSection = observer(function BillingSection() {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  const shipping = oneLine(addressOf(store.checkout.shipping));
  return (
    <section className={layout.stack}>
      <h2>{say('payment.billing')}</h2>
      {store.isSent ? (
        <BillingFields label={say('payment.same', { address: shipping })} />
      ) : (
        <OwnBilling />
      )}
    </section>
  );
});
