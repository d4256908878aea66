import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import controls from '#ui/design/controls.module.css';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import type { LoginForm } from '#ui/stores/sign-in/password-forms.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * Why the login failed (AUTH-16 … AUTH-18, VAR-07); a locked account gets a button to unlock it.
 */
export const LoginFailureMessage = observer(function LoginFailureMessage({
  form,
}: {
  readonly form: LoginForm;
}) {
  const { failure } = useWords();
  const { sending, typed } = form;
  if (sending.is !== 'failed' || sending.failure._tag === 'InputRefused') return null;
  return (
    <FailureMessage key={form.attempt}>
      <p>{failure(sending.failure)}</p>
      {sending.failure._tag === 'AccountLocked' ? <Unlock email={typed.email} /> : null}
    </FailureMessage>
  );
});

const Unlock = observer(function Unlock({ email }: { readonly email: string }) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [unlock] = useState(
    () =>
      new ActionStore(core, (useCases, locked: string) => useCases.signIn.unlockAccount(locked)),
  );
  const { doing } = unlock;
  if (doing.is === 'done') return <p role="status">{say('unlock.sent', { email })}</p>;
  return (
    <>
      {doing.is === 'failed' ? <p role="alert">{failure(doing.failure)}</p> : null}
      <button type="button" className={controls.link} onClick={() => void unlock.run(email)}>
        {say('unlock.send')}
      </button>
    </>
  );
});
