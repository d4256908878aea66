import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { AccountLinks } from '#ui/components/account/account-links.tsx';
import styles from '#ui/design/account.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Gap below the header's button, and to the window's edge, pixels. */
const gap = 8;

/** Below the button that opens it, wherever that is at the moment. */
const place = (menu: HTMLElement): void => {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (button === null) return;
  const { bottom, right } = button.getBoundingClientRect();
  menu.style.top = `${bottom + gap}px`;
  menu.style.right = `${Math.max(gap, document.documentElement.clientWidth - right)}px`;
};

/** The menu of the header's account button: the browser's own popover, which Escape closes. */
export const AccountMenu = observer(function AccountMenu() {
  const { shopper } = useStores();
  const { say } = useWords();
  const menu = useRef<HTMLElement>(null);
  const { customer } = shopper;
  if (customer === undefined) return null;
  return (
    <nav
      ref={menu}
      id="account-menu"
      popover="auto"
      className={styles.popover}
      aria-label={say('account.menu', { name: customer.accountContacts.firstName })}
      onBeforeToggle={(event) => place(event.currentTarget)}
    >
      <p className={layout.small}>
        <b>{say('account.hello', { name: customer.accountContacts.firstName })}</b>
        <br />
        {customer.accountContacts.email}
      </p>
      <AccountLinks onChoose={() => menu.current?.hidePopover()} />
    </nav>
  );
});
