import { Field, type FieldFrame } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';

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

/** A labelled native select: the browser's keyboard and picker work everywhere. */
export const SelectField = (props: SelectFieldProps) => (
  <Field
    id={props.id}
    label={props.label}
    name={props.name}
    hint={props.hint}
    error={props.error}
    span={props.span}
  >
    {(input) => (
      <select
        {...input}
        className={classNames(controls.input, controls.select)}
        value={props.value}
        autoComplete={props.autoComplete}
        aria-required={props.required === true ? true : undefined}
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
    )}
  </Field>
);
