import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { facetNames } from '#domain/catalog/list-scope.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { queryOf } from '#ui/addresses/list-address.ts';
import {
  type ActiveFilter,
  activeFilters,
  useListParams,
  withFilters,
  withToggled,
} from '#ui/addresses/list-links.ts';
import { FilterGroups } from '#ui/components/catalog/list/filter-groups.tsx';
import { listTop } from '#ui/components/catalog/list/list-top.ts';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import styles from '#ui/design/catalog/filters.module.css';
import controls from '#ui/design/controls.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

/** Queries that the form sets itself; sorting is one of them (D-LIST-02). */
const own = new Set<string>([...facetNames, 'page', 'sort']);

/** The address the shopper has chosen: a checkbox changes at once, before the list is loaded. */
const useWantedParams = () => {
  const params = useListParams();
  const openPage = useOpen();
  const { key } = useLocation();
  const [wanted, setWanted] = useState<string>();
  const shown = wanted === undefined ? params : new URLSearchParams(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the history ends it
  useEffect(() => setWanted(undefined), [key]);
  const open = (search: string) => {
    setWanted(search);
    openPage(search, { preventScrollReset: true });
  };
  return { shown, open };
};

/** The filters that are checked in the form. */
const tickedIn = (form: HTMLFormElement): URLSearchParams => {
  const ticked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (!own.has(name) || typeof value !== 'string') continue;
    ticked.append(name, value);
  }
  return ticked;
};

/** The same values, in whatever order the form and the address name them. */
const isSame = (one: ProductFilter, other: ProductFilter): boolean =>
  facetNames.every((name) => {
    const values: readonly string[] = other[name];
    return one[name].length === values.length && one[name].every((each) => values.includes(each));
  });

/** Filters of the address that have no products here: they stay until the shopper removes them. */
const withoutBox = ({ filters }: ListData, shown: URLSearchParams): readonly ActiveFilter[] =>
  activeFilters(queryOf([], shown)).filter(
    ({ name, value }) =>
      !filters.some((facet) => facet.name === name && facet.options.some((o) => o.value === value)),
  );

/**
 * After a change of filters the list is where the eye is: a list that begins out of sight, and on a
 * phone any list, is scrolled to its beginning.
 */
const useListInSight = ({ query }: ListData) => {
  const filters = withFilters(new URLSearchParams(), query);
  const before = useRef(filters);
  useEffect(() => {
    if (before.current === filters) return;
    before.current = filters;
    const top = document.getElementById(listTop);
    const { top: y = 0 } = top?.getBoundingClientRect() ?? {};
    const isBeside = window.matchMedia('(min-width: 64rem)').matches;
    const isSeen = y >= headerHeight && y < window.innerHeight / 2;
    if (!isBeside || !isSeen) top?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [filters]);
};

/** The sticky header, px. */
const headerHeight = 64;

/** The filters beside the list. They apply at once; without scripts, with the form's button. */
export const FilterPanel = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const form = useRef<HTMLFormElement>(null);
  useListInSight(list);
  const { shown, open } = useWantedParams();
  const takeUp = useRef(() => {
    if (form.current === null) return;
    const ticked = queryOf([], tickedIn(form.current));
    if (!isSame(ticked, queryOf([], shown))) open(withFilters(shown, ticked));
  });
  // Checkboxes that were changed before this code was loaded count.
  useEffect(() => takeUp.current(), []);
  return (
    <aside className={styles.panel} aria-label={say('filter.title')}>
      <form ref={form} id="filters" method="get">
        {[...shown].map(([name, value]) =>
          own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {withoutBox(list, shown).map(({ name, value }) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <FilterGroups
          filters={list.filters}
          filter={queryOf([], shown)}
          onToggle={(filter) => open(withToggled(shown, filter))}
        />
        <noscript>
          <button type="submit" className={controls.button}>
            {say('filter.apply')}
          </button>
        </noscript>
      </form>
    </aside>
  );
};
