import { useRevalidator } from 'react-router-dom';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** Shown when a screen's call failed, with a button to try again. */
export const LoadFailed = () => {
  const { say } = useWords();
  const { revalidate, state } = useRevalidator();
  usePageTitle(say('page.failed'));
  return (
    <div className={layout.wrap}>
      <section className={layout.status}>
        <Icon name="warning" size="large" />
        <h1 className={layout.titleLarge}>{say('page.failed')}</h1>
        <p className={classNames(layout.muted, layout.measure)}>{say('page.failedText')}</p>
        <div className={classNames(layout.row, layout.center)}>
          <button
            type="button"
            className={controls.button}
            aria-busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
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
