import { observer } from 'mobx-react-lite';
import { states } from '#domain/shipping/states.ts';
import { AddressFieldset } from '#ui/components/shipping/address-fields.tsx';
import fields from '#ui/design/fields.module.css';
import { useCheckoutStores } from '#ui/stores/checkout-stores.ts';

/** Seven fields, without a shipping address it could be the same as. */
export const OwnBilling = observer(function OwnBilling() {
  const { checkout: store } = useCheckoutStores();
  return (
    <AddressFieldset
      part="billing"
      address={store.checkout.billing}
      states={states}
      onType={(name, value) => store.type('billing', name, value)}
      onLeave={(name) => store.check('billing', name)}
    />
  );
});

/** The billing address: usually the shipping address, else seven fields of its own (CHK-17). */
export const BillingFields = observer(function BillingFields({
  label,
}: {
  readonly label: string;
}) {
  const { checkout: store } = useCheckoutStores();
  const { checkout } = store;
  return (
    <>
      <label className={fields.check}>
        <input
          type="checkbox"
          name="billing-same"
          checked={checkout.billingSameShippingFlag}
          onChange={(event) =>
            store.change({ ...checkout, billingSameShippingFlag: event.target.checked })
          }
        />
        {label}
      </label>
      {checkout.billingSameShippingFlag ? null : <OwnBilling />}
    </>
  );
});
