import { makeAutoObservable, observableRef } from 'mobx';
import type { CompletionFailure } from '#application/sign-in/complete-sign-in.ts';
import type { StepOutcome } from '#application/sign-in/continue-sign-in.ts';
import type { SecondStepFailure } from '#application/sign-in/second-step.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The code a shopper types. */
export const makeCodeForm = (core: CoreOf<'signIn'>, returnTo: string) =>
  new FormStore(core, {
    blank: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: { key: 'required.code' } } : {}),
    send: (useCases, { code }) => useCases.signIn.answerSecondStep({ code, returnTo }),
  });

export const makeResend = (core: CoreOf<'signIn'>) =>
  new ActionStore(core, (useCases, _wish: undefined) => useCases.signIn.resendCode());

/** Waits for the approval on another device. */
export class ApprovalStore {
  waiting: Progress<SecondStepFailure | CompletionFailure> = idle;
  /** Counts the requests, so that the same failure is announced again. */
  attempt = 0;
  readonly #core: CoreOf<'signIn'>;
  readonly #returnTo: string;

  constructor(core: CoreOf<'signIn'>, returnTo: string) {
    this.#core = core;
    this.#returnTo = returnTo;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Waits until there is an answer or the screen is left. */
  async wait(signal: AbortSignal): Promise<void> {
    this.attempt += 1;
    const ask = () =>
      this.#core.run<StepOutcome, SecondStepFailure | CompletionFailure>(
        (useCases) => useCases.signIn.awaitApproval({ returnTo: this.#returnTo }),
        signal,
      );
    await track(ask, (waiting) => {
      this.waiting = waiting;
    }).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
    });
  }
}
