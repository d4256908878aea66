import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Address } from '#domain/shipping/address.ts';
import { shippingStates } from '#domain/shipping/states.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { BillingFields, OwnBilling } from '#ui/components/checkout/billing-fields.tsx';
import { ContactFields } from '#ui/components/checkout/contact-fields.tsx';
import { shippingFaultList } from '#ui/components/checkout/fault-list.ts';
import { OfflineNote } from '#ui/components/elements/offline-note.tsx';
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
import { failureOf } from '#ui/stores/progress/progress.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Step one: contact, shipping address and billing address. */
export const ShippingStep = observer(function ShippingStep() {
  const { checkout: store } = useCheckoutStores();
  const { customer, shopper } = useStores().shopper;
  const words = useWords();
  const { say } = words;
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  usePageTitle(say('shipping.title'));
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be pressed again
  useEffect(() => {
    // A link to a field of this form leads into it.
    if (hash !== '') document.getElementById(hash.slice(1))?.focus();
  }, [hash, key]);
  // Who has addresses is offered those.
  const isOffered = shopper === undefined || (customer?.accountAddresses.length ?? 0) > 0;
  useEffect(() => {
    if (store.isSent && !isOffered) void store.findPlace();
  }, [store, isOffered]);
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
      <ErrorSummary faults={shippingFaultList(store.checkout, words)} attempt={attempt} />
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
          <section className={layout.stack}>
            <SubmitButton />
            <OfflineNote failure={failureOf(store.completing)} onBack={() => void complete()} />
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
      // A field that loses the focus may show its error and push the button away under the press.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(controls.button, controls.broad)}
      aria-busy={store.completing.is === 'running'}
    >
      {say('shipping.continue')}
    </button>
  );
});
