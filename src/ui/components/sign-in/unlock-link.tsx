import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DoneMessage } from '#ui/components/elements/done-message.tsx';
import { FailureMessage } from '#ui/components/elements/failure-message.tsx';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Redeems the link of an unlock mail, and shows the result above the login form. */
export const UnlockLink = observer(function UnlockLink({ token }: { readonly token: string }) {
  const { core } = useStores();
  const { say, failure } = useWords();
  const [unlock] = useState(
    () => new ActionStore(core, (useCases, mailed: string) => useCases.signIn.redeemUnlock(mailed)),
  );
  useEffect(() => {
    // The token works once, so it is redeemed once, however often this is rendered.
    if (unlock.attempt === 0) void unlock.run(token);
  }, [unlock, token]);
  const { doing } = unlock;
  if (doing.is === 'failed') return <FailureMessage>{failure(doing.failure)}</FailureMessage>;
  if (doing.is === 'done') return <DoneMessage>{say('unlock.done')}</DoneMessage>;
  return <p role="status">{say('unlock.working')}</p>;
});
