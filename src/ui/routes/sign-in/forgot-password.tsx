import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { PlainScreen } from '#ui/components/frame/plain-screen.tsx';
import { AccountEmailField } from '#ui/components/sign-in/account-email-field.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { makeForgotForm } from '#ui/stores/sign-in/password-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * `/forgotpassword`: asks for the mail; for a Google account it says that this is not available
 * (PWD-01, PWD-02).
 */
export const ForgotPassword = observer(function ForgotPassword() {
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeForgotForm(core));
  const { sending, typed, problems } = form;
  const sent = sending.is === 'done';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <PlainScreen title={say(sent ? 'forgot.sent' : 'forgot.title')}>
      {sent ? (
        <>
          <DoneMessage>{say('forgot.sentText', { email: typed.email.trim() })}</DoneMessage>
          <button type="button" className={controls.link} onClick={() => form.restart()}>
            {say('forgot.another')}
          </button>
        </>
      ) : (
        <form className={layout.stack} noValidate onSubmit={handleSubmit}>
          <p>{say('forgot.lead')}</p>
          <ErrorSummary faults={faultsOf('forgot', problems, problem)} attempt={form.attempt} />
          {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
            <FailureMessage key={form.attempt}>{failure(sending.failure)}</FailureMessage>
          ) : null}
          <AccountEmailField id="forgot-email" form={form} />
          <SubmitButton busy={sending.is === 'running'} wide>
            {say('forgot.send')}
          </SubmitButton>
        </form>
      )}
      <p>
        <TextLink to="/login">{say('forgot.back')}</TextLink>
      </p>
    </PlainScreen>
  );
});
