import { useNavigate, useSearchParams } from 'react-router-dom';
import { productSorts } from '#domain/catalog/product-query.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import { Link } from '#ui/components/link.tsx';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/list.module.css';
import {
  type ActiveFilter,
  activeFilters,
  withoutFilter,
  withoutFilters,
  withQuery,
} from '#ui/routes/list-address.ts';
import type { ListData } from '#ui/routes/list-loader.ts';
import { useWords } from '#ui/words/words.ts';

/** How many there are, what narrows them, and in which order they come. */
export const ListTools = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const count = list.totalProduct;
  const shown = list.products.length;
  return (
    <>
      <div className={styles.tools}>
        <p className={layout.small} role="status">
          <b>{say('list.count', { count })}</b>
          {shown < count ? (
            <span className={layout.muted}>{say('list.showing', { shown })}</span>
          ) : null}
        </p>
        <SortChoice sort={list.query.sort} />
      </div>
      <Filters list={list} />
    </>
  );
};

const SortChoice = ({ sort }: { readonly sort: ListData['query']['sort'] }) => {
  const { say } = useWords();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const choose = (value: string) =>
    void navigate(withQuery(params, 'sort', value), { replace: true, preventScrollReset: true });
  return (
    <label className={styles.sort}>
      <span>{say('list.sort')}</span>
      <select
        className={controls.select}
        value={sort}
        onChange={(event) => choose(event.target.value)}
      >
        {productSorts.map((known) => (
          <option key={known} value={known}>
            {say(`list.sort.${known}`)}
          </option>
        ))}
      </select>
    </label>
  );
};

const Filters = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const [params] = useSearchParams();
  const filters = activeFilters(list.query);
  if (filters.length === 0) return null;
  const labelOf = ({ name, value }: ActiveFilter) =>
    (name === 'brand' && list.brands.find((brand) => brand.brandId === value)?.name) || value;
  return (
    <ul className={classNames(controls.pillWrap, styles.filters)} aria-label={say('list.filters')}>
      {filters.map((filter) => (
        <li key={`${filter.name}=${filter.value}`}>
          <Link
            className={controls.pill}
            to={withoutFilter(params, filter)}
            aria-label={say('list.removeFilter', { filter: labelOf(filter) })}
          >
            {labelOf(filter)}
            <Icon name="cross" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link className={controls.link} to={withoutFilters(params)}>
          {say('list.clear')}
        </Link>
      </li>
    </ul>
  );
};
