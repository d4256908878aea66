import { makeAutoObservable, observableRef } from 'mobx';
import type { CompletionFailure } from '#application/identity/use-cases.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** The end of a sign-in that left the shop and came back. */
export class LandingStore {
  landing: Progress<CompletionFailure> = idle;
  readonly #core: Core;
  readonly #signedIn: (customer: Customer) => void;
  #going: Promise<string | undefined> | undefined = undefined;

  constructor(core: Core, signedIn: (customer: Customer) => void) {
    this.#core = core;
    this.#signedIn = signedIn;
    makeAutoObservable(this, { landing: observableRef }, { autoBind: true });
  }

  /** Where to go on; nothing when it did not work. However often it is asked, it is done once. */
  land(url: string): Promise<string | undefined> {
    this.#going ??= this.#land(url);
    return this.#going;
  }

  async #land(url: string): Promise<string | undefined> {
    this.begin();
    let returnTo: string | undefined;
    await settle(
      this.#core.run((useCases) => useCases.completeSignIn(url)),
      {
        success: (outcome) => {
          if (outcome.kind === 'leaving') return;
          this.landing = done;
          if (outcome.kind === 'signed-in') this.#signedIn(outcome.customer);
          returnTo = outcome.returnTo;
        },
        failure: (failure) => {
          this.landing = { is: 'failed', failure };
        },
      },
    );
    return returnTo;
  }

  begin(): void {
    this.landing = running;
  }
}
