import { observer } from 'mobx-react-lite';
import { stepAddresses } from '#ui/addresses/checkout-steps.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Nothing is left to pay: it says why, and asks for no card (COUPON-06, D-GIFT-06). */
export const NothingDue = observer(function NothingDue() {
  const { core, cart } = useStores();
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  const open = useOpen();
  const isFree = cart.totals.ok && cart.totals.value.totalAmount === 0;
  const handleContinue = async () => {
    const skipped = await core.run((useCases) => useCases.payment.skipPayment());
    if (!skipped.ok) return;
    store.replace(skipped.value);
    open(stepAddresses[2]);
  };
  return (
    <div className={layout.stack}>
      <h2>{say('coupon.nothingDue')}</h2>
      <p className={classNames(controls.message, controls.messageOk)}>
        <Icon name="done" />
        <span>{say(isFree ? 'coupon.nothingDueText' : 'giftPay.nothingDueText')}</span>
      </p>
      <button
        type="button"
        className={classNames(controls.button, controls.broad)}
        onClick={() => void handleContinue()}
      >
        {say('coupon.continue')}
      </button>
    </div>
  );
});
