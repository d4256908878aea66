import { useRevalidator } from 'react-router-dom';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import controls from '#ui/design/controls.module.css';
import { useWords } from '#ui/words/words.ts';

/** Shown when a screen's call failed, with a button to try again. */
export const LoadFailed = () => {
  const { say } = useWords();
  const { revalidate, state } = useRevalidator();
  return (
    <StatusPage title={say('page.failed')} text={say('page.failedText')} isWarning>
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
