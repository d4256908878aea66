import { productSorts } from '#domain/catalog/product-query.ts';
import { activeFilters, useListParams, withQuery } from '#ui/addresses/list-links.ts';
import { FilterButton } from '#ui/components/catalog/list/filter-button.tsx';
import { FilterPart } from '#ui/components/catalog/list/lazy-filters.tsx';
import { listTop } from '#ui/components/catalog/list/list-top.ts';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import styles from '#ui/design/catalog/list.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

interface ListToolsProps {
  readonly list: ListData;
  /** False on lists too small to filter. */
  readonly filtered: boolean;
}

/** The word for what is counted, where it is not snacks. */
const counted: Readonly<Record<string, 'list.countItems' | 'list.countPacks' | undefined>> = {
  merchandise: 'list.countItems',
  'variety-packs': 'list.countPacks',
};

/** The count, the filters and the sort order of a list. */
export const ListTools = ({ list, filtered }: ListToolsProps) => {
  const { say } = useWords();
  const count = list.totalProduct;
  const shown = list.list.length;
  return (
    <>
      <div id={listTop} className={styles.tools}>
        <p className={layout.small} role="status">
          <b>{say(counted[list.query.productTypes[0] ?? ''] ?? 'list.count', { count })}</b>
          {shown < count ? (
            <span className={layout.muted}>{say('list.showing', { shown })}</span>
          ) : null}
        </p>
        {filtered && list.filters.length > 0 ? <FilterButton list={list} /> : null}
        {count === 0 ? null : <SortChoice query={list.query} />}
      </div>
      {activeFilters(list.query).length === 0 ? null : <FilterPart part="active" list={list} />}
    </>
  );
};

/** Search results are sorted by how well they match (D-SEARCH-01). */
const SortChoice = ({ query }: Pick<ListData, 'query'>) => {
  const { say } = useWords();
  const isSearch = query.searchText !== undefined;
  const params = useListParams();
  const open = useOpen();
  const choose = (value: string) =>
    open(withQuery(params, 'sort', value), { replace: true, preventScrollReset: true });
  return (
    <label className={styles.sort}>
      <span>{say('list.sort')}</span>
      <select
        className={controls.select}
        name="sort"
        form="filters"
        value={query.sort}
        onChange={(event) => choose(event.target.value)}
      >
        {productSorts.map((known) => (
          <option key={known} value={known}>
            {say(isSearch && known === 'featured' ? 'list.sort.match' : `list.sort.${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
