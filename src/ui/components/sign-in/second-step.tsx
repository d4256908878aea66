import { observer } from 'mobx-react-lite';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { SecondStep as Step } from '#ports/sign-in/credential-sign-in.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { TextField } from '#ui/components/form/field.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { ApprovalStore, makeCodeForm, makeResend } from '#ui/stores/sign-in/second-step-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface SecondStepProps {
  readonly step: Step;
  /** A path of this shop. */
  readonly returnTo: string;
  /** Back to e-mail and password. */
  readonly onBack: () => void;
}

/** The second step after the password: a code, or approval on another device. */
export const SecondStep = ({ step, returnTo, onBack }: SecondStepProps) => {
  const { core } = useStores();
  const { say } = useWords();
  const goBack = () => {
    void core.run((useCases) => useCases.signIn.giveUpSignIn());
    onBack();
  };
  return (
    <div className={layout.stack}>
      <h2 className={layout.titleMedium}>{say('second.title')}</h2>
      {step.kind === 'code' ? (
        <CodeStep step={step} returnTo={returnTo} />
      ) : (
        <ApprovalStep returnTo={returnTo} />
      )}
      <p>
        <button type="button" className={controls.link} onClick={goBack}>
          {say('forgot.back')}
        </button>
      </p>
    </div>
  );
};

type StepProps = Omit<SecondStepProps, 'onBack'>;

const CodeStep = observer(function CodeStep({ step, returnTo }: StepProps) {
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeCodeForm(core, returnTo));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const { typed, problems, sending } = form;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={layout.stack} noValidate onSubmit={handleSubmit}>
      <p>
        {step.sentTo === undefined ? say('second.app') : say('second.sent', { to: step.sentTo })}
      </p>
      <ErrorSummary faults={faultsOf('second', problems, problem)} attempt={form.attempt} />
      {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
        <FailureMessage key={form.attempt}>{failure(sending.failure)}</FailureMessage>
      ) : null}
      <TextField
        ref={input}
        id="second-code"
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
      <SubmitButton
        busy={sending.is === 'running' || sending.is === 'done'}
        working={say('login.working')}
        wide
      >
        {say('second.submit')}
      </SubmitButton>
      {step.canResend ? <Resend label={say('second.resend')} said={say('second.resent')} /> : null}
    </form>
  );
});

const ApprovalStep = observer(function ApprovalStep({ returnTo }: Pick<StepProps, 'returnTo'>) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [approval] = useState(() => new ApprovalStore(core, returnTo));
  const [asked, setAsked] = useState(0);
  const words = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it waits again
  useEffect(() => {
    const leaving = new AbortController();
    words.current?.focus();
    void approval.wait(leaving.signal);
    return () => leaving.abort();
  }, [approval, asked]);
  const { waiting } = approval;
  return (
    <>
      {waiting.is === 'failed' ? (
        <FailureMessage key={approval.attempt}>{failure(waiting.failure)}</FailureMessage>
      ) : (
        <p ref={words} tabIndex={-1} role="status" aria-busy="true">
          {say('second.device')}
        </p>
      )}
      <Resend
        label={say('second.askAgain')}
        said={say('second.asked')}
        onSent={() => setAsked(asked + 1)}
      />
    </>
  );
});

interface ResendProps {
  readonly label: string;
  readonly said: string;
  readonly onSent?: () => void;
}

const Resend = observer(function Resend({ label, said, onSent }: ResendProps): ReactNode {
  const { core } = useStores();
  const { failure } = useWords();
  const [resend] = useState(() => makeResend(core));
  const { doing } = resend;
  const send = async () => {
    if ((await resend.run(undefined)) !== undefined) onSent?.();
  };
  return (
    <div>
      {doing.is === 'failed' ? (
        <FailureMessage key={resend.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null}
      <button type="button" className={controls.link} onClick={() => void send()}>
        {label}
      </button>
      <p role="status" className={layout.small}>
        {doing.is === 'done' ? said : ''}
      </p>
    </div>
  );
});
