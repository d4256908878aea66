import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Redirects to Google and returns signed in; shown only when it is configured (D-AUTH-02). */
export const GoogleButton = observer(function GoogleButton({
  returnTo,
}: {
  readonly returnTo: string;
}) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [leaving] = useState(
    () =>
      new ActionStore(core, (useCases, wish: { readonly returnTo: string }) =>
        useCases.signIn.signInWithGoogle(wish),
      ),
  );
  const { doing } = leaving;
  return (
    <>
      {doing.is === 'failed' ? (
        <FailureMessage key={leaving.attempt}>{failure(doing.failure)}</FailureMessage>
      ) : null}
      <button
        type="button"
        className={classNames(controls.button, controls.second, controls.wide)}
        aria-busy={doing.is === 'running' || doing.is === 'done'}
        onClick={() => void leaving.run({ returnTo })}
      >
        {say('login.google')}
      </button>
    </>
  );
});
