import { type ComponentType, lazy, Suspense, use } from 'react';
import styles from '#ui/design/catalog/filters.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface PartProps {
  readonly list: ListData;
}

type Parts = typeof import('#ui/components/catalog/list/filter-parts.tsx');
type Part = ComponentType<PartProps>;

/** Loading starts with the list's own code, so that the parts are there when the list is. */
const loading: Promise<Partial<Parts>> = import(
  '#ui/components/catalog/list/filter-parts.tsx'
).catch(() => ({}));

/** The server has every part before it renders; only browsers wait. */
const atHand: Partial<Parts> = import.meta.env.SSR ? await loading : {};

/** A part that could not be loaded is left out; the list is still shown. */
const Nothing: Part = () => null;

const late = (name: keyof Parts): Part =>
  atHand[name] ??
  lazy(
    async (): Promise<{ readonly default: Part }> => ({
      default: (await loading)[name] ?? Nothing,
    }),
  );

const parts = {
  panel: late('FilterPanel'),
  active: late('ActiveFilters'),
  nothing: late('NothingFound'),
} as const;

interface FilterPartProps extends PartProps {
  readonly part: keyof typeof parts;
}

/**
 * The server renders the filters with the page; in a browser their code and words are loaded later,
 * and until then they work as links and a plain form. When the language changes before they are
 * hydrated, they are rendered again, because the server's markup has the old language.
 */
export const FilterPart = ({ part, list }: FilterPartProps) => {
  const { language } = useWords();
  return (
    <Suspense key={language} fallback={part === 'panel' ? <div className={styles.panel} /> : null}>
      <Worded part={part} list={list} />
    </Suspense>
  );
};

const Worded = ({ part, list }: FilterPartProps) => {
  const { allWords } = useStores();
  if (!import.meta.env.SSR) use(allWords());
  const Component = parts[part];
  return <Component list={list} />;
};
