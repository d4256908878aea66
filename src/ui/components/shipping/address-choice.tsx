import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { addressOf } from '#domain/checkout/checkout.ts';
import type { Address } from '#domain/shipping/address.ts';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import type { AddressChoice } from '#ui/stores/shipping/shipping-outcome.ts';
import { useWords } from '#ui/words/words.ts';

interface AddressChoiceFormProps {
  readonly choice: AddressChoice;
  /** Absent: the address stays as it was typed. */
  readonly onChoose: (address: Address | undefined) => void;
}

/** The forms the carrier knows; the typed address is always the last choice (D-CHECKOUT-09). */
export const AddressChoiceForm = observer(function AddressChoiceForm({
  choice,
  onChoose,
}: AddressChoiceFormProps) {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  const { candidates, matched } = choice;
  const [chosen, setChosen] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const options = [...candidates, addressOf(store.checkout.shipping)];
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChoose(candidates[chosen]);
  };
  return (
    <form className={classNames(layout.box, layout.stack)} onSubmit={handleSubmit}>
      <h2 ref={heading} id="address-choice" tabIndex={-1} className={layout.titleSmall}>
        {say('shipping.checkTitle')}
      </h2>
      <p className={classNames(layout.small, layout.muted)}>
        {say(matched ? 'shipping.checkText' : 'shipping.noMatchText')}
      </p>
      <fieldset className={fields.choice} aria-labelledby="address-choice">
        {options.map((address, index) => {
          const typed = index === candidates.length;
          return (
            <label key={typed ? 'typed' : oneLine(address)} className={fields.option}>
              <input
                type="radio"
                name="address-choice"
                checked={chosen === index}
                onChange={() => setChosen(index)}
              />
              <span className={layout.grow}>
                <b>{typed ? say('shipping.keep') : address.address}</b>
                <br />
                {typed ? oneLine(address) : oneLine({ ...address, address: '' })}{' '}
                {index === 0 && !typed ? (
                  <span className={classNames(controls.badge, controls.badgeOk)}>
                    {say('shipping.suggested')}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </fieldset>
      <button
        type="submit"
        className={classNames(controls.button, controls.broad)}
        aria-busy={store.completing.is === 'running'}
      >
        {say('shipping.continue')}
      </button>
    </form>
  );
});
