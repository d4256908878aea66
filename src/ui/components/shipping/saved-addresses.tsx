import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import { oneLine } from '#ui/components/shipping/one-line.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { chosenOf } from '#ui/stores/checkout/checkout-account.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** For a guest: a link to log in for saved addresses, without leaving the checkout (NAV-13). */
export const LogInHere = observer(function LogInHere() {
  const { login, shopper } = useStores();
  const { say } = useWords();
  if (shopper.customer !== undefined) return null;
  return (
    <p className={layout.small}>
      {say('saved.log')}{' '}
      <button type="button" className={controls.link} onClick={login.open}>
        {say('saved.logText')}
      </button>
    </p>
  );
});

/** Addresses of the account; the default one is selected (CHK-15). */
export const SavedAddresses = observer(function SavedAddresses({
  customer,
}: {
  readonly customer: Customer;
}) {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  useEffect(() => store.offer(customer), [store, customer]);
  const book = shippingAddresses(customer.accountAddresses);
  if (book.length === 0) return null;
  const chosen = chosenOf(store.checkout, book);
  return (
    <fieldset className={fields.choice}>
      <legend className={layout.hidden}>{say('saved.address')}</legend>
      {book.map((kept) => (
        <label key={kept.id} className={fields.option}>
          <input
            type="radio"
            name="saved-address"
            checked={kept === chosen}
            onChange={() => store.select(kept)}
          />
          <span className={layout.grow}>
            <b>
              {kept.firstName} {kept.lastName}
            </b>
            <br />
            {oneLine(kept)}
          </span>
        </label>
      ))}
      <label className={fields.option}>
        <input
          type="radio"
          name="saved-address"
          checked={chosen === undefined}
          onChange={() => store.select(undefined)}
        />
        <b>{say('saved.other')}</b>
      </label>
    </fieldset>
  );
});
