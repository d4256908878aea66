import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { addressOf } from '#domain/checkout/checkout.ts';
import { shippingAddresses } from '#domain/customer/address-book.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { oneLine } from '#ui/components/checkout/one-line.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';
import layout from '#ui/design/layout.module.css';
import { isSameAddress } from '#ui/stores/checkout-account.ts';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Addresses of the account, the default one chosen already (CHK-15); for a guest the way to log in. */
export const SavedAddresses = observer(function SavedAddresses() {
  const { login, shopper } = useStores();
  const { say } = useWords();
  const { customer } = shopper;
  if (customer !== undefined) return <Book customer={customer} />;
  return (
    <p className={layout.small}>
      {say('saved.log')}{' '}
      <button type="button" className={controls.link} onClick={login.open}>
        {say('saved.logText')}
      </button>
    </p>
  );
});

const Book = observer(function Book({ customer }: { readonly customer: Customer }) {
  const { checkout: store } = useCheckoutStores();
  const { say } = useWords();
  useEffect(() => store.offer(customer), [store, customer]);
  const book = shippingAddresses(customer.accountAddresses);
  if (book.length === 0) return null;
  const current = addressOf(store.checkout.shipping);
  const chosen = book.find((kept) => isSameAddress(kept, current));
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
