import { useRevalidator } from 'react-router-dom';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import controls from '#ui/design/controls.module.css';
import { useOfflineUntil } from '#ui/stores/frame/offline.ts';
import { useWords } from '#ui/words/words.ts';

/** Shown when a screen's call failed, with a button to try again; without a network it tries by itself once it is back. */
export const LoadFailed = () => {
  const { say } = useWords();
  const { revalidate, state } = useRevalidator();
  const offline = useOfflineUntil(() => void revalidate());
  return (
    <StatusPage
      title={say('page.failed')}
      text={say(offline ? 'page.offline' : 'page.failedText')}
      isWarning
    >
      <button
        type="button"
        className={controls.button}
        aria-busy={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {say('page.tryAgain')}
      </button>
      <ButtonLink look="second" to="/">
        {say('page.goHome')}
      </ButtonLink>
    </StatusPage>
  );
};
