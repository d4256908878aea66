import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { inMenuOrder } from '#domain/catalog/navigation.ts';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { SearchPanel } from '#ui/components/search/search-panel.tsx';
import { useSearchKeys } from '#ui/components/search/use-search-keys.ts';
import { useRootData } from '#ui/core/root-data.ts';
import controls from '#ui/design/controls.module.css';
import styles from '#ui/design/search.module.css';
import { optionAddress, type SearchOption } from '#ui/stores/search/search-options.ts';
import { SearchStore } from '#ui/stores/search/search-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface SearchHelpProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Turns the plain search form into a combobox (WAI-ARIA 1.2: list autocomplete). */
export const SearchHelp = observer(function SearchHelp({ form, input }: SearchHelpProps) {
  const { core, pressed } = useStores();
  const { say } = useWords();
  const open = useOpen();
  const places = inMenuOrder(useRootData().navigation).flatMap(({ subMenu }) => subMenu);
  const [search] = useState(() => new SearchStore(core, undefined, places));
  const list = useId();
  const choose = (option: SearchOption) => {
    const text = 'text' in option ? option.text : search.text;
    if (input.current !== null) input.current.value = text;
    void search.remember(text);
    leave(search);
    if (option.kind === 'product') pressed.keep(option.product);
    open(optionAddress(option));
  };
  useSearchKeys({ form, input, search, choose, leave: () => leave(search) });
  useComboboxRole(input, list, search);
  const empty = search.text === '';
  const handleClear = () => {
    if (empty) return leave(search);
    if (input.current !== null) input.current.value = '';
    search.type('');
    input.current?.focus();
  };
  if (!search.isOpen || form.current === null) return null;
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={`${controls.iconButton} ${styles.clear}`}
          aria-label={say(empty ? 'search.close' : 'search.clear')}
          onClick={handleClear}
        >
          <Icon name="cross" />
        </button>,
        form.current,
      )}
      <SearchPanel search={search} list={list} onChoose={choose} />
    </>
  );
});

/** Moves the focus from the box to the page, where the result is shown. */
const leave = (search: SearchStore): void => {
  search.close();
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** Tells assistive technology what the input has become; without script it stays a search field. */
const useComboboxRole = (
  input: RefObject<HTMLInputElement | null>,
  list: string,
  search: SearchStore,
): void => {
  const { isOpen, marked } = search;
  const shows = isOpen && search.options.length > 0;
  useEffect(() => {
    const field = input.current;
    const place = field?.closest('search');
    if (field === null || !place) return;
    place.toggleAttribute('data-open', isOpen);
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(shows));
    if (shows) field.setAttribute('aria-controls', list);
    else field.removeAttribute('aria-controls');
    if (shows && marked >= 0) field.setAttribute('aria-activedescendant', `${list}-${marked}`);
    else field.removeAttribute('aria-activedescendant');
    if (marked >= 0)
      document.getElementById(`${list}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, list, isOpen, shows, marked]);
};
