import type { AriaAttributes, HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';

/** What every field of a form has; the id is the anchor of the error summary. */
export interface FieldFrame {
  readonly id?: string | undefined;
  readonly label: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly span?: 'half' | 'third' | undefined;
  /** Below the field and its error, such as another spelling. */
  readonly below?: ReactNode;
}

interface TextFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly placeholder?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

const spans = { half: fields.half, third: fields.third };

export const spanClass = (span: FieldFrame['span']): string | undefined => span && spans[span];

/** Ids of the words that describe a field: its error first, as that is what to fix. */
export const describedBy = (
  id: string,
  { hint, error }: Pick<FieldFrame, 'hint' | 'error'>,
): string | undefined => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
};

interface FieldProps extends FieldFrame {
  /** Renders the input, which takes these. */
  readonly children: (input: FieldInput) => ReactNode;
}

/** The attributes that connect an input with its label, hint and error (A11Y-02). */
export interface FieldInput extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  readonly id: string;
  readonly name: string;
}

/** Label above an input, hint and error below it. */
export const Field = ({ children, ...frame }: FieldProps) => {
  const id = frame.id ?? frame.name;
  return (
    <div className={classNames(fields.field, spanClass(frame.span))}>
      <label className={controls.label} htmlFor={id}>
        {frame.label}
      </label>
      {children({
        id,
        name: frame.name,
        'aria-invalid': frame.error !== undefined ? true : undefined,
        'aria-describedby': describedBy(id, frame),
      })}
      <FieldWords id={id} hint={frame.hint} error={frame.error} />
      {frame.below}
    </div>
  );
};

/** A labelled text field with its hint and its error. */
export const TextField = (props: TextFieldProps) => (
  <Field
    id={props.id}
    label={props.label}
    name={props.name}
    hint={props.hint}
    error={props.error}
    span={props.span}
    below={props.below}
  >
    {(input) => (
      <input
        {...input}
        ref={props.ref}
        className={props.className ?? controls.input}
        type={props.type ?? 'text'}
        value={props.value}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-required={props.required === true ? true : undefined}
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onBlur}
      />
    )}
  </Field>
);

interface FieldWordsProps {
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** Hint and error below a field, connected with it by their ids (A11Y-02). */
export const FieldWords = ({ id, hint, error }: FieldWordsProps) => (
  <>
    {hint === undefined ? null : (
      <p className={fields.hint} id={`${id}-hint`}>
        {hint}
      </p>
    )}
    {error === undefined ? null : (
      <p className={fields.error} id={`${id}-error`}>
        <Icon name="error" />
        <span>{error}</span>
      </p>
    )}
  </>
);
