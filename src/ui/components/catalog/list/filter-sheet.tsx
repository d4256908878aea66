import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useListParams, withFilters } from '#ui/addresses/list-links.ts';
import { FilterGroups } from '#ui/components/catalog/list/filter-groups.tsx';
import { Dialog } from '#ui/components/elements/dialog.tsx';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import styles from '#ui/design/catalog/filters.module.css';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import dialogs from '#ui/design/dialogs.module.css';
import layout from '#ui/design/layout.module.css';
import { FilterDraftStore } from '#ui/stores/catalog/filter-draft-store.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface FilterSheetProps {
  readonly list: ListData;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The filters of narrow screens: selected in a sheet, applied by the button that shows the count.
 */
export const FilterSheet = ({ list, open, onClose }: FilterSheetProps) => {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={title}>
      <SheetBody title={title} list={list} onClose={onClose} />
    </Dialog>
  );
};

interface SheetBodyProps extends Pick<FilterSheetProps, 'list' | 'onClose'> {
  readonly title: string;
}

const SheetBody = observer(function SheetBody({ title, list, onClose }: SheetBodyProps) {
  const { core } = useStores();
  const { say } = useWords();
  const openPage = useOpen();
  const params = useListParams();
  const [draft] = useState(() => new FilterDraftStore(core, list));
  const [spoken, setSpoken] = useState('');
  const show = say('filter.show', { count: draft.total });
  const { isCounting } = draft;
  useEffect(() => {
    if (!isCounting) setSpoken(show);
  }, [isCounting, show]);
  const apply = () => {
    onClose();
    openPage(withFilters(params, draft.filter), { preventScrollReset: true });
  };
  return (
    <>
      <h2 id={title}>{say('filter.title')}</h2>
      <button
        type="button"
        className={classNames(controls.iconButton, dialogs.close)}
        aria-label={say('page.close')}
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
      <div className={styles.sheet}>
        <FilterGroups
          filters={draft.filters}
          filter={draft.filter}
          onToggle={(filter) => void draft.toggle(filter)}
        />
      </div>
      <p className={layout.hidden} role="status">
        {spoken}
      </p>
      <div className={styles.sheetFoot}>
        <button
          type="button"
          className={classNames(controls.button, controls.second)}
          onClick={() => void draft.clear()}
        >
          {say('filter.clear')}
        </button>
        <button type="button" className={classNames(controls.button, layout.grow)} onClick={apply}>
          {show}
        </button>
      </div>
    </>
  );
});
