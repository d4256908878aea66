import { observer } from 'mobx-react-lite';
import { type ComponentType, type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { amountDueOf } from '#domain/checkout/checkout-tender.ts';
import { type PaymentKind, paymentMethodOf } from '#domain/payment/payment-method.ts';
import { cardDay } from '#domain/validation/card-expiry.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { BillingSection } from '#ui/components/checkout/billing-section.tsx';
import { billingFaultList } from '#ui/components/checkout/fault-list.ts';
import { NothingDue } from '#ui/components/checkout/nothing-due.tsx';
import { PaymentForgotten } from '#ui/components/checkout/payment-forgotten.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { OfflineNote } from '#ui/components/elements/offline-note.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { GiftCardPayment } from '#ui/components/gift/gift-card-payment.tsx';
import { useTellsItself } from '#ui/components/notice/tells-itself.ts';
import { AccountPayment } from '#ui/components/payment/account/account-payment.tsx';
import { MethodChoice } from '#ui/components/payment/account/method-choice.tsx';
import { cardFaultList } from '#ui/components/payment/card-faults.ts';
import { CardForm } from '#ui/components/payment/card-form.tsx';
import {
  OpeningFailureMessage,
  PaymentFailureMessage,
} from '#ui/components/payment/payment-failure.tsx';
import { WalletSlot } from '#ui/components/payment/wallet-slot.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useApprovalReturn } from '#ui/routes/checkout/approval-return.ts';
import { CardAgain } from '#ui/routes/checkout/card-again.tsx';
import { useThankYou } from '#ui/routes/screen/thank-you-opening.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';
import { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { SavedCardsStore } from '#ui/stores/payment/saved-cards-store.ts';
import { failureOf } from '#ui/stores/progress/progress.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * Step two: gift cards, then how to pay the rest and what that asks for, or nothing at all when
 * nothing is left to pay (D-CART-11, D-GIFT-06).
 */
export const PaymentStep = observer(function PaymentStep() {
  const { cart } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  const due = amountDueOf(cart.cart, store.checkout);
  const { kind } = paymentMethodOf(store.checkout.paymentInfo, due);
  usePageTitle(say('payment.title'));
  return (
    <div className={layout.stack}>
      <h1>{say('payment.title')}</h1>
      <PaymentForgotten />
      <GiftCardPayment />
      {kind === 'nothing-to-pay' ? <NothingDue /> : <Paying kind={kind} />}
    </div>
  );
});

type PayingKind = Exclude<PaymentKind, 'nothing-to-pay'>;

/** The ways to pay, and the part of the chosen one. */
const Paying = observer(function Paying({ kind }: { readonly kind: PayingKind }) {
  const { core, approvals, cart, shopper, site } = useStores();
  const { checkout } = useCheckoutStores();
  const parts = { core: { run: core.run, approvals }, checkout, cart, shopper };
  const [account] = useState(() => new AccountPaymentStore(parts));
  useTellsItself(() => account.isProcessing);
  useApprovalReturn(account);
  const openThankYou = useThankYou();
  useEffect(() => void account.readAccounts(), [account]);
  const Part = screenParts[kind];
  return (
    <>
      <div className={layout.walletWithText}>
        <WalletSlot goods={{ from: 'checkout' }} onPlaced={openThankYou} />
      </div>
      {site.paypal ? <MethodChoice account={account} /> : null}
      <Part account={account} />
    </>
  );
});

/** The card, in fields only the payment provider can read, and the billing address. */
const CardPayment = observer(function CardPayment() {
  const { core, shopper, cart } = useStores();
  const { checkout: store, session, giftCards } = useCheckoutStores();
  const words = useWords();
  const { say, problem } = words;
  const navigate = useNavigate();
  const [payment] = useState(() => new PaymentStore(core, store));
  const [saved] = useState(() => new SavedCardsStore(core, store, shopper, cardDay(Date.now())));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    void session.open();
    return session.pause;
  }, [session]);
  const { customer } = shopper;
  useEffect(() => void saved.read(), [saved]);
  useEffect(() => saved.offer(customer), [saved, customer]);
  const complete = useCallback(async () => {
    // A gift card that is being asked about may leave another sum to pay, or none.
    await giftCards.ended();
    if (amountDueOf(cart.cart, store.checkout) === 0) return;
    const ready = await payment.complete();
    setAttempt((before) => before + 1);
    if (ready) await navigate(stepAddresses[2]);
  }, [payment, navigate, giftCards, cart, store]);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void complete();
  };
  return (
    <>
      <ErrorSummary
        faults={[...cardFaultList(payment, problem), ...billingFaultList(store.checkout, words)]}
        attempt={attempt}
      />
      <PaymentFailureMessage payment={payment} attempt={attempt} />
      <OpeningFailureMessage />
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <CardAgain payment={payment} />
        <CardForm payment={payment} saved={saved} onSubmit={complete} />
        <BillingSection />
        <section className={layout.stack}>
          <p className={classNames(layout.small, layout.muted, layout.row, layout.start)}>
            <Icon name="lock" />
            <span>{say('payment.private')}</span>
          </p>
          <button
            type="submit"
            // A field that loses the focus may show its error and push the button away under the press.
            onMouseDown={(event) => event.preventDefault()}
            className={classNames(controls.button, controls.broad)}
            aria-busy={payment.completing.is === 'running'}
            aria-disabled={!payment.fieldsAreReady(session.entry)}
          >
            {say('payment.continue')}
          </button>
          <OfflineNote failure={failureOf(payment.completing)} onBack={() => void complete()} />
          <p role="status" className={layout.hidden}>
            {payment.completing.is === 'running' ? say('payment.working') : ''}
          </p>
        </section>
      </form>
    </>
  );
});

/** What each payment method asks for; a kind without its part does not compile. */
const screenParts: Readonly<
  Record<PayingKind, ComponentType<{ readonly account: AccountPaymentStore }>>
> = {
  'new-card': CardPayment,
  'saved-card': CardPayment,
  'apple-pay': CardPayment,
  'payment-account': AccountPayment,
  'saved-account': AccountPayment,
};
