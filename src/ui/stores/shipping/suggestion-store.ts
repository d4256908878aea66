import { makeAutoObservable, observableRef } from 'mobx';
import {
  type AddressSuggestion,
  type MarkKey,
  movedMark,
} from '#domain/shipping/address-service/address-suggestion.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** Milliseconds without a keystroke after which the shop is asked. */
const pause = 250;

/** Addresses suggested for the street that is being typed. A failure suggests nothing. */
export class SuggestionStore {
  suggestions: readonly AddressSuggestion[] = [];
  /** Index of the marked suggestion; -1 is the text itself. */
  marked = -1;
  readonly #core: CoreOf<'delivery'>;
  /** Cancels the pause or request of an older text. */
  #breakOff: () => void = () => undefined;

  constructor(core: CoreOf<'delivery'>) {
    this.#core = core;
    makeAutoObservable(this, { suggestions: observableRef }, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.suggestions.length > 0;
  }

  get chosen(): AddressSuggestion | undefined {
    return this.suggestions[this.marked];
  }

  /** Takes a new text; answers for an older one are never shown. */
  type(text: string): void {
    this.#breakOff();
    this.marked = -1;
    const request = new AbortController();
    const timer = setTimeout(() => void this.#ask(text, request.signal), pause);
    this.#breakOff = () => {
      clearTimeout(timer);
      request.abort();
    };
  }

  close(): void {
    this.#breakOff();
    this.#show([]);
  }

  mark(key: MarkKey): void {
    this.marked = movedMark(this.marked, key, this.suggestions.length);
  }

  #show(suggestions: readonly AddressSuggestion[]): void {
    this.suggestions = suggestions;
    this.marked = -1;
  }

  async #ask(text: string, signal: AbortSignal): Promise<void> {
    const asked = this.#core.run((useCases) => useCases.delivery.suggestAddresses(text), signal);
    try {
      await applyOutcome(asked, {
        success: (suggestions) => {
          if (!signal.aborted) this.#show(suggestions);
        },
        failure: () => {
          if (!signal.aborted) this.#show([]);
        },
      });
    } catch (cause) {
      // A cancelled request rejects; its answer is not needed.
      if (!signal.aborted) throw cause;
    }
  }
}
