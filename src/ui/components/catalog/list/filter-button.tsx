import { useState } from 'react';
import { activeFilters } from '#ui/addresses/list-links.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import styles from '#ui/design/catalog/filters.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useWords } from '#ui/words/words.ts';

type Sheet = typeof import('#ui/components/catalog/list/filter-sheet.tsx')['FilterSheet'];

/** Opens the filters of narrow screens; their code is loaded with the first press. */
export const FilterButton = ({ list }: { readonly list: ListData }) => {
  const { say } = useWords();
  const [sheet, setSheet] = useState<{ readonly Sheet: Sheet }>();
  const [open, setOpen] = useState(false);
  const count = activeFilters(list.query).length;
  const label = count === 0 ? say('filter.title') : say('filter.open', { count });
  const press = async () => {
    setOpen(true);
    const { FilterSheet } = await import('#ui/components/catalog/list/filter-sheet.tsx');
    setSheet({ Sheet: FilterSheet });
  };
  const look = classNames(controls.button, controls.second, controls.compact);
  return (
    <>
      <a className={classNames(look, styles.toForm)} href="#filters">
        {say('filter.title')}
      </a>
      <button
        type="button"
        className={classNames(look, styles.opener)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => void press().catch(() => setOpen(false))}
      >
        <Icon name="filters" />
        {label}
      </button>
      {sheet === undefined ? null : (
        <sheet.Sheet list={list} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
