import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { AccountLinks } from '#ui/components/account/account-links.tsx';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { useBrowsingPlace, useMenuItems } from '#ui/components/frame/browsing-place.ts';
import { loginAddress } from '#ui/components/frame/login-address.ts';
import { useMark } from '#ui/components/frame/main-menu.tsx';
import { SearchBox } from '#ui/components/frame/search-box.tsx';
import account from '#ui/design/account.module.css';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The menu of narrow screens, with search and account links. */
export const MenuSheet = observer(function MenuSheet() {
  const { menu } = useStores();
  const { say } = useWords();
  const title = useId();
  return (
    <Dialog open={menu.isOpen} onClose={menu.close} labelledBy={title} shape="menu">
      <header>
        <h2 id={title} className={layout.titleMedium}>
          {say('header.menu')}
        </h2>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={say('page.close')}
          onClick={menu.close}
        >
          <Icon name="cross" />
        </button>
      </header>
      <div className={dialogs.drawerBody}>
        <SearchBox wide onSearch={menu.close} />
        <SheetMenu onChoose={menu.close} />
      </div>
    </Dialog>
  );
});

/** The same menu as a list with open sub menus, and the account links below. */
const SheetMenu = observer(function SheetMenu({ onChoose }: { readonly onChoose: () => void }) {
  const { say } = useWords();
  const items = useMenuItems(say('header.products'));
  const { selectedMenu, selectedSubMenu } = useBrowsingPlace();
  const mark = useMark();
  return (
    <nav className={dialogs.sheetMenu} aria-label={say('header.main')}>
      <ul>
        <li>
          <Link to="/" onClick={onChoose} {...mark('/')}>
            {say('header.homeAction')}
          </Link>
        </li>
        {items.map((item) => (
          <li key={item.url}>
            <Link to={item.url} onClick={onChoose} {...mark(item.url, selectedMenu)}>
              {item.label}
            </Link>
            {item.subMenu.length === 0 ? null : (
              <details open={item.url === selectedMenu}>
                <summary>{say('header.kinds', { menu: item.label })}</summary>
                <ul>
                  {item.subMenu.map((sub) => (
                    <li key={sub.url}>
                      <Link to={sub.url} onClick={onChoose} {...mark(sub.url, selectedSubMenu)}>
                        {sub.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <AccountPart onChoose={onChoose} />
    </nav>
  );
});

/**
 * For guests: log in and create account; for customers: account pages and log out (NAV-06 …
 * NAV-09).
 */
const AccountPart = observer(function AccountPart({ onChoose }: { readonly onChoose: () => void }) {
  const { shopper } = useStores();
  const { say } = useWords();
  const { customer } = shopper;
  if (customer !== undefined) {
    return (
      <div className={account.side}>
        <p className={account.sideName}>
          {say('account.hello', { name: customer.accountContacts.firstName })}
        </p>
        <AccountLinks onChoose={onChoose} />
      </div>
    );
  }
  return (
    <ul>
      <li>
        <Link to="/login" opens={loginAddress} onClick={onChoose}>
          {say('header.logIn')}
        </Link>
      </li>
      <li>
        <Link to="/createaccount" onClick={onChoose}>
          {say('header.createAccount')}
        </Link>
      </li>
      <li>
        <Link to="/trackorder" onClick={onChoose}>
          {say('footer.track')}
        </Link>
      </li>
    </ul>
  );
});
