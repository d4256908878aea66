import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Outcome } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { FieldName, Problems } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { Core } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

interface Tagged {
  readonly _tag: string;
}

/** What differs between forms. */
export interface FormKind<
  Typed extends object,
  Value,
  Failure extends Tagged,
  Contexts = UseCases,
> {
  readonly blank: Typed;
  readonly check: (typed: Typed) => Problems;
  /** The names of problems that differ from their field's name. */
  readonly problemNames?: { readonly [Name in keyof Typed]?: readonly FieldName[] };
  readonly send: (useCases: Contexts, typed: Typed) => Effect.Effect<Value, Failure>;
}

const isInputRefused = (failure: Tagged): failure is InputRefused =>
  failure._tag === 'InputRefused';

/** A form: its values, their problems and the progress of sending it (D-FORM-16). */
export class FormStore<Typed extends object, Value, Failure extends Tagged, Contexts = UseCases> {
  typed: Typed;
  problems: Problems = {};
  /** Counts submits, so that the same errors are announced again. */
  attempt = 0;
  sending: Progress<Failure> = idle;
  /** The value of the last success. */
  answer: Value | undefined = undefined;
  readonly #kind: Omit<FormKind<Typed, Value, Failure>, 'send'>;
  readonly #send: (typed: Typed) => Promise<Outcome<Value, Failure>>;

  constructor(core: Core<Contexts>, kind: FormKind<Typed, Value, Failure, Contexts>) {
    this.#kind = kind;
    this.#send = (typed) => core.run((useCases) => kind.send(useCases, typed));
    this.typed = kind.blank;
    const refs = {
      typed: observableRef,
      problems: observableRef,
      sending: observableRef,
      answer: observableRef,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** Takes typed values; old errors of those fields are removed until the next check. */
  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    const names: Readonly<Record<string, readonly string[] | undefined>> =
      this.#kind.problemNames ?? {};
    const seen = Object.keys(change).flatMap((name) => names[name] ?? [name]);
    this.problems = Object.fromEntries(
      Object.entries(this.problems).filter(([name]) => !seen.includes(name)),
    );
  }

  /** Checks one field when the shopper leaves it. */
  check(field: FieldName): void {
    const problem = this.#kind.check(this.typed)[field];
    this.problems = { ...this.problems, ...(problem && { [field]: problem }) };
  }

  /** Resolves to true when it was sent; to false when a value is wrong or the call failed. */
  async submit(): Promise<boolean> {
    if (this.sending.is === 'running') return false;
    this.problems = this.#kind.check(this.typed);
    this.attempt += 1;
    if (hasProblems(this.problems)) return false;
    await track(
      () => this.#send(this.typed),
      (sending) => {
        this.sending = sending;
      },
      {
        success: (answer) => {
          this.answer = answer;
        },
        failure: (failure) => {
          if (!isInputRefused(failure)) return;
          this.problems = failure.problems;
          this.attempt += 1;
        },
      },
    );
    return this.sending.is === 'done';
  }

  /** Empties the form. */
  restart(typed: Typed = this.#kind.blank): void {
    this.typed = typed;
    this.problems = {};
    this.attempt = 0;
    this.sending = idle;
  }
}
