import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { LoginForm } from '#ui/components/sign-in/login-form.tsx';
import { UnlockLink } from '#ui/components/sign-in/unlock-link.tsx';
import styles from '#ui/design/account.module.css';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** `/login`: the same form as the popup, on a page of its own (ROUTE-23). */
export const Login = observer(function Login() {
  const { shopper } = useStores();
  const { say } = useWords();
  const unlockToken = useUnlockToken();
  const returnTo = safeReturnTo(
    new URLSearchParams(useLocation().search).get('returnTo') ?? undefined,
  );
  usePageTitle(say('header.logIn'));
  if (shopper.customer !== undefined && unlockToken === undefined) {
    return <Navigate to={returnTo} replace />;
  }
  return (
    <div className={layout.wrap}>
      <div className={classNames(styles.narrow, layout.stack)}>
        <h1 className={layout.titleLarge}>{say('login.title')}</h1>
        {unlockToken === undefined ? null : <UnlockLink token={unlockToken} />}
        <LoginForm returnTo={returnTo} />
      </div>
    </div>
  );
});

/** The token of `/login?recovery=unlock&token=…`, which is removed from the address at once. */
const useUnlockToken = (): string | undefined => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => {
    const query = new URLSearchParams(search);
    return query.get('recovery') === 'unlock' ? (query.get('token') ?? '') : undefined;
  });
  useEffect(() => {
    if (token !== undefined) void navigate('/login', { replace: true });
  }, [token, navigate]);
  return token;
};
