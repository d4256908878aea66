import type { ReactNode, Ref } from 'react';
import { describedBy, FieldWords, spanClass } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import fields from '#ui/design/fields.module.css';

interface HostedSlotProps {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label. */
  readonly beside?: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly span?: 'half';
  readonly focused: boolean;
  /** The error summary moves the focus here, and this moves it into the provider's frame. */
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The place of a hosted field, with a label and an error around it like any other field's. */
export const HostedSlot = (props: HostedSlotProps) => (
  <div className={classNames(fields.field, spanClass(props.span))}>
    <div className={fields.labelRow}>
      <span className={controls.label} id={`${props.id}-label`}>
        {props.label}
      </span>
      {props.beside}
    </div>
    {/* biome-ignore lint/a11y/useSemanticElements: the field itself is inside the frame */}
    <div
      ref={props.ref}
      id={props.id}
      role="group"
      tabIndex={-1}
      className={fields.hosted}
      aria-labelledby={`${props.id}-label`}
      aria-describedby={describedBy(props.id, props)}
      data-invalid={props.error !== undefined}
      data-focused={props.focused}
      onFocus={(event) => {
        if (event.target === event.currentTarget) props.onFocus();
      }}
    />
    <FieldWords id={props.id} hint={props.hint} error={props.error} />
  </div>
);
