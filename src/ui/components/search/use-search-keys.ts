import { type RefObject, useEffect, useRef } from 'react';
import type { SearchOption } from '#ui/stores/search/search-options.ts';
import type { SearchStore } from '#ui/stores/search/search-store.ts';

interface SearchKeys {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly search: SearchStore;
  readonly choose: (option: SearchOption) => void;
  /** Closes the popup and moves the focus to the page. */
  readonly leave: () => void;
}

/** True when the key was handled, so that the browser must ignore it. */
const press = (key: string, { input, search, choose, leave }: SearchKeys): boolean => {
  const marked = search.markedOption;
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (search.isOpen) search.move(key === 'ArrowDown' ? 1 : -1);
    else void search.open(input.current?.value ?? '');
    return true;
  }
  // Without a marked option these keys move in the text.
  if ((key === 'Home' || key === 'End') && marked !== undefined) {
    search.markEnd(key === 'Home' ? 'first' : 'last');
    return true;
  }
  if (key === 'Enter' && marked !== undefined) {
    choose(marked);
    return true;
  }
  if (key === 'Delete' && marked?.kind === 'recent') {
    void search.forget(marked.text);
    return true;
  }
  if (key !== 'Escape' || !search.isOpen) return false;
  if (search.text === '') leave();
  else {
    if (input.current !== null) input.current.value = '';
    search.type('');
  }
  return true;
};

/** Listens to the plain form: input, keys, focus and blur. */
export const useSearchKeys = (keys: SearchKeys): void => {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { form, input, search } = keys;
  useEffect(() => {
    const element = form.current;
    const place = element?.closest('search');
    if (element === null || !place) return;
    const stop = new AbortController();
    const { signal } = stop;
    const value = () => input.current?.value ?? '';
    input.current?.addEventListener('input', () => search.type(value()), { signal });
    input.current?.addEventListener('focus', () => void search.open(value()), { signal });
    input.current?.addEventListener('click', () => void search.open(value()), { signal });
    input.current?.addEventListener(
      'keydown',
      (event) => {
        // Keys of an input method that is composing a character are ignored.
        if (!event.isComposing && press(event.key, latest.current)) event.preventDefault();
      },
      { signal },
    );
    element.addEventListener(
      'submit',
      () => {
        void search.remember(value());
        latest.current.leave();
      },
      { signal },
    );
    // A dialog keeps the popup open; the focus returns when it closes.
    const isElsewhere = (target: EventTarget | null) =>
      target instanceof Element && !place.contains(target) && target.closest('dialog') === null;
    place.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (isElsewhere(relatedTarget)) search.close();
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isElsewhere(target)) search.close();
      },
      { signal },
    );
    // The focus that loaded this code came before these listeners.
    if (document.activeElement === input.current) void search.open(value());
    return () => stop.abort();
  }, [form, input, search]);
};
