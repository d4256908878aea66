import { usePageTitle } from '#ui/components/elements/page-title.ts';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

/** `bvrating`: an empty frame for a ratings widget (D-ROUTE-29). */
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
