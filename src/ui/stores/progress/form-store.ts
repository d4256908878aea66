import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { FieldName, Problems } from '#domain/validation/problem.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { InputRefused } from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

interface Tagged {
  readonly _tag: string;
}

/** What makes one form differ from another. */
export interface FormKind<Typed extends object, Value, Failure extends Tagged> {
  readonly blank: Typed;
  readonly check: (typed: Typed) => Problems;
  readonly send: (useCases: UseCases, typed: Typed) => Effect.Effect<Value, Failure>;
}

/** Problems that belong to a typed field of another name. */
const namedOtherwise: Readonly<Record<string, readonly FieldName[]>> = {
  birthDate: ['birthDate', 'day', 'month', 'year'],
  termsAccepted: ['terms'],
  again: ['passwordAgain'],
  current: ['currentPassword'],
};

const isInputRefused = (failure: Tagged): failure is InputRefused =>
  failure._tag === 'InputRefused';

/** A form: what is typed, what is wrong with it and how far sending it got (D-FORM-16). */
export class FormStore<Typed extends object, Value, Failure extends Tagged> {
  typed: Typed;
  problems: Problems = {};
  /** Counts submits, so that the same faults speak again. */
  attempt = 0;
  sending: Progress<Failure> = idle;
  /** What the last success gave. */
  answer: Value | undefined = undefined;
  readonly #core: Core;
  readonly #kind: FormKind<Typed, Value, Failure>;

  constructor(core: Core, kind: FormKind<Typed, Value, Failure>) {
    this.#core = core;
    this.#kind = kind;
    this.typed = kind.blank;
    const refs = {
      typed: observableRef,
      problems: observableRef,
      sending: observableRef,
      answer: observableRef,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** Takes what is typed; old errors of those fields go until they are looked at again. */
  type(change: Partial<Typed>): void {
    this.typed = { ...this.typed, ...change };
    const seen = Object.keys(change).flatMap((name) => namedOtherwise[name] ?? [name as FieldName]);
    this.problems = Object.fromEntries(
      Object.entries(this.problems).filter(([name]) => !seen.includes(name as FieldName)),
    );
  }

  /** Looks at one field when the shopper leaves it. */
  check(field: FieldName): void {
    const problem = this.#kind.check(this.typed)[field];
    this.problems = { ...this.problems, ...(problem && { [field]: problem }) };
  }

  /** True when it was sent; false when something is to fix or did not work. */
  async submit(): Promise<boolean> {
    if (this.sending.is === 'running') return false;
    this.problems = this.#kind.check(this.typed);
    this.attempt += 1;
    if (hasProblems(this.problems)) return false;
    this.sending = running;
    await settle(
      this.#core.run((useCases) => this.#kind.send(useCases, this.typed)),
      {
        success: (answer) => {
          this.answer = answer;
          this.sending = done;
        },
        failure: (failure) => {
          this.sending = { is: 'failed', failure };
          if (!isInputRefused(failure)) return;
          this.problems = failure.problems;
          this.attempt += 1;
        },
      },
    );
    return this.sending.is === 'done';
  }

  /** A form to fill in again. */
  restart(typed: Typed = this.#kind.blank): void {
    this.typed = typed;
    this.problems = {};
    this.attempt = 0;
    this.sending = idle;
  }
}
