import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ButtonLink, TextLink } from '#ui/components/elements/links.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { PlainScreen } from '#ui/components/frame/plain-screen.tsx';
import { NewPasswordFields } from '#ui/components/sign-in/new-password-fields.tsx';
import layout from '#ui/design/layout.module.css';
import { makeResetForm } from '#ui/stores/sign-in/password-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/resetpassword?token=…`: the page that the mail links to (PWD-11, D-API-51). */
export const ResetPassword = () => {
  const { say } = useWords();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (token !== '') return <NewPasswordScreen token={token} />;
  return (
    <PlainScreen title={say('reset.title')}>
      <p>{say('reset.noLink')}</p>
      <ButtonLink to="/forgotpassword" wide>
        {say('reset.again')}
      </ButtonLink>
    </PlainScreen>
  );
};

const NewPasswordScreen = observer(function NewPasswordScreen({
  token,
}: {
  readonly token: string;
}) {
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeResetForm(core, token));
  const { sending } = form;
  if (sending.is === 'done') return <Changed />;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <PlainScreen title={say('reset.title')}>
      <form className={layout.stack} noValidate onSubmit={handleSubmit}>
        <ErrorSummary faults={faultsOf('reset', form.problems, problem)} attempt={form.attempt} />
        {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
          <FailureMessage key={form.attempt}>
            <p>{failure(sending.failure)}</p>
            {sending.failure._tag === 'ResetLinkRefused' ? (
              <TextLink to="/forgotpassword">{say('reset.again')}</TextLink>
            ) : null}
          </FailureMessage>
        ) : null}
        <NewPasswordFields
          id="reset"
          typed={form.typed}
          problems={form.problems}
          onType={form.type}
        />
        <SubmitButton busy={sending.is === 'running'} wide>
          {say('secret.save')}
        </SubmitButton>
      </form>
    </PlainScreen>
  );
});

const Changed = () => {
  const { say } = useWords();
  return (
    <PlainScreen title={say('reset.done')}>
      <DoneMessage>{say('reset.doneText')}</DoneMessage>
      <ButtonLink to="/login" wide>
        {say('header.logIn')}
      </ButtonLink>
    </PlainScreen>
  );
};
