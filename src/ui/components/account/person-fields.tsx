import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PickedBirthDate } from '#domain/validation/birth-date.ts';
import type { FieldName, Problems } from '#domain/validation/problem.ts';
import { BirthDateFields } from '#ui/components/account/birth-date-fields.tsx';
import { GenderField } from '#ui/components/account/gender-field.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import fields from '#ui/design/fields.module.css';
import { useWords } from '#ui/words/words.ts';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly gender: string;
  readonly birthDate: PickedBirthDate;
}

interface PersonFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly typed: Person;
  readonly problems: Problems;
  readonly onType: (change: Partial<Person>) => void;
  readonly onLeave: (field: FieldName) => void;
  /** Only the names are required. */
  readonly namesOnly?: boolean;
  /** Shown below the names. */
  readonly email: ReactNode;
  /** Shown below the phone number. */
  readonly password?: ReactNode;
}

const lines = {
  firstName: { label: 'label.firstName', autoComplete: 'given-name', type: 'text', span: 'half' },
  lastName: { label: 'label.lastName', autoComplete: 'family-name', type: 'text', span: 'half' },
  phoneNumber: {
    label: 'label.phoneNumber',
    autoComplete: 'tel-national',
    type: 'tel',
    span: undefined,
  },
} as const;

type Line = keyof typeof lines;

const PersonLine = observer(function PersonLine({
  field,
  id,
  typed,
  problems,
  onType,
  onLeave,
  namesOnly = false,
}: PersonFieldsProps & { readonly field: Line }) {
  const { say, problem } = useWords();
  const { label, autoComplete, type, span } = lines[field];
  const fault = problems[field];
  return (
    <TextField
      id={`${id}-${field}`}
      name={field}
      label={say(label)}
      error={fault && problem(fault)}
      value={typed[field]}
      type={type}
      inputMode={type}
      autoComplete={autoComplete}
      span={span}
      required={!(namesOnly && field === 'phoneNumber')}
      onChange={(value) => onType({ [field]: value })}
      onBlur={() => onLeave(field)}
    />
  );
});

/** Personal fields, the same in "Create account" and in the profile (REG-05 … REG-08). */
export const PersonFields = observer(function PersonFields(props: PersonFieldsProps) {
  const { id, typed, problems, onType, email, password, namesOnly = false } = props;
  return (
    <>
      <div className={fields.grid}>
        <PersonLine {...props} field="firstName" />
        <PersonLine {...props} field="lastName" />
      </div>
      {email}
      <PersonLine {...props} field="phoneNumber" />
      {password}
      <BirthDateFields
        id={id}
        picked={typed.birthDate}
        problems={problems}
        required={!namesOnly}
        onPick={(change) => onType({ birthDate: { ...typed.birthDate, ...change } })}
      />
      <GenderField
        id={`${id}-gender`}
        value={typed.gender}
        fault={problems.gender}
        required={!namesOnly}
        onChange={(gender) => onType({ gender })}
      />
    </>
  );
});
