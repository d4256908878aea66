import type { Problem } from '#domain/validation/problem.ts';

/** A value that passed its rules, or its problem; nothing is thrown. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

export const passed = <Value>(value: Value): Checked<Value> => ({ ok: true, value });

export const refused = (problem: Problem): Checked<never> => ({ ok: false, problem });
