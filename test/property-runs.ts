import fc from 'fast-check';

/** `npm run properties` asks for many cases of each law, from a seed it prints. Without a seed each run draws its own. */
const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;
if (runs !== undefined) {
  fc.configureGlobal({ numRuns: Number(runs), ...(seed !== undefined && { seed: Number(seed) }) });
}
