export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
  readonly who: string;
  readonly check: string;
}
export interface TracedRow extends Requirement {
  readonly tests: number;
  readonly passed: boolean;
  readonly because: string;
}
export interface ToldTest {
  readonly title: string;
  readonly status: string;
}
export const testsOf: (reports: readonly object[]) => readonly ToldTest[];
export const requirementsIn: (text: string) => readonly Requirement[];
export const tracedRows: (
  requirements: readonly Requirement[],
  tests: readonly ToldTest[],
) => readonly TracedRow[];
