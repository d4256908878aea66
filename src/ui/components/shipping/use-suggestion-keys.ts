import { useEffect, useRef } from 'react';
import type { AddressSuggestion } from '#domain/shipping/address-service/address-suggestion.ts';
import type { SuggestionStore } from '#ui/stores/shipping/suggestion-store.ts';

interface SuggestionKeys {
  /** Id of the input. */
  readonly id: string;
  /** What was in the input when it got the focus. */
  readonly before: string;
  readonly store: SuggestionStore;
  readonly choose: (suggestion: AddressSuggestion) => void;
}

/** True when the key was handled, so that the browser must ignore it. */
const press = (key: string, text: string, { store, choose }: SuggestionKeys): boolean => {
  if (!store.isOpen) {
    if (key === 'ArrowDown') store.type(text);
    return key === 'ArrowDown';
  }
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    store.mark(key);
    return true;
  }
  // Without a marked suggestion these keys move in the text, and Enter sends the form.
  if ((key === 'Home' || key === 'End') && store.chosen !== undefined) {
    store.mark(key);
    return true;
  }
  if (key === 'Enter' && store.chosen !== undefined) {
    choose(store.chosen);
    return true;
  }
  if (key === 'Escape') store.close();
  return key === 'Escape';
};

/** A browser that fills in an address itself, or a program, is not somebody who types. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent &&
  /^(insert(Text|Composition|FromPaste)|delete)/.test(event.inputType);

/** Listens to the plain input: what is typed, keys, and that it is left. */
export const useSuggestionKeys = (keys: SuggestionKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { id, before, store } = keys;
  useEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement)) return;
    const stop = new AbortController();
    const { signal } = stop;
    input.addEventListener(
      'input',
      (event) => {
        if (isTyped(event)) store.type(input.value);
        else store.close();
      },
      { signal },
    );
    input.addEventListener(
      'keydown',
      (event) => {
        // Keys of an input method that is composing a character are ignored.
        if (!event.isComposing && press(event.key, input.value, latest.current)) {
          event.preventDefault();
        }
      },
      { signal },
    );
    input.addEventListener('blur', () => store.close(), { signal });
    // What was typed before these listeners came.
    if (document.activeElement === input && input.value !== before) store.type(input.value);
    return () => {
      stop.abort();
      store.close();
    };
  }, [id, before, store]);
};
