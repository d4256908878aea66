import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveMixFailure } from '#application/mix/use-cases.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { Core } from '#ui/core/core.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** Keeps the box on the table in the account (MIX-02). */
export class MixSavingStore {
  saving: Progress<SaveMixFailure> = idle;
  /** Counts presses, so that the same failure speaks again. */
  attempt = 0;
  readonly #core: Core;
  readonly #mix: MixStore;

  constructor(core: Core, mix: MixStore) {
    this.#core = core;
    this.#mix = mix;
    makeAutoObservable(this, { saving: observableRef }, { autoBind: true });
  }

  /** The box as it is kept now; nothing when it is not. `asNew` leaves the kept one as it is. */
  async save(asNew = false): Promise<SavedMix | undefined> {
    if (this.saving.is === 'running') return undefined;
    this.begin();
    await this.#mix.settled();
    const sent = this.#mix.draft;
    let kept: SavedMix | undefined;
    await settle(
      this.#core.run((useCases) => useCases.saveMix(sent, asNew)),
      {
        success: (mix) => {
          kept = mix;
          this.#mix.keepAs(mix, sent);
          this.saving = done;
        },
        failure: (failure) => {
          this.saving = { is: 'failed', failure };
          if (failure._tag === 'MixItemsGone') this.#mix.soldOut(failure.productIds);
          // Whoever has read that it was changed elsewhere and saves again means it.
          if (failure._tag === 'MixChanged') this.#mix.keepAs(failure.current);
        },
      },
    );
    return kept;
  }

  private begin(): void {
    this.saving = running;
    this.attempt += 1;
  }
}
