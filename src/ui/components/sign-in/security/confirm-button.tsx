import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { isClosed, makeConfirmation } from '#ui/stores/sign-in/security-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Redirects to the provider, which decides whether to ask for a password, and returns here. */
export const ConfirmButton = observer(function ConfirmButton() {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [confirmation] = useState(() => makeConfirmation(core, '/profile/security'));
  const { doing, attempt } = confirmation;
  const busy = doing.is === 'running' || doing.is === 'done';
  return (
    <div className={layout.stack}>
      {doing.is === 'failed' ? (
        <FailureMessage key={attempt}>
          {isClosed(doing.failure) ? say('security.partClosed') : failure(doing.failure)}
        </FailureMessage>
      ) : null}
      <button
        type="button"
        className={classNames(controls.button, controls.broad)}
        aria-busy={busy}
        onClick={() => void confirmation.run(undefined)}
      >
        {say('security.confirm')}
      </button>
      <p role="status" className={layout.hidden}>
        {busy ? say('security.confirming') : ''}
      </p>
    </div>
  );
});
