import type { FieldName, Problem, Problems } from '#domain/validation/problem.ts';

export type Findings = readonly (readonly [FieldName, Problem | undefined])[];

/** The fields with a problem, in the given order. */
export const faulty = (findings: Findings): Problems =>
  Object.fromEntries(findings.filter(([, problem]) => problem !== undefined));
