import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Icon } from '#ui/components/elements/icon.tsx';
import { type PlacedOption, SearchOptionRow } from '#ui/components/search/search-option-row.tsx';
import { classNames } from '#ui/design/class-names.ts';
import controls from '#ui/design/controls.module.css';
import layout from '#ui/design/layout.module.css';
import styles from '#ui/design/search.module.css';
import type { SearchOption } from '#ui/stores/search/search-options.ts';
import type { SearchStore } from '#ui/stores/search/search-store.ts';
import type { WordKey } from '#ui/words/word-key.ts';
import { useWords } from '#ui/words/words.ts';

interface SearchPanelProps {
  readonly search: SearchStore;
  /** Id of the listbox; its options are numbered after it. */
  readonly list: string;
  readonly onChoose: (option: SearchOption) => void;
}

const headings: readonly (readonly [SearchOption['kind'], WordKey])[] = [
  ['recent', 'search.recent'],
  ['place', 'search.places'],
  ['page', 'search.pages'],
  ['search', 'search.suggestions'],
  ['shelf', 'search.shelves'],
  ['product', 'search.snacks'],
];

/** Everything below the input: one listbox with a group for each kind of suggestion. */
export const SearchPanel = observer(function SearchPanel({
  search,
  list,
  onChoose,
}: SearchPanelProps) {
  const { say } = useWords();
  const placed = search.options.map((option, place): PlacedOption => ({ option, place }));
  const groups = headings
    .map(([kind, heading]) => ({
      kind,
      heading,
      rows: placed.filter(({ option }) => option.kind === kind),
    }))
    .filter(({ rows }) => rows.length > 0);
  const toAll = placed.filter(({ option }) => option.kind === 'all');
  const row = (each: PlacedOption) => (
    <SearchOptionRow
      key={each.place}
      placed={each}
      search={search}
      list={list}
      onChoose={onChoose}
    />
  );
  return (
    <div className={styles.panel} aria-busy={search.asking.is === 'running'}>
      <div className={classNames(layout.wrap, styles.inside)}>
        <Said search={search} />
        {placed.length === 0 ? null : (
          <div
            className={styles.list}
            role="listbox"
            id={list}
            aria-label={say('search.suggestions')}
          >
            {groups.map(({ kind, heading, rows }) => (
              <Group key={kind} kind={kind} heading={say(heading)}>
                {rows.map(row)}
              </Group>
            ))}
            {toAll.map(row)}
          </div>
        )}
        <Forget search={search} />
      </div>
    </div>
  );
});

interface GroupProps {
  readonly kind: SearchOption['kind'];
  readonly heading: string;
  readonly children: React.ReactNode;
}

const groupLooks: Partial<Record<SearchOption['kind'], string | undefined>> = {
  shelf: styles.shelves,
  place: styles.shelves,
  product: styles.products,
};

const Group = ({ kind, heading, children }: GroupProps) => {
  const id = useId();
  return (
    // A listbox has groups, and a fieldset, which this rule asks for, is not one.
    // biome-ignore lint/a11y/useSemanticElements: group of a listbox
    <div
      role="group"
      aria-labelledby={id}
      className={kind === 'product' ? styles.product : undefined}
    >
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <div role="presentation" className={groupLooks[kind]}>
        {children}
      </div>
    </div>
  );
};

/** The visible status, and the number of suggestions for screen readers. */
const Said = observer(function Said({ search }: { readonly search: SearchStore }) {
  const { say } = useWords();
  const count = search.options.length;
  const seen = seenText(search, say);
  return (
    <>
      {seen === undefined ? null : <p className={styles.said}>{seen}</p>}
      <p className={layout.hidden} role="status">
        {count > 0 && search.asking.is !== 'running' ? say('search.found', { count }) : seen}
      </p>
    </>
  );
});

const seenText = (
  { text, asking, suggestions, options }: SearchStore,
  say: ReturnType<typeof useWords>['say'],
): string | undefined => {
  if (asking.is === 'failed') return say('search.failed');
  if (suggestions?.correctedText !== undefined && options.length > 0) {
    return say('search.corrected', { text: suggestions.correctedText });
  }
  if (options.length > 0) return undefined;
  if (asking.is === 'running') return say('search.looking');
  return suggestions === undefined ? say('search.hint') : say('search.none', { text: text.trim() });
};

/** Buttons to forget searches; beside the list, because options cannot contain buttons. */
const Forget = observer(function Forget({ search }: { readonly search: SearchStore }) {
  const { say } = useWords();
  const recent = search.options.flatMap((option) =>
    option.kind === 'recent' ? [option.text] : [],
  );
  if (recent.length === 0) return null;
  return (
    <>
      <ul className={styles.forget}>
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              className={controls.iconButton}
              aria-label={say('search.forget', { text })}
              onClick={() => void search.forget(text)}
            >
              <Icon name="cross" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classNames(controls.link, styles.forgetAll)}
        onClick={() => void search.forget()}
      >
        {say('search.forgetAll')}
      </button>
    </>
  );
});
