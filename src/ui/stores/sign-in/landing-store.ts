import { makeAutoObservable, observableRef } from 'mobx';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The end of a sign-in by redirect. */
export class LandingStore {
  landing: Progress<CompletionFailure> = idle;
  readonly #core: CoreOf<'signIn'>;
  readonly #signedIn: (customer: Customer) => void;
  #going: Promise<string | undefined> | undefined = undefined;

  constructor(core: CoreOf<'signIn'>, signedIn: (customer: Customer) => void) {
    this.#core = core;
    this.#signedIn = signedIn;
    makeAutoObservable(this, { landing: observableRef }, { autoBind: true });
  }

  /**
   * Resolves to the address to continue at, or to undefined after a failure. It runs once, however
   * often it is called.
   */
  land(url: string): Promise<string | undefined> {
    this.#going ??= this.#land(url);
    return this.#going;
  }

  async #land(url: string): Promise<string | undefined> {
    let returnTo: string | undefined;
    await track(
      () => this.#core.run((useCases) => useCases.signIn.completeSignIn(url)),
      (landing) => {
        this.landing = landing;
      },
      {
        success: (outcome) => {
          if (outcome.kind === 'leaving') {
            // The browser is being redirected to the provider, so the sign-in continues.
            this.landing = running;
            return;
          }
          if (outcome.kind === 'signed-in') this.#signedIn(outcome.customer);
          returnTo = outcome.returnTo;
        },
      },
    );
    return returnTo;
  }
}
