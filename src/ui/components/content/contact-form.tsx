import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId } from 'react';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { lengthOf } from '#domain/validation/typed-text.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { Field, TextField } from '#ui/components/form/field.tsx';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { ContactField, ContactStore } from '#ui/stores/content/contact-store.ts';
import { useWords } from '#ui/words/words.ts';

interface FormProps {
  readonly contact: ContactStore;
}

const idOf = (field: ContactField): string => `contact-${field}`;

const Description = observer(function Description({ contact }: FormProps) {
  const { say, problem } = useWords();
  const fault = contact.problems.description;
  const left = inputLimits.descriptionLongest - lengthOf(contact.typed.description);
  return (
    <Field
      id={idOf('description')}
      name="description"
      label={say('contact.description')}
      hint={say('contact.left', { count: left })}
      error={fault && problem(fault)}
    >
      {(input) => (
        <textarea
          {...input}
          className={controls.input}
          value={contact.typed.description}
          aria-required
          onChange={(event) => contact.type('description', event.target.value)}
          onBlur={() => contact.check('description')}
        />
      )}
    </Field>
  );
});

const lines = [
  { field: 'subject', label: 'contact.subject', hint: undefined, autoComplete: 'off' },
  { field: 'name', label: 'contact.name', hint: undefined, autoComplete: 'name' },
  { field: 'email', label: 'contact.email', hint: 'contact.emailHint', autoComplete: 'email' },
  {
    field: 'phoneNumber',
    label: 'contact.phone',
    hint: 'contact.phoneHint',
    autoComplete: 'tel-national',
  },
] as const;

const types = { subject: 'text', name: 'text', email: 'email', phoneNumber: 'tel' } as const;

/** The form for a message to customer service (CONTACT-01 … CONTACT-03). */
export const ContactForm = observer(function ContactForm({ contact }: FormProps) {
  const { say, problem, failure } = useWords();
  const trap = useId();
  const faults = Object.entries(contact.problems).flatMap(([field, fault]) =>
    fault === undefined ? [] : [{ id: idOf(field as ContactField), text: problem(fault) }],
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void contact.send(String(new FormData(event.currentTarget).get('website') ?? ''));
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary faults={faults} attempt={contact.attempt} />
      {contact.sending.is === 'failed' ? (
        <FailureMessage>{failure(contact.sending.failure)}</FailureMessage>
      ) : null}
      {lines.map(({ field, label, hint, autoComplete }) => {
        const fault = contact.problems[field];
        return (
          <TextField
            key={field}
            id={idOf(field)}
            name={field}
            label={say(label)}
            hint={hint && say(hint)}
            error={fault && problem(fault)}
            value={contact.typed[field]}
            type={types[field]}
            inputMode={types[field]}
            autoComplete={autoComplete}
            required={field !== 'phoneNumber'}
            onChange={(value) => contact.type(field, value)}
            onBlur={() => contact.check(field)}
          />
        );
      })}
      <Description contact={contact} />
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={trap}>{say('contact.trap')}</label>
        <input id={trap} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={layout.row}>
        <button
          type="submit"
          className={classNames(controls.button, controls.broad)}
          aria-busy={contact.sending.is === 'running'}
        >
          {say('contact.send')}
        </button>
      </div>
    </form>
  );
});
