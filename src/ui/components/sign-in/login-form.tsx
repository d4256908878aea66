import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { Link } from '#ui/components/elements/link.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { AccountEmailField } from '#ui/components/sign-in/account-email-field.tsx';
import { GoogleButton } from '#ui/components/sign-in/google-button.tsx';
import { LoginFailureMessage } from '#ui/components/sign-in/login-failure.tsx';
import { PasswordField } from '#ui/components/sign-in/password-field.tsx';
import { SecondStep } from '#ui/components/sign-in/second-step.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { makeLoginForm } from '#ui/stores/sign-in/password-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface LoginFormProps {
  /** A path of this shop. */
  readonly returnTo: string;
  /** Runs when the shopper goes to another page of the shop from here. */
  readonly onLeave?: () => void;
}

/** E-mail and password, or Google, on the page and in the popup alike (AUTH-01, AUTH-02). */
export const LoginForm = observer(function LoginForm({ returnTo, onLeave }: LoginFormProps) {
  const { core, site } = useStores();
  const { say, problem } = useWords();
  const [form] = useState(() => makeLoginForm(core, returnTo));
  const { typed, problems } = form;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  if (form.answer?.kind === 'second-step' && form.sending.is === 'done') {
    return (
      <SecondStep
        step={form.answer.step}
        returnTo={returnTo}
        onBack={() => form.restart({ ...typed, password: '' })}
      />
    );
  }
  const after = `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <>
      <p className={layout.muted}>{say('login.lead')}</p>
      <form className={layout.stack} noValidate onSubmit={handleSubmit}>
        <ErrorSummary faults={faultsOf('login', problems, problem)} attempt={form.attempt} />
        <LoginFailureMessage form={form} />
        <AccountEmailField id="login-email" form={form} />
        <PasswordField
          id="login-password"
          label={say('login.password')}
          error={problems.password && problem(problems.password)}
          value={typed.password}
          autoComplete="current-password"
          onChange={(password) => form.type({ password })}
        />
        <p>
          <Link
            className={classNames(controls.link, layout.small)}
            to="/forgotpassword"
            {...(onLeave && { onClick: onLeave })}
          >
            {say('login.forgot')}
          </Link>
        </p>
        <SubmitButton
          busy={form.sending.is === 'running' || form.sending.is === 'done'}
          working={say('login.working')}
          wide
        >
          {say('login.submit')}
        </SubmitButton>
      </form>
      {site.google ? <GoogleButton returnTo={returnTo} /> : null}
      <p className={classNames(layout.small, layout.row, layout.center)}>
        <span>{say('login.newHere')}</span>
        <Link
          className={controls.link}
          to={`/createaccount${after}`}
          {...(onLeave && { onClick: onLeave })}
        >
          {say('login.create')}
        </Link>
      </p>
    </>
  );
});
