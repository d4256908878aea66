import { observer } from 'mobx-react-lite';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { loginAddress } from '#ui/components/frame/login-address.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The link to log in; for a signed-in customer the account menu (NAV-09). */
export const AccountButton = observer(function AccountButton() {
  const { shopper } = useStores();
  const { say } = useWords();
  const { customer } = shopper;
  const look = classNames(controls.iconButton, frame.account, frame.push);
  if (customer === undefined) {
    return (
      <Link className={look} to="/login" aria-label={say('header.logIn')} opens={loginAddress}>
        <Icon name="person" />
        <span>{say('header.logIn')}</span>
      </Link>
    );
  }
  const { firstName } = customer.accountContacts;
  return (
    <button
      type="button"
      className={look}
      popoverTarget="account-menu"
      aria-label={say('account.menu', { name: firstName })}
    >
      <Icon name="person" />
      <span>{firstName}</span>
    </button>
  );
});
