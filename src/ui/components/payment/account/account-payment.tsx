import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { BillingSection } from '#ui/components/checkout/billing-section.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { AccountOutcome } from '#ui/components/payment/account/account-outcome.tsx';
import { ProcessingDialog } from '#ui/components/payment/account/processing-dialog.tsx';
import styles from '#ui/design/checkout.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface AccountPaymentProps {
  readonly account: AccountPaymentStore;
}

/** PayPal in the payment step: what to do with the payer's address and account, and the way there. */
export const AccountPayment = observer(function AccountPayment({ account }: AccountPaymentProps) {
  const { say } = useWords();
  const open = useOpen();
  const { shopper } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { paymentInfo } = store.checkout;
  const { paymentAccountId } = paymentInfo;
  const isKept = paymentInfo.method === 'saved-account' && paymentAccountId !== undefined;
  useEffect(() => void account.prepare(), [account]);
  const goOn = async (paying: Promise<boolean>) => {
    if (await paying) return open(stepAddresses[2]);
  };
  return (
    <div className={layout.stack}>
      {/* The dialog closes first: nothing behind an open one can take the focus. */}
      <ProcessingDialog account={account} />
      <AccountOutcome account={account} onAgain={() => void goOn(account.askAgain())} />
      {isKept ? (
        <p>{say('paypal.storedText')}</p>
      ) : (
        <section className={classNames(layout.stack, styles.form)}>
          <p>{say('paypal.text')}</p>
          {store.isSent ? (
            <label className={fields.check}>
              <input
                type="checkbox"
                name="paypal-address"
                checked={account.account.validateAddress}
                onChange={(event) => account.wishAddress(event.target.checked)}
              />
              {say('paypal.shipThere')}
            </label>
          ) : null}
          {shopper.customer === undefined ? null : (
            <label className={fields.check}>
              <input
                type="checkbox"
                name="paypal-keep"
                checked={paymentInfo.keepAccount === true}
                onChange={(event) => account.wishKeeping(event.target.checked)}
              />
              {say('paypal.keep')}
            </label>
          )}
        </section>
      )}
      <BillingSection />
      <section className={layout.stack}>
        <p className={classNames(layout.small, layout.muted, layout.row, layout.start)}>
          <Icon name="lock" />
          <span>{say('paypal.private')}</span>
        </p>
        {isKept ? (
          <button
            type="button"
            className={classNames(controls.button, controls.broad)}
            onClick={() => void goOn(account.payKept(paymentAccountId))}
          >
            {say('payment.continue')}
          </button>
        ) : (
          <button
            type="button"
            className={classNames(controls.button, controls.broad)}
            aria-busy={account.isProcessing}
            aria-disabled={account.place === undefined}
            onClick={() => void goOn(account.pay())}
          >
            {say('paypal.continue')}
          </button>
        )}
      </section>
    </div>
  );
});
