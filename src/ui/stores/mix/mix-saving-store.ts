import { makeAutoObservable, observableRef } from 'mobx';
import type { SaveMixFailure } from '#application/mix/save-mix.ts';
import type { SavedMix } from '#domain/mix/saved-mix.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** Saves the current mix in the account (MIX-02). */
export class MixSavingStore {
  saving: Progress<SaveMixFailure> = idle;
  /** Counts presses, so that the same failure is announced again. */
  attempt = 0;
  readonly #core: CoreOf<'mix'>;
  readonly #mix: MixStore;

  constructor(core: CoreOf<'mix'>, mix: MixStore) {
    this.#core = core;
    this.#mix = mix;
    makeAutoObservable(this, { saving: observableRef }, { autoBind: true });
  }

  /**
   * Resolves to the saved mix, or to undefined when it failed. `asNew` leaves the earlier one
   * unchanged.
   */
  async save(asNew = false): Promise<SavedMix | undefined> {
    if (this.saving.is === 'running') return undefined;
    this.attempt += 1;
    let sent = this.#mix.draft;
    let kept: SavedMix | undefined;
    await track(
      async () => {
        await this.#mix.allEnded();
        sent = this.#mix.draft;
        return this.#core.run((useCases) => useCases.mix.saveMix(sent, asNew));
      },
      (saving) => {
        this.saving = saving;
      },
      {
        success: (mix) => {
          kept = mix;
          this.#mix.keepAs(mix, sent);
        },
        failure: (failure) => {
          if (failure._tag === 'MixItemsGone') this.#mix.soldOut(failure.productIds);
          // A second press after the message "changed elsewhere" replaces the other version.
          if (failure._tag === 'MixChanged') this.#mix.keepAs(failure.current);
        },
      },
    );
    return kept;
  }
}
