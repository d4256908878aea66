import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { NameFields } from '#ui/components/account/person-fields.tsx';
import { today } from '#ui/components/account/today.ts';
import { TextLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { CheckField } from '#ui/components/form/check-field.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { useOrderAsDetails } from '#ui/components/order/fill-from-order.ts';
import { AccountEmailField } from '#ui/components/sign-in/account-email-field.tsx';
import { JoinFailureMessage } from '#ui/components/sign-in/join-failure.tsx';
import { PasswordChecks } from '#ui/components/sign-in/password-checks.tsx';
import { PasswordField } from '#ui/components/sign-in/password-field.tsx';
import { SecondStep } from '#ui/components/sign-in/second-step.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { type JoinForm, makeJoinForm } from '#ui/stores/sign-in/account-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/createaccount` (REG-01 … REG-09); a signed-in customer is sent on. */
export const CreateAccount = observer(function CreateAccount() {
  const { core, shopper } = useStores();
  const { say } = useWords();
  const navigate = useNavigate();
  const returnTo = safeReturnTo(
    new URLSearchParams(useLocation().search).get('returnTo') ?? undefined,
  );
  const [form] = useState(() => makeJoinForm(core, today, returnTo));
  useOrderAsDetails(form, returnTo);
  usePageTitle(say('join.title'));
  if (shopper.customer !== undefined) return <Navigate to={returnTo} replace />;
  return (
    <div className={layout.wrap}>
      <div className={classNames(styles.medium, layout.stack)}>
        <h1 className={layout.titleLarge}>{say('join.title')}</h1>
        <p className={layout.muted}>{say('join.lead')}</p>
        <p className={classNames(layout.row, layout.small)}>
          <span>{say('join.haveOne')}</span>
          <TextLink to={`/login?returnTo=${encodeURIComponent(returnTo)}`}>
            {say('header.logIn')}
          </TextLink>
        </p>
        {form.answer?.kind === 'second-step' ? (
          <SecondStep
            step={form.answer.step}
            returnTo={returnTo}
            onBack={() => void navigate('/login')}
          />
        ) : (
          <Form form={form} />
        )}
      </div>
    </div>
  );
});

interface FormProps {
  readonly form: JoinForm;
}

const Form = observer(function Form({ form }: FormProps) {
  const { say, problem } = useWords();
  const { typed, problems, sending } = form;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ErrorSummary faults={faultsOf('join', problems, problem)} attempt={form.attempt} />
      <JoinFailureMessage form={form} />
      <NameFields
        id="join"
        typed={typed}
        problems={problems}
        onType={form.type}
        onLeave={form.check}
      />
      <AccountEmailField id="join-email" form={form} onBlur={() => form.check('email')} />
      <Password form={form} />
      <Choices form={form} />
      <SubmitButton
        busy={sending.is === 'running' || sending.is === 'done'}
        working={say('join.working')}
      >
        {say('join.submit')}
      </SubmitButton>
    </form>
  );
});

const Password = observer(function Password({ form }: FormProps) {
  const { say, problem } = useWords();
  const fault = form.problems.password;
  const { password } = form.typed;
  return (
    <div className={layout.stack}>
      <PasswordField
        id="join-password"
        label={say('login.password')}
        error={fault && problem(fault)}
        value={password}
        autoComplete="new-password"
        describedBy="join-checks"
        onChange={(typed) => form.type({ password: typed })}
      />
      <PasswordChecks id="join-checks" password={password} />
    </div>
  );
});

const Choices = observer(function Choices({ form }: FormProps) {
  const { site } = useStores();
  const { say, problem } = useWords();
  const { typed, problems } = form;
  return (
    <div className={classNames(layout.stack, layout.tight)}>
      <CheckField id="join-news" checked={typed.news} onChange={(news) => form.type({ news })}>
        {say(site.variant === 'rewards' ? 'join.newsRewards' : 'join.newsShop')}
      </CheckField>
      <CheckField
        id="join-terms"
        checked={typed.termsAccepted}
        required
        error={problems.terms && problem(problems.terms)}
        onChange={(termsAccepted) => form.type({ termsAccepted })}
      >
        {say('join.terms')}
      </CheckField>
      <p className={layout.small}>
        <TextLink to="/terms">{say('join.readTerms')}</TextLink>
      </p>
    </div>
  );
});
