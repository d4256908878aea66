import { makeAutoObservable, observableRef } from 'mobx';
import { longestText, type Suggestions, shortestText } from '#domain/search/suggestions.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import { idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import {
  type SearchOption,
  type StartingPlace,
  searchOptions,
} from '#ui/stores/search/search-options.ts';

/** Milliseconds without a keystroke after which the shop is asked (D-API-11). */
const pause = 300;

/** Runs something after a pause; returns a function that cancels it. */
export type Later = (run: () => void, milliseconds: number) => () => void;

const afterTimeout: Later = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** The state of the search box: text, suggestions and the marked option. */
export class SearchStore {
  text = '';
  isOpen = false;
  suggestions: Suggestions | undefined = undefined;
  asking: Progress<CallFailure> = idle;
  recent: readonly string[] = [];
  /** Index of the marked option; -1 is the text itself. */
  marked = -1;
  readonly #places: readonly StartingPlace[];
  readonly #core: CoreOf<'search'>;
  readonly #later: Later;
  /** Cancels the pause or request of an older text. */
  #breakOff: () => void = () => undefined;

  constructor(
    core: CoreOf<'search'>,
    later: Later = afterTimeout,
    places: readonly StartingPlace[] = [],
  ) {
    this.#core = core;
    this.#places = places;
    this.#later = later;
    makeAutoObservable(
      this,
      { suggestions: observableRef, asking: observableRef, recent: observableRef },
      { autoBind: true },
    );
  }

  get options(): readonly SearchOption[] {
    return searchOptions(this.text, this.suggestions, this.recent, this.#places);
  }

  get markedOption(): SearchOption | undefined {
    return this.options[this.marked];
  }

  async open(text: string): Promise<void> {
    if (this.isOpen) return;
    this.isOpen = true;
    // After a failure the shop is not asked again for the same text.
    const unasked = this.suggestions === undefined && this.asking.is === 'idle';
    if (text !== this.text || unasked) this.type(text);
    const kept = this.#core.run((useCases) => useCases.search.recentSearches());
    await applyOutcome(kept, { success: this.#showRecent, failure: () => undefined });
  }

  close(): void {
    this.isOpen = false;
    this.marked = -1;
    this.#breakOff();
    if (this.asking.is === 'running') this.asking = idle;
  }

  /** Takes a new text; answers for an older one are never shown (SEARCH-02). */
  type(text: string): void {
    this.#breakOff();
    this.text = text.slice(0, longestText);
    this.isOpen = true;
    this.marked = -1;
    if ([...this.text.trim()].length < shortestText) {
      this.suggestions = undefined;
      this.asking = idle;
      return;
    }
    this.asking = running;
    const request = new AbortController();
    const callOff = this.#later(() => void this.#ask(this.text, request.signal), pause);
    this.#breakOff = () => {
      callOff();
      request.abort();
    };
  }

  /** Marks the next or previous option; after the last and before the first comes the text. */
  move(step: 1 | -1): void {
    const places = this.options.length + 1;
    this.marked = ((this.marked + 1 + step + places) % places) - 1;
  }

  markEnd(end: 'first' | 'last'): void {
    this.marked = end === 'first' ? Math.min(0, this.options.length - 1) : this.options.length - 1;
  }

  async remember(text: string): Promise<void> {
    const kept = this.#core.run((useCases) => useCases.search.rememberSearch(text));
    await applyOutcome(kept, { success: this.#showRecent, failure: () => undefined });
  }

  async forget(text?: string): Promise<void> {
    const kept = this.#core.run((useCases) => useCases.search.forgetSearches(text));
    await applyOutcome(kept, { success: this.#showRecent, failure: () => undefined });
    this.marked = -1;
  }

  readonly #showRecent = (texts: readonly string[]): void => {
    this.recent = texts;
  };

  async #ask(text: string, signal: AbortSignal): Promise<void> {
    const answer = this.#core.run((useCases) => useCases.search.suggestProducts(text), signal);
    try {
      await applyOutcome(answer, {
        success: (suggestions) => {
          if (signal.aborted) return;
          this.suggestions = suggestions;
          this.asking = idle;
        },
        failure: (failure) => {
          if (signal.aborted) return;
          this.suggestions = undefined;
          this.asking = { is: 'failed', failure };
        },
      });
    } catch (cause) {
      // A cancelled request rejects; its result is not needed.
      if (!signal.aborted) throw cause;
    }
  }
}
