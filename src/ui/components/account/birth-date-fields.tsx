import { observer } from 'mobx-react-lite';
import type { PickedBirthDate } from '#domain/validation/birth-date.ts';
import type { Problems } from '#domain/validation/problem.ts';
import { birthDays, birthMonths, yearsOfBirth } from '#ui/components/account/birth-date-options.ts';
import { today } from '#ui/components/account/today.ts';
import { FieldWords } from '#ui/components/form/field.tsx';
import { SelectField } from '#ui/components/form/select-field.tsx';
import styles from '#ui/design/account.module.css';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

interface BirthDateFieldsProps {
  /** Prefix of the ids of the three selects. */
  readonly id: string;
  readonly picked: PickedBirthDate;
  readonly problems: Problems;
  readonly required: boolean;
  readonly onPick: (change: Partial<PickedBirthDate>) => void;
}

/** Day, month and year, each its own select (REG-05, REG-07). */
export const BirthDateFields = observer(function BirthDateFields(props: BirthDateFieldsProps) {
  const { id, picked, problems, required, onPick } = props;
  const { say, problem, language } = useWords();
  const whole = problems.birthDate;
  const part = (
    name: keyof PickedBirthDate,
    options: ReturnType<typeof yearsOfBirth>,
    autoComplete: AutoFill,
  ) => {
    const fault = problems[name];
    return (
      <SelectField
        id={`${id}-${name}`}
        name={name}
        label={say(`join.${name}`)}
        value={picked[name]}
        options={options}
        empty={say('join.choose')}
        error={fault && problem(fault)}
        required={required}
        autoComplete={autoComplete}
        onChange={(value) => onPick({ [name]: value })}
      />
    );
  };
  return (
    <fieldset
      id={`${id}-birthDate`}
      tabIndex={-1}
      className={styles.group}
      aria-describedby={whole === undefined ? undefined : `${id}-birthDate-error`}
    >
      <legend className={controls.label}>{say('join.birthDate')}</legend>
      <div className={styles.birth}>
        {part('month', birthMonths(language), 'bday-month')}
        {part('day', birthDays, 'bday-day')}
        {part('year', yearsOfBirth(today()), 'bday-year')}
      </div>
      <FieldWords id={`${id}-birthDate`} error={whole && problem(whole)} />
    </fieldset>
  );
});
