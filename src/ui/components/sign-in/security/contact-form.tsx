import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ContactKind, ContactPoint } from '#ports/account/provider-account.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { useLateFailures } from '#ui/components/sign-in/security/late-failures.ts';
import { PartFailureMessage } from '#ui/components/sign-in/security/part-failure.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import content from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import { makeContactForm } from '#ui/stores/sign-in/security-store.ts';
import { useWords } from '#ui/words/words.ts';

interface ContactFormProps {
  readonly kind: ContactKind;
  readonly onAdded: (contacts: readonly ContactPoint[]) => void;
  readonly onCancel: () => void;
}

/** The form to add an address or number. */
export const ContactForm = observer(function ContactForm(props: ContactFormProps) {
  const { kind, onAdded, onCancel } = props;
  const core = useLateFailures();
  const { say, problem } = useWords();
  const [form] = useState(() => makeContactForm(core, kind));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { typed, problems, sending } = form;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if ((await form.submit()) && form.answer !== undefined) onAdded(form.answer);
  };
  const isEmail = kind === 'email';
  const field = isEmail ? 'email' : 'phoneNumber';
  const fault = problems[field];
  return (
    <form
      className={classNames(content.form, styles.form)}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary faults={faultsOf('security', problems, problem)} attempt={form.attempt} />
      <PartFailureMessage key={form.attempt} doing={sending} />
      <TextField
        ref={input}
        id={`security-${field}`}
        name={field}
        label={say(isEmail ? 'security.email' : 'security.phone')}
        hint={isEmail ? undefined : say('security.phoneHint')}
        error={fault && problem(fault)}
        value={typed[field]}
        type={isEmail ? 'email' : 'tel'}
        autoComplete={isEmail ? 'email' : 'tel-national'}
        required
        onChange={(value) => form.type({ [field]: value })}
      />
      <SubmitButton busy={sending.is === 'running'}>{say('security.save')}</SubmitButton>
      <p>
        <button type="button" className={controls.link} onClick={onCancel}>
          {say('security.cancel')}
        </button>
      </p>
    </form>
  );
});
