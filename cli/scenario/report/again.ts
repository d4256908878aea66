import type { Scenario, Variables } from '#cli/scenario/file/scenario.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { secretNamesAmong } from '#cli/scenario/secret/masked.ts';
import type { Settings } from '#cli/session/settings.ts';

/** As a POSIX shell reads it: what is not plain stands in single quotes. */
export const shellWord = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** The command that runs one scenario once more as it was run; `where` is the flag of its shop. */
export const againOf = (
  { file, name, row, secrets = {} }: Scenario,
  given: Variables,
  { where, settings: own }: { readonly where: string; readonly settings: Settings },
): NonNullable<ScenarioReport['again']> => {
  const { language, languageGiven, variant, clockOffset, ...settings } = own;
  const shift = Math.round(clockOffset / 1000);
  const words = [
    ...['crunch', 'scenario', 'run', file, where],
    ...(row === undefined ? [] : [`--only=${name}`]),
    ...Object.entries(given).map(([variable, value]) => `--var=${variable}=${value}`),
    ...(languageGiven ? [`--lang=${language}`] : []),
    ...(variant === 'snacks' ? [] : [`--variant=${variant}`]),
    ...(shift === 0 ? [] : [`--at=${shift > 0 ? '+' : '-'}${Math.abs(shift)}s`]),
    ...(settings.seed === undefined ? [] : [`--seed=${settings.seed}`]),
    ...(settings.telemetry ? ['--telemetry'] : []),
    ...(settings.timeout === undefined ? [] : [`--timeout=${settings.timeout}ms`]),
    ...settings.faults.map((fault) => `--fault=${fault}`),
  ];
  const needs = [...Object.values(secrets), ...secretNamesAmong(settings.environment)];
  return { command: words.map(shellWord).join(' '), needs: [...new Set(needs)].toSorted() };
};
