import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** What else changes with the end of an action, in the same step. */
interface ActionEnds<Value, Failure> {
  readonly success?: (value: Value) => void;
  readonly failure?: (failure: Failure) => void;
}

/** Something a press does, other than sending a form. */
export class ActionStore<Wish, Value, Failure> {
  doing: Progress<Failure> = idle;
  /** Counts presses, so that the same failure speaks again. */
  attempt = 0;
  readonly #core: Core;
  readonly #act: (useCases: UseCases, wish: Wish) => Effect.Effect<Value, Failure>;

  readonly #ends: ActionEnds<Value, Failure>;

  constructor(
    core: Core,
    act: (useCases: UseCases, wish: Wish) => Effect.Effect<Value, Failure>,
    ends: ActionEnds<Value, Failure> = {},
  ) {
    this.#core = core;
    this.#act = act;
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
    this.doing = running;
    this.attempt += 1;
    let given: { readonly value: Value } | undefined;
    await settle(
      this.#core.run((useCases) => this.#act(useCases, wish)),
      {
        success: (value) => {
          this.doing = done;
          given = { value };
          this.#ends.success?.(value);
        },
        failure: (failure) => {
          this.doing = { is: 'failed', failure };
          this.#ends.failure?.(failure);
        },
      },
    );
    return given;
  }
}
