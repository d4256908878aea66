import { classNames } from '#ui/class-names.ts';
import { describedBy, type FieldFrame, FieldWords, spanClass } from '#ui/components/field.tsx';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';

interface SelectFieldProps extends FieldFrame {
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  /** Shown while nothing is chosen. */
  readonly empty: string;
  readonly required?: boolean;
  readonly autoComplete: AutoFill;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** A labelled choice, drawn by the browser: its own keyboard and picker work everywhere. */
export const SelectField = (props: SelectFieldProps) => {
  const id = props.id ?? props.name;
  return (
    <div className={classNames(fields.field, spanClass(props.span))}>
      <label className={fields.label} htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        name={props.name}
        className={classNames(fields.input, controls.select)}
        value={props.value}
        autoComplete={props.autoComplete}
        aria-required={props.required === true ? true : undefined}
        aria-invalid={props.error !== undefined ? true : undefined}
        aria-describedby={describedBy(id, props)}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      >
        <option value="">{props.empty}</option>
        {props.options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <FieldWords id={id} hint={props.hint} error={props.error} />
    </div>
  );
};
