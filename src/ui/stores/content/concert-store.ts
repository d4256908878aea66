import { makeAutoObservable, observableRef } from 'mobx';
import type { ConcertEntry } from '#domain/content/concert.ts';
import type { StageEvent } from '#domain/content/content.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The registered person and the event. */
export interface Registered {
  readonly event: StageEvent;
  readonly email: string;
}

/** The concert form. The typed values stay when the call fails. */
export class ConcertStore {
  typed: Omit<ConcertEntry, 'eventId'> = { email: '', birthDate: '', termsAccepted: false };
  problems: Problems = {};
  /** Counts submits, so that the same errors are announced again. */
  attempt = 0;
  registering: Progress<CallFailure | InputRefused> = idle;
  registered: Registered | undefined = undefined;
  readonly #core: CoreOf<'content'>;

  constructor(core: CoreOf<'content'>) {
    this.#core = core;
    makeAutoObservable(
      this,
      {
        typed: observableRef,
        problems: observableRef,
        registering: observableRef,
        registered: observableRef,
      },
      { autoBind: true },
    );
  }

  type(change: Partial<ConcertStore['typed']>): void {
    this.typed = { ...this.typed, ...change };
    const typed = new Set(
      Object.keys(change).map((name) => (name === 'termsAccepted' ? 'terms' : name)),
    );
    this.problems = Object.fromEntries(
      Object.entries(this.problems).filter(([field]) => !typed.has(field)),
    );
  }

  /** The use case has the date, so it checks the rules (CONTENT-08, CONTENT-09). */
  async register(event: StageEvent): Promise<void> {
    if (this.registering.is === 'running') return;
    const { typed } = this;
    await track(
      () =>
        this.#core.run((useCases) =>
          useCases.content.registerForConcert({ ...typed, eventId: event.eventId }),
        ),
      (registering) => {
        this.registering = registering;
      },
      {
        success: () => {
          this.registering = idle;
          this.problems = {};
          this.attempt = 0;
          this.registered = { event, email: typed.email.trim() };
        },
        failure: (failure) => {
          this.attempt += 1;
          const refused = failure._tag === 'InputRefused';
          this.problems = refused ? failure.problems : {};
          if (refused) this.registering = idle;
        },
      },
    );
  }

  /** An empty form for the next person. */
  another(): void {
    this.registered = undefined;
    this.typed = { email: '', birthDate: '', termsAccepted: false };
  }
}
