import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  beside,
  differencesOf,
  type GreenStep,
  greenStep,
  greenStepOf,
  varyingIn,
} from '#cli/scenario/kept/difference.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';

/** How a scenario went when it passed the last time from this state folder. */
const greenRun = z.object({ at: z.string(), steps: z.array(greenStep) });

/** The reports with what is not as it was when they passed before; the first time there is nothing. */
export const comparedWithGreen = (
  folder: string,
  reports: readonly ScenarioReport[],
): readonly ScenarioReport[] =>
  reports.map((report) => {
    const green = report.status === 'skipped' ? undefined : readGreen(folder, report);
    if (green === undefined) return report;
    const steps = differencesOf(report.steps, green.steps);
    return { ...report, difference: { since: green.at, steps } };
  });

/** Keeps the runs that passed, masked as their reports are. False when they cannot be kept. */
export const keepGreen = (folder: string, reports: readonly ScenarioReport[]): boolean => {
  const passed = reports.filter(({ status }) => status === 'passed');
  try {
    if (passed.length > 0) mkdirSync(greenFolder(folder), { recursive: true, mode: 0o700 });
    for (const report of passed) {
      const draft = `${pathOf(folder, report)}.${process.pid}`;
      const steps = learned(report.steps.map(greenStepOf), readGreen(folder, report)?.steps ?? []);
      const run = { at: report.startedAt ?? new Date().toISOString(), steps };
      writeFileSync(draft, JSON.stringify(run), { mode: 0o600 });
      renameSync(draft, pathOf(folder, report));
    }
    return true;
  } catch {
    return false;
  }
};

const learned = (steps: readonly GreenStep[], earlier: readonly GreenStep[]) =>
  beside(steps, earlier).map(([step, before]) =>
    before === undefined ? step : { ...step, varying: varyingIn(step, before) },
  );

const readGreen = (folder: string, report: ScenarioReport) => {
  try {
    const text = readFileSync(pathOf(folder, report), 'utf8');
    return z.safeParse(greenRun, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const greenFolder = (folder: string): string => join(folder, 'scenarios', 'green');

/** Of a file and a name, which may hold anything. */
const pathOf = (folder: string, { file, name }: ScenarioReport): string => {
  const key = createHash('sha256')
    .update(`${resolve(file)}\n${name}`)
    .digest('hex');
  return join(greenFolder(folder), `${key.slice(0, 32)}.json`);
};
