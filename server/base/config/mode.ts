import type { Environment } from '#server/base/config/names.ts';

/**
 * Whether the rules of production apply: CRUNCH_MODE decides (D-MODE-01). If it is not set,
 * NODE_ENV=production counts too.
 */
export const isProduction = (environment: Environment): boolean =>
  saidMode(environment) === 'production' ||
  (saidMode(environment) === undefined && isNodeProduction(environment));

/**
 * The same environment for `server/start/main.ts`: production, unless CRUNCH_MODE says development.
 */
export const productionUnlessSaid = (environment: Environment): Environment => ({
  ...environment,
  CRUNCH_MODE: saidMode(environment) ?? 'production',
});

export const modeProblems = (environment: Environment): readonly string[] =>
  saidMode(environment) === 'development' && isNodeProduction(environment)
    ? ['CRUNCH_MODE=development contradicts NODE_ENV=production: remove one of them.']
    : [];

/** The setting that requires production, for the message of the development start. */
export const productionSwitch = (environment: Environment): string | undefined => {
  if (isNodeProduction(environment)) return 'NODE_ENV=production';
  return saidMode(environment) === 'production' ? 'CRUNCH_MODE=production' : undefined;
};

const saidMode = ({ CRUNCH_MODE: mode }: Environment): string | undefined =>
  mode === '' ? undefined : mode;

const isNodeProduction = ({ NODE_ENV: environment }: Environment): boolean =>
  environment === 'production';
