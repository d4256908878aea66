import { type FacetOption, offeredOptions } from '#domain/catalog/facets.ts';
import { withinSubFilterLimit } from '#domain/catalog/sub-filters.ts';
import { Link } from '#ui/components/elements/link.tsx';
import styles from '#ui/design/catalog/list.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

/** Every flavor of the shop, those with most products first; each links to its list (ROUTE-13). */
export const FlavorPills = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const picked = list.query.flavor;
  const facet = list.filters.find(({ name }) => name === 'flavor');
  const options = facet === undefined ? [] : offeredOptions(facet, picked);
  const { shown, more } = withinSubFilterLimit(options);
  const pill = ({ value, label }: FacetOption) => (
    <Link
      key={value}
      className={controls.pill}
      to={`/flavors?flavor=${encodeURIComponent(value)}`}
      {...(picked.includes(value) ? { 'aria-current': 'page' as const } : {})}
    >
      {label}
    </Link>
  );
  if (options.length === 0) return null;
  return (
    <nav aria-label={say('list.flavorPills')}>
      <div className={classNames(controls.pillWrap)}>{shown.map(pill)}</div>
      {more.length === 0 ? null : (
        <details
          className={styles.morePills}
          open={more.some(({ value }) => picked.includes(value))}
        >
          <summary>
            <span>{say('filter.more', { count: more.length })}</span>
            <span>{say('filter.fewer')}</span>
          </summary>
          <div className={controls.pillWrap}>{more.map(pill)}</div>
        </details>
      )}
    </nav>
  );
};
