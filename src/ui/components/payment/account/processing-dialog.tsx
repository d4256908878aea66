import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';
import { useWords } from '#ui/words/words.ts';

/** While the payer is at PayPal (PACC-06, `showProcessing`); closing it ends the try. */
export const ProcessingDialog = observer(function ProcessingDialog({
  account,
}: {
  readonly account: AccountPaymentStore;
}) {
  const { say } = useWords();
  const id = useId();
  return (
    <Dialog
      open={account.isProcessing}
      onClose={account.cancel}
      labelledBy={id}
      describedBy={`${id}-text`}
      role="alertdialog"
    >
      <div className={layout.stack}>
        <h2 id={id} tabIndex={-1} data-first-focus className={layout.titleMedium}>
          {say('paypal.processing')}
        </h2>
        <p id={`${id}-text`}>{say('paypal.processingText')}</p>
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          onClick={account.cancel}
        >
          {say('paypal.cancel')}
        </button>
      </div>
    </Dialog>
  );
});
