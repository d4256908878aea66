import type { Environment } from '#server/base/config/names.ts';

/**
 * Whether the rules of production hold: the one switch is CRUNCH_MODE (D-MODE-01). Where it says
 * nothing, NODE_ENV=production is taken at its word.
 */
export const isProduction = (environment: Environment): boolean =>
  saidMode(environment) === 'production' ||
  (saidMode(environment) === undefined && isNodeProduction(environment));

/** The same environment for the real shop: production, unless the switch says development. */
export const productionUnlessSaid = (environment: Environment): Environment => ({
  ...environment,
  CRUNCH_MODE: saidMode(environment) ?? 'production',
});

export const modeProblems = (environment: Environment): readonly string[] =>
  saidMode(environment) === 'development' && isNodeProduction(environment)
    ? ['CRUNCH_MODE=development contradicts NODE_ENV=production: take one of them away.']
    : [];

/** The name and value that ask for production, for those who do not run there. */
export const productionSwitch = (environment: Environment): string | undefined => {
  if (isNodeProduction(environment)) return 'NODE_ENV=production';
  return saidMode(environment) === 'production' ? 'CRUNCH_MODE=production' : undefined;
};

const saidMode = ({ CRUNCH_MODE: mode }: Environment): string | undefined =>
  mode === '' ? undefined : mode;

const isNodeProduction = ({ NODE_ENV: environment }: Environment): boolean =>
  environment === 'production';
