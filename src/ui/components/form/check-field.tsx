import type { ReactNode } from 'react';
import { FieldWords } from '#ui/components/form/field.tsx';
import fields from '#ui/design/fields.module.css';

interface CheckFieldProps {
  readonly id: string;
  readonly checked: boolean;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its label and error. */
export const CheckField = ({
  id,
  checked,
  required,
  error,
  onChange,
  children,
}: CheckFieldProps) => (
  <div className={fields.field}>
    <label className={fields.check}>
      <input
        id={id}
        name={id}
        type="checkbox"
        checked={checked}
        aria-required={required}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
    <FieldWords id={id} error={error} />
  </div>
);
