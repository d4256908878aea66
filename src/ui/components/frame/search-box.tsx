import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { useOpen } from '#ui/components/elements/page-opening.ts';
import { useBrowsingPlace } from '#ui/components/frame/browsing-place.ts';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

interface SearchBoxProps {
  readonly wide?: boolean;
  readonly onSearch?: () => void;
}

type SearchHelp = typeof import('#ui/components/search/search-help.tsx');

/**
 * Global search: a plain form, so it works before scripts are loaded (D-ROUTE-25). Suggestions
 * are loaded with the first focus.
 */
export const SearchBox = observer(function SearchBox({ wide = false, onSearch }: SearchBoxProps) {
  const { say } = useWords();
  const { allWords } = useStores();
  const open = useOpen();
  const [help, setHelp] = useState<SearchHelp>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { searchText: text, isKept } = useBrowsingPlace();
  useEffect(() => {
    const box = input.current;
    if (box === null) return;
    // A text typed meanwhile wins over the search that a product's page remembers.
    if (!isKept || box.value === '') box.value = text;
  }, [text, isKept]);
  const handleFocus = () => {
    if (wide || help !== undefined) return;
    const loading = Promise.all([import('#ui/components/search/search-help.tsx'), allWords()]);
    // When that fails the box stays a plain form.
    loading.then(([loaded]) => setHelp(loaded)).catch(() => undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the box comes alive
  useEffect(() => {
    // The box may have had the focus before this script was loaded.
    if (form.current?.contains(document.activeElement)) handleFocus();
  }, []);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch?.();
    open(`/all-snacks?${new URLSearchParams({ q: input.current?.value ?? '' })}`);
  };
  return (
    <search className={wide ? undefined : frame.searchPlace}>
      <form
        ref={form}
        action="/all-snacks"
        className={classNames(frame.search, wide && frame.searchWide)}
        onSubmit={handleSubmit}
        onFocus={handleFocus}
      >
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={text}
          maxLength={200}
          placeholder={say('header.search')}
          aria-label={say('header.search')}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
        />
        <button type="submit" className={controls.iconButton} aria-label={say('header.searchGo')}>
          <Icon name="search" size="small" />
        </button>
      </form>
      {help === undefined ? null : <help.SearchHelp form={form} input={input} />}
    </search>
  );
});
