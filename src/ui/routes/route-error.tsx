import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { StatusPage } from '#ui/components/elements/status-page.tsx';
import controls from '#ui/design/controls.module.css';
import { useOfflineUntil } from '#ui/stores/frame/offline.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** Addresses that failed to render before: a second failure reloads the page (D-ROUTE-36). */
const failedBefore = new Set<string>();

/** The error screen after a render failure (LAYOUT-07 … LAYOUT-09). */
export const RouteError = () => {
  const { say } = useWords();
  const { report } = useStores();
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const text = error instanceof Error ? error.name : 'unknown';
    report({ kind: 'failure', name: 'render_failure', details: { path: pathname, error: text } });
  }, [error, pathname, report]);
  const handleRetry = () => {
    if (failedBefore.has(pathname)) return window.location.reload();
    failedBefore.add(pathname);
    void navigate(`${pathname}${search}`, { replace: true });
  };
  // The browser remembers that this code did not come: only a page loaded anew asks for it again.
  const offline = useOfflineUntil(() => window.location.reload());
  return (
    <StatusPage
      title={say('page.error')}
      text={say(offline ? 'page.offline' : 'page.errorText')}
      isWarning
      isAlert
    >
      <button type="button" className={controls.button} onClick={handleRetry}>
        {say('page.tryAgain')}
      </button>
      <ButtonLink look="second" to="/">
        {say('page.goHome')}
      </ButtonLink>
    </StatusPage>
  );
};
