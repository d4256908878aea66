import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Customer } from '#domain/account/customer.ts';
import { AccountLinks } from '#ui/components/account/account-links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { Secure } from '#ui/routes/screen/secure.tsx';
import { useWords } from '#ui/words/words.ts';

interface AccountPageProps {
  readonly title: string;
  readonly children: (customer: Customer) => ReactNode;
}

/** The frame of the account pages: the links, and the page beside them. */
export const AccountPage = observer(function AccountPage({ title, children }: AccountPageProps) {
  const { say } = useWords();
  const { pathname } = useLocation();
  usePageTitle(title);
  return (
    <Secure>
      {(customer) => (
        <div className={classNames(layout.wrap, styles.page)}>
          <nav className={styles.side} aria-label={say('account.nav')}>
            <AccountLinks pathname={pathname} />
          </nav>
          <div>
            <h1>{title}</h1>
            {children(customer)}
          </div>
        </div>
      )}
    </Secure>
  );
});
