import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The step to continue at; the card is never stored, so payment is the last one. */
const stepOf = ({ formStatus, shipping, contactInfo }: Checkout): string | undefined => {
  if (formStatus.shippingCompleted) return '/checkout/payment';
  const begun = contactInfo.email.value !== '' || shipping.address.value !== '';
  return begun ? '/checkout/shipping' : undefined;
};

/** After signing in, offers once to continue an unfinished checkout (D-ROUTE-40). */
export const ResumeOffer = observer(function ResumeOffer() {
  const { core, cart, shopper } = useStores();
  const { say } = useWords();
  const { pathname } = useLocation();
  const open = useOpen();
  const id = useId();
  const [step, setStep] = useState<string>();
  const waiting = shopper.returned && cart.reading.is === 'done';
  const elsewhere = !/^\/(checkout|implicit)/.test(pathname);
  useEffect(() => {
    if (!waiting || pathname.startsWith('/implicit')) return;
    shopper.offered();
    if (!elsewhere || cart.lines.length === 0) return;
    void core
      .run((useCases) => useCases.checkout.readCheckout())
      .then((checkout) => {
        if (checkout.ok) setStep(stepOf(checkout.value));
      });
  }, [waiting, elsewhere, pathname, core, cart, shopper]);
  const close = () => setStep(undefined);
  return (
    <Dialog open={step !== undefined} onClose={close} labelledBy={id} describedBy={`${id}-text`}>
      <div className={layout.stack}>
        <h2 id={id} className={layout.titleMedium}>
          {say('resume.title')}
        </h2>
        <p id={`${id}-text`}>{say('resume.text')}</p>
        <button
          type="button"
          className={classNames(controls.button, controls.wide)}
          onClick={() => {
            close();
            if (step !== undefined) open(step);
          }}
        >
          {say('resume.go')}
        </button>
        <button
          type="button"
          className={classNames(controls.button, controls.second, controls.wide)}
          onClick={close}
        >
          {say('resume.stay')}
        </button>
      </div>
    </Dialog>
  );
});
