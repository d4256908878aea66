import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AccountAddress } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { AddressFields, Field } from '#domain/checkout/checkout.ts';
import type { Address } from '#domain/shipping/address.ts';
import { shippingStates } from '#domain/shipping/states.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { CheckField } from '#ui/components/form/check-field.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { AddressFieldset } from '#ui/components/shipping/address-fields.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { makeAddressForm } from '#ui/stores/account/address-form.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Typed values and their problems, in the form the checkout's fields take. */
const fieldsOf = (address: Address, problems: Problems): AddressFields => {
  const field = (name: keyof Address): Field => {
    const error = problems[name];
    return { value: address[name], ...(error && { error }) };
  };
  return {
    firstName: field('firstName'),
    lastName: field('lastName'),
    address: field('address'),
    addressDetails: field('addressDetails'),
    city: field('city'),
    state: field('state'),
    zipcode: field('zipcode'),
  };
};

interface AddressFormProps {
  /** Absent for a new address. */
  readonly kept: AccountAddress | undefined;
  readonly onSaved: (customer: Customer) => void;
  readonly onCancel: () => void;
}

/** Form for an address of the account, with the checkout's fields and rules (ACCT-02). */
export const AddressForm = observer(function AddressForm(props: AddressFormProps) {
  const { kept, onSaved, onCancel } = props;
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeAddressForm(core, kept));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { typed, problems, sending } = form;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ((await form.submit()) && form.answer !== undefined) onSaved(form.answer);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2 ref={heading} tabIndex={-1} className={layout.titleMedium}>
        {say(kept === undefined ? 'addresses.addTitle' : 'addresses.editTitle')}
      </h2>
      <ErrorSummary faults={faultsOf('shipping', problems, problem)} attempt={form.attempt} />
      {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
        <FailureMessage key={form.attempt}>{failure(sending.failure)}</FailureMessage>
      ) : null}
      <AddressFieldset
        part="shipping"
        address={fieldsOf(typed, problems)}
        states={shippingStates}
        onType={(name, value) => form.type({ [name]: value })}
        onLeave={form.check}
      />
      {kept?.primaryAddr === true ? null : (
        <CheckField
          id="shipping-default"
          checked={typed.primaryAddr}
          onChange={(primaryAddr) => form.type({ primaryAddr })}
        >
          {say('addresses.asDefault')}
        </CheckField>
      )}
      <div className={layout.row}>
        <SubmitButton busy={sending.is === 'running'}>{say('addresses.save')}</SubmitButton>
        <button
          type="button"
          className={classNames(controls.button, controls.second)}
          onClick={onCancel}
        >
          {say('addresses.cancel')}
        </button>
      </div>
    </form>
  );
});
