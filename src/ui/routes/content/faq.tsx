import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { searchTextOf } from '#domain/catalog/search-text.ts';
import type { FaqCategory } from '#domain/content/content.ts';
import { findQuestions } from '#domain/content/find-questions.ts';
import { FaqList } from '#ui/components/content/faq-list.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import { ButtonLink } from '#ui/components/elements/links.tsx';
import { usePageTitle } from '#ui/components/elements/page-title.ts';
import type { Loaded } from '#ui/core/loaded.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/content.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { loaded } from '#ui/routes/screen/load.ts';
import { LoadFailed } from '#ui/routes/screen/load-failed.tsx';
import { type OpenedScreen, onlyWhenAsked } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';
import { helpStoreOf } from '#ui/stores/content/help-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface TopicsProps {
  readonly categories: readonly FaqCategory[];
  readonly topic: string | undefined;
}

const Topics = ({ categories, topic }: TopicsProps) => {
  const { say } = useWords();
  const marked = (here: boolean) => (here ? { 'aria-current': 'true' as const } : {});
  return (
    <nav className={controls.pills} aria-label={say('faq.topics')}>
      <Link className={controls.pill} to="/faq" {...marked(topic === undefined)} preventScrollReset>
        {say('faq.all')}
      </Link>
      {categories.map(({ categoryId, title }) => (
        <Link
          key={categoryId}
          className={controls.pill}
          to={`/faq?${new URLSearchParams({ topic: categoryId })}`}
          {...marked(topic === categoryId)}
          preventScrollReset
        >
          {title}
        </Link>
      ))}
    </nav>
  );
};

interface SearchProps {
  readonly text: string;
  readonly found: number;
}

/** Searches the loaded questions; the address is updated, so that a search can be shared. */
const FaqSearch = ({ text, found }: SearchProps) => {
  const { say } = useWords();
  const [, setParams] = useSearchParams();
  const handleType = (typed: string) =>
    setParams(typed === '' ? {} : { q: typed }, { replace: true, preventScrollReset: true });
  return (
    <search className={styles.faqSearch}>
      <label className={controls.label} htmlFor="faq-search">
        {say('faq.search')}
      </label>
      <input
        id="faq-search"
        className={controls.input}
        type="search"
        value={text}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => handleType(event.target.value)}
      />
      <p role="status" className={classNames(layout.small, layout.muted)}>
        {text === ''
          ? ''
          : found === 0
            ? say('faq.none', { text })
            : say('faq.found', { count: found })}
      </p>
    </search>
  );
};

const FaqScreen = ({ categories }: { readonly categories: readonly FaqCategory[] }) => {
  const { say } = useWords();
  const stores = useStores();
  const { hash } = useLocation();
  const [params] = useSearchParams();
  usePageTitle(say('faq.title'));
  useEffect(() => helpStoreOf(stores).keepFaq(categories), [stores, categories]);
  const text = searchTextOf(params);
  // The server does not get this part of an address (after #), so its page is rendered without it.
  const [asked, setAsked] = useState('');
  useEffect(() => setAsked(hash.slice(1)), [hash]);
  const chosen = categories.find(({ categoryId }) => categoryId === params.get('topic'));
  // A question that the address names is shown whatever topic is selected.
  const topic = chosen?.questions.some(({ questionId }) => questionId === asked) ?? true;
  const shown = chosen === undefined || (!topic && asked !== '') ? categories : [chosen];
  const found = findQuestions(shown, text);
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <h1>{say('faq.title')}</h1>
      <FaqSearch text={text} found={found.flatMap(({ questions }) => questions).length} />
      <div className={styles.topics}>
        <Topics categories={categories} topic={chosen?.categoryId} />
        <FaqList categories={found} asked={asked} />
      </div>
      <div className={classNames(layout.panel, layout.row, layout.between)}>
        <h2 className={layout.titleSmall}>{say('faq.still')}</h2>
        <ButtonLink to="/contactus">{say('faq.ask')}</ButtonLink>
      </div>
    </div>
  );
};

const Faq = () => {
  const data = useLoaderData() as Loaded<readonly FaqCategory[]>;
  return data.is === 'ready' ? <FaqScreen categories={data.value} /> : <LoadFailed />;
};

/** `/faq`: topics, a search, a link to each question (CONTENT-01, D-ROUTE-12). */
export const openFaq = ({ core }: Scope): OpenedScreen => ({
  Component: Faq,
  loader: async () => loaded(await core.run((useCases) => useCases.content.readFaq())),
  shouldRevalidate: onlyWhenAsked,
});
