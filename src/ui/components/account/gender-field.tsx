import { genders } from '#domain/validation/birth-date.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { SelectField } from '#ui/components/form/select-field.tsx';
import { useWords } from '#ui/words/words.ts';

interface GenderFieldProps {
  readonly id: string;
  readonly value: string;
  readonly fault: Problem | undefined;
  readonly required: boolean;
  readonly onChange: (value: string) => void;
}

/** Four options; one of them is not to say (REG-06, D-FORM-12). */
export const GenderField = ({ id, value, fault, required, onChange }: GenderFieldProps) => {
  const { say, problem } = useWords();
  return (
    <SelectField
      id={id}
      name="gender"
      label={say('join.gender')}
      value={value}
      options={genders.map((gender) => [gender, say(`gender.${gender}`)])}
      empty={say('join.choose')}
      error={fault && problem(fault)}
      required={required}
      autoComplete="off"
      onChange={onChange}
    />
  );
};
