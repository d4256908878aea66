import { LatePart, latePart } from '#ui/components/elements/late-part.tsx';
import styles from '#ui/design/catalog/filters.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';

type Parts = typeof import('#ui/components/catalog/list/filter-parts.tsx');

const atHand: Partial<Parts> = {};

/** Loading starts with the list's own code, so that the parts are there when the list is. */
const loading: Promise<Partial<Parts>> = import('#ui/components/catalog/list/filter-parts.tsx')
  .then((parts) => Object.assign(atHand, parts))
  .catch(() => ({}));

/** The server has every part before it renders; only browsers wait. */
if (import.meta.env.SSR) await loading;

const parts = {
  panel: latePart(() => loading, atHand, 'FilterPanel'),
  active: latePart(() => loading, atHand, 'ActiveFilters'),
  nothing: latePart(() => loading, atHand, 'NothingFound'),
} as const;

interface FilterPartProps {
  readonly part: keyof typeof parts;
  readonly list: ListData;
}

/** The filters of a list and what belongs to them. */
export const FilterPart = ({ part, list }: FilterPartProps) => {
  const Component = parts[part];
  return (
    <LatePart fallback={part === 'panel' ? <div className={styles.panel} /> : null}>
      <Component list={list} />
    </LatePart>
  );
};
