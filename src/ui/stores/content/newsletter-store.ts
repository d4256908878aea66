import { makeAutoObservable, observableRef } from 'mobx';
import type { EmailDoubted } from '#ports/notice/email-doubted.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';
import type { Said } from '#ui/words/said.ts';

/** The footer's newsletter form. */
export class NewsletterStore {
  signing: Progress<CallFailure | InputRefused | EmailDoubted> = idle;
  readonly #core: CoreOf<'newsletter'>;

  constructor(core: CoreOf<'newsletter'>) {
    this.#core = core;
    makeAutoObservable(this, { signing: observableRef }, { autoBind: true });
  }

  get problem(): Said | undefined {
    return this.signing.is === 'failed' ? { failure: this.signing.failure } : undefined;
  }

  /** True when the address was subscribed. A doubted one, sent once more, is right (D-FORM-03). */
  async signUp(email: string): Promise<boolean> {
    const { signing } = this;
    const isSure =
      signing.is === 'failed' &&
      'email' in signing.failure &&
      signing.failure.email === email.trim();
    await track(
      () => this.#core.run((useCases) => useCases.newsletter.signUpForNewsletter(email, isSure)),
      (signing) => {
        this.signing = signing;
      },
    );
    return this.signing.is === 'done';
  }
}
