import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { approvalReturnIn } from '#domain/payment/account/approval-return.ts';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { thankYouAddress } from '#ui/routes/screen/thank-you-opening.ts';
import type { AccountPaymentStore } from '#ui/stores/payment/account-payment-store.ts';

/**
 * The payer is back on this page (PACC-04). The address keeps the answer until it was taken up, so a
 * refresh takes it up once more; afterwards nothing of it stays in the history.
 */
export const useApprovalReturn = (account: AccountPaymentStore): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const returned = approvalReturnIn(search);
    if (returned === undefined) return;
    account.choose('paypal');
    void account.takeReturn(returned).then((ready) => {
      const { paying } = account;
      const failure = paying.is === 'failed' ? paying.failure : undefined;
      const to =
        failure?._tag === 'AlreadyOrdered'
          ? thankYouAddress(failure.order.orderId)
          : stepAddresses[ready ? 2 : 1];
      return navigate(to, { replace: true });
    });
  }, [account, search, navigate]);
  // Back from PayPal's page by the browser's own button: this page was kept as it was left.
  useEffect(() => {
    const wakeUp = ({ persisted }: PageTransitionEvent) => {
      if (persisted && account.isProcessing) window.location.reload();
    };
    window.addEventListener('pageshow', wakeUp);
    return () => {
      window.removeEventListener('pageshow', wakeUp);
      account.cancel();
    };
  }, [account]);
};
