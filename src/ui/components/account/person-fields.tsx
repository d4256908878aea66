import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PickedBirthDate } from '#domain/validation/birth-date.ts';
import type { FieldName, Problems } from '#domain/validation/problem.ts';
import { BirthDateFields } from '#ui/components/account/birth-date-fields.tsx';
import { GenderField } from '#ui/components/account/gender-field.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { SpellingOffer } from '#ui/components/form/spelling-offer.tsx';
import fields from '#ui/design/fields.module.css';
import { useWords } from '#ui/words/words.ts';

interface Names {
  readonly firstName: string;
  readonly lastName: string;
}

interface Person extends Names {
  readonly phoneNumber: string;
  readonly gender: string;
  readonly birthDate: PickedBirthDate;
}

interface FieldsOf<Typed> {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  readonly typed: Typed;
  readonly problems: Problems;
  readonly onType: (change: Partial<Typed>) => void;
  readonly onLeave: (field: FieldName) => void;
}

interface PersonFieldsProps extends FieldsOf<Person> {
  /** Shown below the names. */
  readonly email: ReactNode;
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

interface PersonLineProps extends Omit<FieldsOf<Partial<Record<Line, string>>>, 'typed'> {
  readonly field: Line;
  readonly value: string;
}

const PersonLine = observer(function PersonLine(props: PersonLineProps) {
  const { field, id, value, problems, onType, onLeave } = props;
  const { say, problem } = useWords();
  const { label, autoComplete, type, span } = lines[field];
  const fault = problems[field];
  return (
    <TextField
      id={`${id}-${field}`}
      name={field}
      label={say(label)}
      error={fault && problem(fault)}
      value={value}
      type={type}
      inputMode={type}
      autoComplete={autoComplete}
      span={span}
      required={field !== 'phoneNumber'}
      onChange={(typed) => onType({ [field]: typed })}
      onBlur={() => onLeave(field)}
      below={
        field === 'phoneNumber' ? null : (
          <SpellingOffer
            id={`${id}-${field}`}
            value={value}
            error={fault}
            onTake={(spelling) => onType({ [field]: spelling })}
          />
        )
      }
    />
  );
});

/** First and last name, side by side where there is room. */
export const NameFields = observer(function NameFields(props: FieldsOf<Names>) {
  const { typed } = props;
  return (
    <div className={fields.grid}>
      <PersonLine {...props} field="firstName" value={typed.firstName} />
      <PersonLine {...props} field="lastName" value={typed.lastName} />
    </div>
  );
});

/** The person in the profile: the names, and what may stay empty (REG-05 … REG-08, D-FORM-23). */
export const PersonFields = observer(function PersonFields(props: PersonFieldsProps) {
  const { id, typed, problems, onType, email } = props;
  return (
    <>
      <NameFields {...props} />
      {email}
      <PersonLine {...props} field="phoneNumber" value={typed.phoneNumber} />
      <BirthDateFields
        id={id}
        picked={typed.birthDate}
        problems={problems}
        required={false}
        onPick={(change) => onType({ birthDate: { ...typed.birthDate, ...change } })}
      />
      <GenderField
        id={`${id}-gender`}
        value={typed.gender}
        fault={problems.gender}
        required={false}
        onChange={(gender) => onType({ gender })}
      />
    </>
  );
});
