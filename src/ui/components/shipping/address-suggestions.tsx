import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Address } from '#domain/shipping/address.ts';
import {
  type AddressSuggestion,
  suggestedPlace,
  suggestionLine,
} from '#domain/shipping/address-service/address-suggestion.ts';
import { useSuggestionKeys } from '#ui/components/shipping/use-suggestion-keys.ts';
import styles from '#ui/design/buying/suggestions.module.css';
import layout from '#ui/design/layout.module.css';
import { SuggestionStore } from '#ui/stores/shipping/suggestion-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

export interface StreetHelpProps {
  /** Id of the field of the street. */
  readonly id: string;
  /** What is typed in the second line. */
  readonly details: string;
  readonly onType: (name: keyof Address, value: string) => void;
  readonly onLeave: (name: keyof Address) => void;
}

interface AddressSuggestionsProps extends StreetHelpProps {
  /** What was in the field when it got the focus. */
  readonly before: string;
}

const filled = ['address', 'addressDetails', 'city', 'state', 'zipcode'] as const;

/** Turns the field of the street into a combobox (WAI-ARIA 1.2: list autocomplete, manual selection). */
export const AddressSuggestions = observer(function AddressSuggestions(
  props: AddressSuggestionsProps,
) {
  const { id, before, details, onType, onLeave } = props;
  const { core } = useStores();
  const { say } = useWords();
  const [store] = useState(() => new SuggestionStore(core));
  const list = `${id}-suggestions`;
  const choose = (suggestion: AddressSuggestion) => {
    const place = suggestedPlace(suggestion, details);
    for (const name of filled) onType(name, place[name]);
    for (const name of filled) onLeave(name);
    store.close();
  };
  useSuggestionKeys({ id, before, store, choose });
  useComboboxRole(id, list, store);
  const { suggestions, marked } = store;
  return (
    <div className={styles.place}>
      <p className={layout.hidden} role="status">
        {store.isOpen ? say('search.found', { count: suggestions.length }) : null}
      </p>
      {store.isOpen ? (
        <div
          className={styles.list}
          role="listbox"
          id={list}
          aria-label={say('search.suggestions')}
        >
          {suggestions.map((suggestion, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys of its listbox
            <div
              key={suggestionLine(suggestion)}
              role="option"
              id={`${list}-${place}`}
              tabIndex={-1}
              aria-selected={place === marked}
              className={styles.option}
              // The focus stays in the input, so a press must not move it.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              {suggestionLine(suggestion)}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
});

/** Tells assistive technology what the input has become. */
const useComboboxRole = (id: string, list: string, { isOpen, marked }: SuggestionStore): void => {
  useEffect(() => {
    const input = document.getElementById(id);
    if (input === null) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) input.setAttribute('aria-controls', list);
    else input.removeAttribute('aria-controls');
    if (isOpen && marked >= 0) input.setAttribute('aria-activedescendant', `${list}-${marked}`);
    else input.removeAttribute('aria-activedescendant');
    document.getElementById(`${list}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, list, isOpen, marked]);
};
