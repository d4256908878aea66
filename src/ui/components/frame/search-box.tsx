import type { SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/components/icon.tsx';
import controls from '#ui/design/controls.module.css';
import frame from '#ui/design/frame.module.css';
import { useWords } from '#ui/words/words.ts';

interface SearchBoxProps {
  readonly wide?: boolean;
  readonly onSearch?: () => void;
}

/** Global search: an ordinary form, so it works before the script does (D-ROUTE-25). */
export const SearchBox = ({ wide = false, onSearch }: SearchBoxProps) => {
  const { say } = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const text = params.get('q') ?? '';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('q');
    onSearch?.();
    void navigate(`/all-snacks?${new URLSearchParams({ q: String(wanted ?? '') })}`);
  };
  return (
    <search>
      <form
        action="/all-snacks"
        className={classNames(frame.search, wide && frame.searchWide)}
        onSubmit={handleSubmit}
      >
        <input
          key={text}
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
    </search>
  );
};
