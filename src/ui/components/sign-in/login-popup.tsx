import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

type FormPart = typeof import('#ui/components/sign-in/login-form.tsx');

/** Its code is loaded when somebody wants to log in. */
const useFormPart = (wanted: boolean): FormPart | undefined => {
  const { allWords } = useStores();
  const [part, setPart] = useState<FormPart>();
  useEffect(() => {
    if (!wanted) return;
    const loading = Promise.all([import('#ui/components/sign-in/login-form.tsx'), allWords()]);
    void loading.then(([loaded]) => setPart(loaded));
  }, [wanted, allWords]);
  return part;
};

/** Log in without leaving the page (NAV-13, D-ROUTE-31). */
export const LoginPopup = observer(function LoginPopup() {
  const { login } = useStores();
  const { say } = useWords();
  const { pathname, search } = useLocation();
  const title = useId();
  const part = useFormPart(login.isOpen);
  return (
    <Dialog open={login.isOpen && part !== undefined} onClose={login.close} labelledBy={title}>
      <div className={layout.stack}>
        <h2 id={title}>{say('login.title')}</h2>
        {part === undefined ? null : (
          <part.LoginForm
            returnTo={login.returnTo ?? `${pathname}${search}`}
            onLeave={login.close}
          />
        )}
        {pathname.startsWith('/checkout') ? (
          <p className={classNames(layout.row, layout.center)}>
            <button
              type="button"
              className={classNames(controls.link, layout.small)}
              onClick={login.close}
            >
              {say('login.asGuest')}
            </button>
          </p>
        ) : null}
        <button
          type="button"
          className={classNames(controls.iconButton, dialogs.close)}
          aria-label={say('page.close')}
          onClick={login.close}
        >
          <Icon name="cross" />
        </button>
      </div>
    </Dialog>
  );
});
