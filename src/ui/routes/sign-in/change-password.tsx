import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { Customer } from '#domain/account/customer.ts';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import { NewPasswordFields } from '#ui/components/sign-in/new-password-fields.tsx';
import { PasswordField } from '#ui/components/sign-in/password-field.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import content from '#ui/design/content.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { makeChangeForm } from '#ui/stores/sign-in/password-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/changepassword`, for customers with a password (ROUTE-15, PWD-04, D-ROUTE-21). */
export const ChangePassword = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('change.title')}>
      {(customer: Customer) =>
        customer.accountUsers.social ? <p>{say('profile.google')}</p> : <ChangeForm />
      }
    </AccountPage>
  );
};

const ChangeForm = observer(function ChangeForm() {
  const { core } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeChangeForm(core));
  const { typed, problems, sending } = form;
  if (sending.is === 'done') return <DoneMessage>{say('change.done')}</DoneMessage>;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form className={classNames(content.form, styles.form)} noValidate onSubmit={handleSubmit}>
      <p>{say('change.lead')}</p>
      <ErrorSummary faults={faultsOf('change', problems, problem)} attempt={form.attempt} />
      {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
        <FailureMessage key={form.attempt}>{failure(sending.failure)}</FailureMessage>
      ) : null}
      <PasswordField
        id="change-currentPassword"
        label={say('secret.current')}
        value={typed.currentPassword}
        autoComplete="current-password"
        error={problems.currentPassword && problem(problems.currentPassword)}
        onChange={(currentPassword) => form.type({ currentPassword })}
      />
      <NewPasswordFields id="change" typed={typed} problems={problems} onType={form.type} />
      <SubmitButton busy={sending.is === 'running'}>{say('secret.save')}</SubmitButton>
    </form>
  );
});
