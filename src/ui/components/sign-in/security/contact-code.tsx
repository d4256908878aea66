import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ContactPoint, SentCode } from '#ports/account/provider-account.ts';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { shownContact } from '#ui/components/sign-in/security/contact-value.ts';
import { useLateFailures } from '#ui/components/sign-in/security/late-failures.ts';
import { PartFailureMessage } from '#ui/components/sign-in/security/part-failure.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { confirmedElsewhere, makeContactCodeForm } from '#ui/stores/sign-in/contact-code-store.ts';
import type { SendCode } from '#ui/stores/sign-in/security-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface ContactCodeProps {
  readonly sent: SentCode;
  readonly value: string;
  readonly resend: SendCode;
  readonly onResent: (sent: SentCode) => void;
  /** All contacts of that kind; absent when the code was confirmed on another device. */
  readonly onConfirmed: (contacts?: readonly ContactPoint[]) => void;
  readonly onCancel: () => void;
}

/** Only the actions the provider offers for a code: enter it, or wait for it (MYACC-15). */
export const ContactCode = (props: ContactCodeProps) => {
  const { say } = useWords();
  const { sent, value, resend } = props;
  const words = useRef<HTMLParagraphElement>(null);
  const link = classNames(controls.link, layout.small);
  const enters = sent.actions.includes('verify');
  useEffect(() => {
    if (!enters) words.current?.focus();
  }, [enters]);
  const sendAgain = async () => {
    const again = await resend.run(sent.contactId);
    if (again !== undefined) props.onResent(again.value);
  };
  return (
    <div className={layout.stack}>
      <p ref={words} tabIndex={-1} role="status">
        {say('security.sent', { value: shownContact(value) })}{' '}
        {enters ? null : say('security.follow')}
      </p>
      {enters ? <CodeForm sent={sent} onConfirmed={props.onConfirmed} /> : null}
      {sent.actions.includes('poll') ? (
        <Waiting sent={sent} onConfirmed={props.onConfirmed} />
      ) : null}
      <div className={layout.row}>
        <button type="button" className={link} onClick={() => void sendAgain()}>
          {say('second.resend')}
        </button>
        <button type="button" className={link} onClick={props.onCancel}>
          {say('security.cancel')}
        </button>
      </div>
    </div>
  );
};

type FormProps = Pick<ContactCodeProps, 'sent' | 'onConfirmed'>;

const CodeForm = observer(function CodeForm({ sent, onConfirmed }: FormProps) {
  const core = useLateFailures();
  const { say, problem } = useWords();
  const [form] = useState(() => makeContactCodeForm(core, sent));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { typed, problems, sending } = form;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await form.submit()) onConfirmed(form.answer);
  };
  return (
    <form className={layout.stack} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <ErrorSummary faults={faultsOf('security', problems, problem)} attempt={form.attempt} />
      <PartFailureMessage key={form.attempt} doing={sending} />
      <TextField
        ref={input}
        id="security-code"
        name="code"
        label={say('second.code')}
        error={problems.code && problem(problems.code)}
        value={typed.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
        onChange={(code) => form.type({ code })}
      />
      <SubmitButton busy={sending.is === 'running'}>{say('second.submit')}</SubmitButton>
    </form>
  );
});

const Waiting = ({ sent, onConfirmed }: FormProps) => {
  const { core } = useStores();
  const { say } = useWords();
  const landed = useRef(onConfirmed);
  landed.current = onConfirmed;
  useEffect(() => {
    const leaving = new AbortController();
    void confirmedElsewhere(core, sent, leaving.signal).then((isConfirmed) => {
      if (isConfirmed) landed.current();
    });
    return () => leaving.abort();
  }, [core, sent]);
  return <p className={classNames(layout.small, layout.muted)}>{say('security.waiting')}</p>;
};
