import { makeAutoObservable, observableRef } from 'mobx';
import type { Consent, ShopperChoices } from '#domain/session/choices.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** Cookie choices: asked once, changeable from the footer (CONSENT-01, CONSENT-03). */
export class ConsentStore {
  consent: Consent | undefined = undefined;
  known = false;
  asked = false;
  /** Of the banner at the lower edge of the screen, px; 0 while it is not there. */
  height = 0;
  readonly #core: CoreOf<'session'>;

  constructor(core: CoreOf<'session'>) {
    this.#core = core;
    makeAutoObservable(this, { consent: observableRef }, { autoBind: true });
  }

  /** The banner is shown only when the stored choice is known, however early it is opened. */
  get open(): boolean {
    return this.known && this.asked;
  }

  /** Without a stored choice the banner opens by itself. */
  restore(choices: ShopperChoices): void {
    this.consent = choices.consent;
    this.known = true;
    if (choices.consent === undefined) this.asked = true;
  }

  measure(height: number): void {
    this.height = height;
  }

  reopen(): void {
    this.asked = true;
  }

  give(advertising: boolean, functional: boolean): Promise<void> {
    this.asked = false;
    return applyOutcome(
      this.#core.run((useCases) => useCases.session.giveConsent({ advertising, functional })),
      {
        success: (choices) => {
          this.consent = choices.consent;
        },
        failure: () => undefined,
      },
    );
  }
}
