import { useLoaderData } from 'react-router-dom';
import type { ContentPage, ContentPageName } from '#domain/content/content.ts';
import { RichText } from '#ui/components/content/rich-text.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import layout from '#ui/design/layout.module.css';
import { loaded, missing } from '#ui/routes/screen/load.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import { NotFound } from '#ui/routes/screen/not-found.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import { calendarDay } from '#ui/words/calendar-day.ts';
import { useWords } from '#ui/words/words.ts';

/** A page with this many parts or more gets a table of contents. */
const partsWorthListing = 5;

const Parts = ({ sections }: Pick<ContentPage, 'sections'>) => {
  const { say } = useWords();
  return (
    <nav className={styles.parts} aria-label={say('content.parts')}>
      <div>
        <p className={classNames(layout.small, layout.muted)}>{say('content.parts')}</p>
        <ul>
          {sections.map(({ sectionId, heading }) => (
            <li key={sectionId}>
              <a href={`#${sectionId}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
};

const TextScreen = ({ page }: { readonly page: ContentPage }) => {
  const { say, language } = useWords();
  const { title, lead, updatedOn, sections } = page;
  usePageTitle(title);
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={layout.stack}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {updatedOn === undefined ? null : (
          <p className={classNames(layout.small, layout.muted)}>
            {say('content.updated', { date: calendarDay(updatedOn, language) })}
          </p>
        )}
      </div>
      <div className={sections.length >= partsWorthListing ? styles.columns : layout.section}>
        {sections.length >= partsWorthListing ? <Parts sections={sections} /> : null}
        <div className={styles.texts}>
          {sections.map(({ sectionId, heading, body }) => (
            <section key={sectionId} id={sectionId}>
              <h2>{heading}</h2>
              <RichText text={body} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
};

const ContentScreen = () => {
  const data = useLoaderData() as Loaded<ContentPage>;
  if (data.is === 'missing') return <NotFound />;
  return data.is === 'ready' ? <TextScreen page={data.value} /> : <LoadFailed />;
};

/** About, terms, privacy, accessibility, shipping and returns (CONTENT-03 … CONTENT-07). */
export const openContentPage =
  (name: ContentPageName) =>
  ({ core }: Scope): OpenedScreen => ({
    Component: ContentScreen,
    loader: async () => {
      const outcome = await core.run((useCases) => useCases.content.readContentPage(name));
      return outcome.ok && outcome.value === undefined ? missing() : loaded(outcome);
    },
  });
