import { classNames } from '#ui/class-names.ts';
import { LogoLink } from '#ui/components/frame/header.tsx';
import { ButtonLink } from '#ui/components/links.tsx';
import layout from '#ui/design/layout.module.css';
import { usePageTitle } from '#ui/page-title.ts';
import { useWords } from '#ui/words/words.ts';

/** The plain layout's screens until signing in opens: the way back, nothing else (LAYOUT-01). */
export const PlainNotice = () => {
  const { say } = useWords();
  usePageTitle(say('page.later'));
  return (
    <div className={layout.plain}>
      <div className={classNames(layout.stack, layout.loose)}>
        <LogoLink />
        <h1 className={layout.titleLarge}>{say('page.later')}</h1>
        <p>{say('page.signInLater')}</p>
        <ButtonLink to="/" wide>
          {say('page.goHome')}
        </ButtonLink>
      </div>
    </div>
  );
};

/** `bvrating`: a bare frame a ratings widget may fill (D-ROUTE-29). */
export const RatingsFrame = () => {
  const { say } = useWords();
  usePageTitle(say('ratings.title'));
  return (
    <section
      className={classNames(layout.wrap, layout.section, layout.stack)}
      aria-label={say('ratings.title')}
    >
      <h1 className={layout.titleMedium}>{say('ratings.title')}</h1>
      <p>{say('ratings.none')}</p>
    </section>
  );
};
