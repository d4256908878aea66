import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';

export type Findings = readonly (readonly [FieldName, Problem | undefined])[];

/** Fields with something wrong, in the order given. */
export const faulty = (findings: Findings): Problems =>
  Object.fromEntries(findings.filter(([, problem]) => problem !== undefined));
