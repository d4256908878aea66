import {
  activeFilters,
  useListLink,
  useListParams,
  withoutFilter,
  withoutFilters,
} from '#ui/addresses/list-links.ts';
import { filterLabel } from '#ui/components/catalog/list/filter-labels.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/list.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

/** The active filters of the list, each with a button to remove it (BROWSE-11). */
export const ActiveFilters = ({ list }: { readonly list: ListData }) => {
  const words = useWords();
  const { say } = words;
  const params = useListParams();
  const link = useListLink();
  const active = activeFilters(list.query);
  return (
    <ul className={classNames(controls.pillWrap, styles.filters)} aria-label={say('list.filters')}>
      {active.map((filter) => {
        const label = filterLabel(list.filters, filter, words);
        return (
          <li key={`${filter.name}=${filter.value}`}>
            <Link
              className={controls.pill}
              to={link(withoutFilter(params, filter))}
              aria-label={say('list.removeFilter', { filter: label })}
              preventScrollReset
            >
              {label}
              <Icon name="cross" size="small" />
            </Link>
          </li>
        );
      })}
      <li>
        <Link className={controls.link} to={link(withoutFilters(params))} preventScrollReset>
          {say('list.clear')}
        </Link>
      </li>
    </ul>
  );
};
