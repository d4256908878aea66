import { observer } from 'mobx-react-lite';
import { Navigate, useLocation } from 'react-router-dom';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { classNames } from '#ui/class-names.ts';
import { LoginForm } from '#ui/components/account/login-form.tsx';
import styles from '#ui/design/account.module.css';
import layout from '#ui/design/layout.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/login`: the same form as the popup, on a page of its own (ROUTE-23). */
export const Login = observer(function Login() {
  const { shopper } = useStores();
  const { say } = useWords();
  const returnTo = safeReturnTo(
    new URLSearchParams(useLocation().search).get('returnTo') ?? undefined,
  );
  usePageTitle(say('header.logIn'));
  if (shopper.customer !== undefined) return <Navigate to={returnTo} replace />;
  return (
    <div className={layout.wrap}>
      <div className={classNames(styles.narrow, layout.stack)}>
        <h1 className={layout.titleLarge}>{say('login.title')}</h1>
        <p className={layout.muted}>{say('login.lead')}</p>
        <LoginForm returnTo={returnTo} />
      </div>
    </div>
  );
});
