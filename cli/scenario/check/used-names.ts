import type { ScenarioStep, Scope } from '#cli/scenario/file/scenario.ts';

/** Which variables the texts of a scenario ask for, and under which files' variables. */
export class UsedNames {
  readonly #all = new Set<string>();
  readonly #under = new Map<Scope, Set<string>>();

  /** A text of the step asks for the variable. */
  add({ scopes }: Pick<ScenarioStep, 'scopes'>, name: string): void {
    this.#all.add(name);
    for (const scope of scopes) {
      const names = this.#under.get(scope) ?? new Set();
      names.add(name);
      this.#under.set(scope, names);
    }
  }

  names(): ReadonlySet<string> {
    return this.#all;
  }

  isUsedUnder(scope: Scope, name: string): boolean {
    return this.#under.get(scope)?.has(name) === true;
  }
}
