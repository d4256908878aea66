import { makeAutoObservable, observableRef } from 'mobx';
import type { Consent, ShopperChoices } from '#domain/session/choices.ts';
import type { Core } from '#ui/core.ts';
import { settle } from '#ui/stores/settle.ts';

/** Cookie choices: asked once, changeable from the footer (CONSENT-01, CONSENT-03). */
export class ConsentStore {
  consent: Consent | undefined = undefined;
  open = false;
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
    makeAutoObservable(this, { consent: observableRef }, { autoBind: true });
  }

  /** The banner shows only once it is known that nothing was chosen before. */
  restore(choices: ShopperChoices): void {
    this.consent = choices.consent;
    this.open = choices.consent === undefined;
  }

  reopen(): void {
    this.open = true;
  }

  give(advertising: boolean, functional: boolean): Promise<void> {
    this.open = false;
    return settle(
      this.#core.run((useCases) => useCases.giveConsent({ advertising, functional })),
      {
        success: (choices) => {
          this.consent = choices.consent;
        },
        failure: () => undefined,
      },
    );
  }
}
