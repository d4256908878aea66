import { type Facet, type FacetOption, offeredOptions } from '#domain/catalog/facets.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { withinSubFilterLimit } from '#domain/catalog/sub-filters.ts';
import type { ActiveFilter } from '#ui/addresses/list-links.ts';
import { filterLabel } from '#ui/components/catalog/list/filter-labels.ts';
import styles from '#ui/design/catalog/filters.module.css';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import { useWords } from '#ui/words/words.ts';

interface FilterGroupsProps {
  readonly filters: readonly Facet[];
  /** The selected values. */
  readonly filter: ProductFilter;
  readonly onToggle: (filter: ActiveFilter) => void;
}

/** A group with one value has no effect, so it is left out unless that value is selected. */
const isUseful = (facet: Facet, filter: ProductFilter): boolean => {
  const picked = filter[facet.name];
  return picked.length > 0 || offeredOptions(facet, picked).length > 1;
};

/** The filters of a list as groups of checkboxes; each is a query of the list's address. */
export const FilterGroups = ({ filters, filter, onToggle }: FilterGroupsProps) =>
  filters
    .filter((facet) => isUseful(facet, filter))
    .map((facet) => (
      <FilterGroup
        key={facet.name}
        facet={facet}
        picked={filter[facet.name]}
        onToggle={(value) => onToggle({ name: facet.name, value })}
      />
    ));

interface FilterGroupProps {
  readonly facet: Facet;
  readonly picked: readonly string[];
  readonly onToggle: (value: string) => void;
}

const FilterGroup = ({ facet, picked, onToggle }: FilterGroupProps) => {
  const { say } = useWords();
  const { shown, more } = withinSubFilterLimit(offeredOptions(facet, picked));
  const box = (option: FacetOption) => (
    <FilterBox
      key={option.value}
      facet={facet}
      option={option}
      checked={picked.includes(option.value)}
      onToggle={onToggle}
    />
  );
  return (
    <fieldset className={styles.group}>
      <legend>{say(`filter.${facet.name}`)}</legend>
      <div>
        {facet.name === 'diet' ? <p className={layout.small}>{say('diet.note')}</p> : null}
        {shown.map(box)}
        {more.length === 0 ? null : (
          <details className={styles.more} open={more.some(({ value }) => picked.includes(value))}>
            <summary className={controls.link}>
              <span>{say('filter.more', { count: more.length })}</span>
              <span>{say('filter.fewer')}</span>
            </summary>
            {more.map(box)}
          </details>
        )}
      </div>
    </fieldset>
  );
};

interface FilterBoxProps {
  readonly facet: Facet;
  readonly option: FacetOption;
  readonly checked: boolean;
  readonly onToggle: (value: string) => void;
}

/**
 * A value without results under the other filters can be cleared, but not selected. A list has more than a hundred
 * of these, so the group's rules give them their look, and no classes.
 */
const FilterBox = ({ facet, option, checked, onToggle }: FilterBoxProps) => {
  const words = useWords();
  const { value, count } = option;
  return (
    <label>
      <input
        type="checkbox"
        name={facet.name}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={() => onToggle(value)}
      />
      {filterLabel([facet], { name: facet.name, value }, words)}
      <span>{count}</span>
    </label>
  );
};
