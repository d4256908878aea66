import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useState } from 'react';
import type { Customer } from '#domain/account/customer.ts';
import { PersonFields } from '#ui/components/account/person-fields.tsx';
import { today } from '#ui/components/account/today.ts';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { ErrorSummary } from '#ui/components/form/error-summary.tsx';
import { faultsOf } from '#ui/components/form/form-faults.ts';
import { SubmitButton } from '#ui/components/form/submit-button.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import content from '#ui/design/content.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { makeProfileForm } from '#ui/stores/account/profile-form.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/profile`: the customer's personal data (ROUTE-25). */
export const Profile = () => {
  const { say } = useWords();
  return (
    <AccountPage title={say('profile.title')}>
      {(customer) => (
        <div className={classNames(layout.stack, layout.loose)}>
          <ProfileForm key={customer.id} customer={customer} />
          <Password customer={customer} />
        </div>
      )}
    </AccountPage>
  );
};

interface PartProps {
  readonly customer: Customer;
}

const ProfileForm = observer(function ProfileForm({ customer }: PartProps) {
  const { core, shopper, notice } = useStores();
  const { say, problem, failure } = useWords();
  const [form] = useState(() => makeProfileForm(core, customer, today));
  const { typed, problems, sending } = form;
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await form.submit()) || form.answer === undefined) return;
    shopper.become(form.answer);
    notice.show({ severity: 'success', title: { key: 'profile.saved' } });
  };
  return (
    <form
      className={classNames(content.form, styles.form)}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <ErrorSummary faults={faultsOf('profile', problems, problem)} attempt={form.attempt} />
      {sending.is === 'failed' && sending.failure._tag !== 'InputRefused' ? (
        <FailureMessage key={form.attempt}>{failure(sending.failure)}</FailureMessage>
      ) : null}
      <PersonFields
        id="profile"
        typed={typed}
        problems={problems}
        onType={form.type}
        onLeave={form.check}
        email={<Email customer={customer} />}
      />
      <SubmitButton busy={sending.is === 'running'}>{say('profile.save')}</SubmitButton>
    </form>
  );
});

const Email = ({ customer }: PartProps) => {
  const { say } = useWords();
  return (
    <dl className={layout.small}>
      <dt>
        <b>{say('profile.email')}</b>
      </dt>
      <dd className={styles.fixed}>{customer.accountContacts.email}</dd>
      <dd className={classNames(styles.fixed, layout.muted, layout.tiny)}>
        {say('profile.emailFixed')}
      </dd>
    </dl>
  );
};

const Password = ({ customer }: PartProps) => {
  const { say } = useWords();
  return (
    <section className={layout.stack}>
      <h2 className={layout.titleMedium}>{say('profile.password')}</h2>
      {customer.accountUsers.social ? (
        <p>{say('profile.google')}</p>
      ) : (
        <p>
          <TextLink to="/changepassword">{say('profile.changePassword')}</TextLink>
        </p>
      )}
    </section>
  );
};
