import { makeAutoObservable, observableRef } from 'mobx';
import type { CallFailure, InputRefused } from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';
import type { Said } from '#ui/words/said.ts';

/** The footer's newsletter form. */
export class NewsStore {
  signing: Progress<CallFailure | InputRefused> = idle;
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
    makeAutoObservable(this, { signing: observableRef }, { autoBind: true });
  }

  get problem(): Said | undefined {
    return this.signing.is === 'failed' ? { failure: this.signing.failure } : undefined;
  }

  /** True when the address is on the list. */
  async signUp(email: string): Promise<boolean> {
    this.signing = running;
    await settle(
      this.#core.run((useCases) => useCases.signUpForNews(email)),
      {
        success: () => {
          this.signing = done;
        },
        failure: (failure) => {
          this.signing = { is: 'failed', failure };
        },
      },
    );
    return this.signing.is === 'done';
  }
}
