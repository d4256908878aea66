import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
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
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(say('page.error'));
  useEffect(() => {
    heading.current?.focus();
    const text = error instanceof Error ? error.name : 'unknown';
    report({ kind: 'failure', name: 'render_failure', details: { path: pathname, error: text } });
  }, [error, pathname, report]);
  const handleRetry = () => {
    if (failedBefore.has(pathname)) return window.location.reload();
    failedBefore.add(pathname);
    void navigate(`${pathname}${search}`, { replace: true });
  };
  return (
    <div className={layout.wrap}>
      <section className={layout.status} role="alert">
        <Icon name="warning" size="large" />
        <h1 ref={heading} tabIndex={-1} className={layout.titleLarge}>
          {say('page.error')}
        </h1>
        <p className={classNames(layout.muted, layout.measure)}>{say('page.errorText')}</p>
        <div className={classNames(layout.row, layout.center)}>
          <button type="button" className={controls.button} onClick={handleRetry}>
            {say('page.tryAgain')}
          </button>
          <Link className={classNames(controls.button, controls.second)} to="/">
            {say('page.goHome')}
          </Link>
        </div>
      </section>
    </div>
  );
};
