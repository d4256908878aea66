import { makeAutoObservable, observableRef } from 'mobx';
import type {
  CompletionFailure,
  SecondStepFailure,
  StepOutcome,
} from '#application/identity/use-cases.ts';
import type { Core } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { FormStore } from '#ui/stores/progress/form-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** The code a shopper types. */
export const makeCodeForm = (core: Core, returnTo: string) =>
  new FormStore(core, {
    blank: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: { key: 'required.code' } } : {}),
    send: (useCases, { code }) => useCases.answerSecondStep({ code, returnTo }),
  });

export const makeResend = (core: Core) =>
  new ActionStore(core, (useCases, _wish: undefined) => useCases.resendCode());

/** Waiting for the yes of another device. */
export class ApprovalStore {
  waiting: Progress<SecondStepFailure | CompletionFailure> = idle;
  /** Counts how often was asked, so that the same failure speaks again. */
  attempt = 0;
  readonly #core: Core;
  readonly #returnTo: string;

  constructor(core: Core, returnTo: string) {
    this.#core = core;
    this.#returnTo = returnTo;
    makeAutoObservable(this, { waiting: observableRef }, { autoBind: true });
  }

  /** Until there is an answer or nobody looks any more. */
  async wait(signal: AbortSignal): Promise<void> {
    this.begin();
    const asked = this.#core.run<StepOutcome, SecondStepFailure | CompletionFailure>(
      (useCases) => useCases.awaitApproval({ returnTo: this.#returnTo }),
      signal,
    );
    await settle(asked, {
      success: () => {
        this.waiting = done;
      },
      failure: (failure) => {
        this.waiting = { is: 'failed', failure };
      },
    }).catch((cause: unknown) => {
      if (!signal.aborted) throw cause;
    });
  }

  begin(): void {
    this.waiting = running;
    this.attempt += 1;
  }
}
