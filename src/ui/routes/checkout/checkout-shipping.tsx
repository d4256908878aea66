import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Address } from '#domain/shipping/address.ts';
import { shippingStates } from '#domain/shipping/states.ts';
import { BillingFields, OwnBilling } from '#ui/components/checkout/billing-fields.tsx';
import { stepAddresses } from '#ui/components/checkout/checkout-steps.tsx';
import { ContactFields } from '#ui/components/checkout/contact-fields.tsx';
import { shippingFaultList } from '#ui/components/checkout/fault-list.ts';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { GiftFields } from '#ui/components/gift/gift-fields.tsx';
import { AddressChoiceForm } from '#ui/components/shipping/address-choice.tsx';
import { AddressFieldset } from '#ui/components/shipping/address-fields.tsx';
import { LogInHere, SavedAddresses } from '#ui/components/shipping/saved-addresses.tsx';
import { ShippingFailureMessage } from '#ui/components/shipping/shipping-failure.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { hidesFields } from '#ui/stores/checkout/checkout-account.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Step one: contact, shipping address and billing address. */
export const ShippingStep = observer(function ShippingStep() {
  const { checkout: store } = useCheckoutStores();
  const { customer } = useStores().shopper;
  const { say, problem } = useWords();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  usePageTitle(say('shipping.title'));
  const complete = async (chosen?: Parameters<typeof store.completeShipping>[0]) => {
    const ready = await store.completeShipping(chosen);
    setAttempt((before) => before + 1);
    if (ready) await navigate(stepAddresses[1]);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void complete();
  };
  return (
    <>
      <h1>{say('shipping.title')}</h1>
      <ErrorSummary faults={shippingFaultList(store.checkout, problem)} attempt={attempt} />
      <ShippingFailureMessage />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <LogInHere />
        <ContactFields />
        {store.isSent ? (
          <section className={layout.stack}>
            <h2>{say('shipping.address')}</h2>
            {customer === undefined ? null : <SavedAddresses customer={customer} />}
            {hidesFields(store.checkout, customer) ? null : (
              <AddressFieldset
                part="shipping"
                address={store.checkout.shipping}
                states={shippingStates}
                onType={(name, value) => store.type('shipping', name, value)}
                onLeave={(name) => store.check('shipping', name)}
              />
            )}
          </section>
        ) : (
          <section className={layout.stack}>
            <h2>{say('payment.billing')}</h2>
            <p className={layout.muted}>{say('coupon.byEmail')}</p>
            <OwnBilling />
          </section>
        )}
        {store.isSent ? (
          <section className={layout.stack}>
            <BillingFields label={say('shipping.sameBilling')} />
            <GiftFields />
          </section>
        ) : null}
        {store.choice === undefined ? (
          <section>
            <SubmitButton />
          </section>
        ) : null}
      </form>
      {store.choice === undefined ? null : (
        <AddressChoiceForm
          choice={store.choice}
          onChoose={(address: Address | undefined) =>
            void complete(
              address === undefined ? { how: 'as-entered' } : { how: 'candidate', address },
            )
          }
        />
      )}
    </>
  );
});

const SubmitButton = observer(function SubmitButton() {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  return (
    <button
      type="submit"
      className={classNames(controls.button, controls.broad)}
      aria-busy={store.completing.is === 'running'}
    >
      {say('shipping.continue')}
    </button>
  );
});
