/** Calls of one recording; what comes later is not kept, and said. */
export const mostCalls = 500;

/** A variable that an earlier step took from its answer, or a secret of the environment. */
export interface Taken {
  readonly variable: string;
}

/** An e-mail address that is another one in every run. */
export interface Fresh {
  readonly fresh: string;
}

export type Value =
  | Fresh
  | string
  | number
  | boolean
  | null
  | Taken
  | readonly Value[]
  | { readonly [name: string]: Value };

export type Values = Readonly<Record<string, Value>>;

/** A command of a scenario. */
export interface Step {
  readonly name: string;
  readonly use: string;
  readonly as?: string;
  readonly with?: Values;
  readonly env?: Values;
  readonly expect?: Values;
  /** Variables and the places they are taken from; those nobody asks for are not written. */
  readonly capture?: Readonly<Record<string, string>>;
}

/** What no command does again, for the person who reads the file. */
export interface Remark {
  readonly remark: string;
}

export type Item = Step | Remark;

/** What a scenario file says. */
export interface Trip {
  readonly head: readonly string[];
  readonly name: string;
  readonly secrets: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, Values>>;
  readonly setup: readonly Item[];
  readonly steps: readonly Item[];
}

export const isTaken = (value: Value): value is Taken => hasOnly(value, 'variable');
export const isFresh = (value: Value): value is Fresh => hasOnly(value, 'fresh');

/** No flag and no place of an answer has such a name. */
const hasOnly = (value: Value, name: string): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === name;

export const isRemark = (item: Item): item is Remark => 'remark' in item;
