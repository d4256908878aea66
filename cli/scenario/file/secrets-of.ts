import type { Scenario } from '#cli/scenario/file/scenario.ts';

/** The values of the secrets that a scenario and its fragments name. */
export const secretsOf = ({ steps }: Pick<Scenario, 'steps'>): readonly string[] => {
  const scopes = new Set(steps.flatMap((step) => step.scopes));
  return [...scopes]
    .filter(({ kind }) => kind === 'secrets')
    .flatMap(({ values }) => Object.values(values))
    .filter((value) => typeof value === 'string');
};
