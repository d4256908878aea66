import { useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Field } from '#ui/components/form/field.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

interface PasswordFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  /** Id of words beside the field, such as the live checks. */
  readonly describedBy?: string;
  readonly onChange: (value: string) => void;
}

/** A password field that allows paste, password managers and showing the text (WCAG 3.3.8). */
export const PasswordField = (props: PasswordFieldProps) => {
  const { say } = useWords();
  const [shown, setShown] = useState(false);
  const { id } = props;
  return (
    <Field id={id} name={id} label={props.label} error={props.error}>
      {(input) => (
        <div className={styles.secret}>
          <input
            {...input}
            aria-describedby={
              [input['aria-describedby'], props.describedBy].filter(Boolean).join(' ') || undefined
            }
            aria-required
            className={controls.input}
            type={shown ? 'text' : 'password'}
            value={props.value}
            autoComplete={props.autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={256}
            onChange={(event) => props.onChange(event.target.value)}
          />
          <button
            type="button"
            className={classNames(controls.iconButton, styles.show)}
            aria-label={say('login.show')}
            aria-pressed={shown}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
};
