import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { TextLink } from '#ui/components/elements/links.tsx';
import { LoadingBlocks } from '#ui/components/elements/skeletons.tsx';
import { ConfirmButton } from '#ui/components/sign-in/security/confirm-button.tsx';
import { ContactSection } from '#ui/components/sign-in/security/contact-section.tsx';
import { PasswordSection } from '#ui/components/sign-in/security/password-section.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { AccountPage } from '#ui/routes/screen/account-page.tsx';
import { SecurityStore } from '#ui/stores/sign-in/security-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * `/profile/security`: how the customer signs in, as the provider stores it (MYACC-04 … MYACC-16).
 */
export const SignInSecurity = () => {
  const { say } = useWords();
  return <AccountPage title={say('security.title')}>{() => <Security />}</AccountPage>;
};

const Security = observer(function Security() {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [store] = useState(() => new SecurityStore(core));
  useEffect(() => void store.read(), [store]);
  const { standing } = store;
  switch (standing.is) {
    case 'reading':
      return <LoadingBlocks />;
    case 'confirm':
      return <Confirm />;
    case 'closed':
      return <Closed />;
    case 'failed':
      return (
        <div className={layout.stack}>
          <FailureMessage>{failure(standing.failure)}</FailureMessage>
          <button type="button" className={controls.button} onClick={() => void store.read()}>
            {say('security.tryAgain')}
          </button>
        </div>
      );
    case 'open':
      return (
        <div className={classNames(layout.stack, layout.loose)}>
          <p>{say('security.lead')}</p>
          <ContactSection kind="email" part={store.email} />
          <ContactSection kind="phone" part={store.phone} />
          <PasswordSection part={store.password} />
        </div>
      );
  }
});

const Confirm = () => {
  const { say } = useWords();
  return (
    <div className={layout.stack}>
      <h2 className={layout.titleMedium}>{say('security.confirmTitle')}</h2>
      <p>{say('security.confirmText')}</p>
      <ConfirmButton />
    </div>
  );
};

/** Not an error: the provider does not allow this. */
const Closed = () => {
  const { say } = useWords();
  return (
    <div role="status" className={classNames(controls.message, controls.messageInfo)}>
      <Icon name="info" />
      <div className={layout.stack}>
        <h2 className={layout.titleMedium}>{say('security.closedTitle')}</h2>
        <p>{say('security.closed')}</p>
        <p>
          <TextLink to="/contactus">{say('security.contact')}</TextLink>
        </p>
      </div>
    </div>
  );
};
