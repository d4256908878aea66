import { observer } from 'mobx-react-lite';
import type { AddressFields as Fields } from '#domain/checkout/checkout.ts';
import type { Address } from '#domain/shipping/address.ts';
import { TextField } from '#ui/components/form/field.tsx';
import { SelectField } from '#ui/components/form/select-field.tsx';
import { SpellingOffer } from '#ui/components/form/spelling-offer.tsx';
import { StreetHelp } from '#ui/components/shipping/street-help.tsx';
import fields from '#ui/design/fields.module.css';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

interface AddressFieldsProps {
  readonly part: 'shipping' | 'billing';
  readonly address: Fields;
  readonly states: readonly (readonly [code: string, name: string])[];
  readonly onType: (name: keyof Address, value: string) => void;
  readonly onLeave: (name: keyof Address) => void;
}

interface Shape {
  readonly name: keyof Address;
  readonly label: WordKey;
  readonly autoComplete: string;
  readonly span?: 'half' | 'third';
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly optional?: true;
}

const shapes: readonly Shape[] = [
  { name: 'firstName', label: 'label.firstName', autoComplete: 'given-name', span: 'half' },
  { name: 'lastName', label: 'label.lastName', autoComplete: 'family-name', span: 'half' },
  { name: 'address', label: 'label.address', autoComplete: 'address-line1' },
  {
    name: 'addressDetails',
    label: 'shipping.addressDetails',
    autoComplete: 'address-line2',
    optional: true,
  },
  { name: 'city', label: 'label.city', autoComplete: 'address-level2', span: 'third' },
  { name: 'state', label: 'label.state', autoComplete: 'address-level1', span: 'third' },
  {
    name: 'zipcode',
    label: 'label.zipcode',
    autoComplete: 'postal-code',
    span: 'third',
    inputMode: 'numeric',
    maxLength: 5,
  },
];

/** The id of an address field, for the error summary and the browser's own filling. */
const addressFieldId = (part: 'shipping' | 'billing', name: string): string => `${part}-${name}`;

/** The seven fields of an address, shipping or billing. */
export const AddressFieldset = observer(function AddressFieldset(props: AddressFieldsProps) {
  const { part, address, states, onType, onLeave } = props;
  const { say, problem } = useWords();
  return (
    <div className={fields.grid}>
      {shapes.map(({ name, label, autoComplete, optional, ...shape }) => {
        const { value, error } = address[name];
        const common = {
          ...shape,
          id: addressFieldId(part, name),
          name: `${part}-${name}`,
          label: say(label),
          value,
          required: optional !== true,
          autoComplete: `${part} ${autoComplete}` as AutoFill,
          error: error && problem(error),
          onChange: (typed: string) => onType(name, typed),
          onBlur: () => onLeave(name),
        };
        return name === 'state' ? (
          <SelectField
            key={name}
            {...common}
            options={states}
            empty={say('shipping.chooseState')}
          />
        ) : (
          <TextField
            key={name}
            {...common}
            below={
              name === 'address' ? (
                <StreetHelp
                  id={common.id}
                  details={address.addressDetails.value}
                  onType={onType}
                  onLeave={onLeave}
                />
              ) : name === 'firstName' || name === 'lastName' ? (
                <SpellingOffer
                  id={common.id}
                  value={value}
                  error={error}
                  onTake={common.onChange}
                />
              ) : null
            }
          />
        );
      })}
    </div>
  );
});
