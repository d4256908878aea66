import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Core } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** What else changes with the end of an action, in the same step. */
interface ActionEnds<Value, Failure> {
  readonly success?: (value: Value) => void;
  readonly failure?: (failure: Failure) => void;
}

/** Something a press does, other than sending a form. */
export class ActionStore<Wish, Value, Failure, Contexts = UseCases> {
  doing: Progress<Failure> = idle;
  /** Counts presses, so that the same failure speaks again. */
  attempt = 0;
  readonly #act: (wish: Wish) => Promise<Outcome<Value, Failure>>;
  readonly #ends: ActionEnds<Value, Failure>;

  constructor(
    core: Core<Contexts>,
    act: (useCases: Contexts, wish: Wish) => Effect.Effect<Value, Failure>,
    ends: ActionEnds<Value, Failure> = {},
  ) {
    this.#act = (wish) => core.run((useCases) => act(useCases, wish));
    this.#ends = ends;
    makeAutoObservable(this, { doing: observableRef }, { autoBind: true });
  }

  /** As before the first press. */
  forget(): void {
    this.doing = idle;
  }

  /** What it gave; nothing when it failed or is still under way. */
  async run(wish: Wish): Promise<{ readonly value: Value } | undefined> {
    if (this.doing.is === 'running') return undefined;
    this.attempt += 1;
    let given: { readonly value: Value } | undefined;
    await track(
      () => this.#act(wish),
      (doing) => {
        this.doing = doing;
      },
      {
        success: (value) => {
          given = { value };
          this.#ends.success?.(value);
        },
        failure: (failure) => this.#ends.failure?.(failure),
      },
    );
    return given;
  }
}
