import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';

/** A scenario of an earlier run: its file, as a whole path, and its name with that of its row. */
const known = z.object({ file: z.string(), name: z.string() });
const lastRun = z.object({ failed: z.array(known) });

export type KnownScenario = z.output<typeof known>;

/** What failed when it was last run from this state folder; undefined when nobody knows. */
export const lastFailed = (folder: string): readonly KnownScenario[] | undefined => {
  try {
    const text = readFileSync(pathIn(folder), 'utf8');
    return z.safeParse(lastRun, JSON.parse(text)).data?.failed;
  } catch {
    return undefined;
  }
};

/** Keeps what failed; what did not run this time stays as it was. False when it cannot be kept. */
export const keepFailed = (folder: string, reports: readonly ScenarioReport[]): boolean => {
  const ran = reports.filter(({ status }) => status !== 'skipped').map(knownOf);
  const failed = reports.filter(({ status }) => status === 'failed').map(knownOf);
  const before = (lastFailed(folder) ?? []).filter((one) => !ran.some((each) => same(one, each)));
  try {
    mkdirSync(join(folder, 'scenarios'), { recursive: true, mode: 0o700 });
    const draft = `${pathIn(folder)}.${process.pid}`;
    writeFileSync(draft, JSON.stringify({ failed: [...before, ...failed] }), { mode: 0o600 });
    renameSync(draft, pathIn(folder));
    return true;
  } catch {
    return false;
  }
};

export const same = (one: KnownScenario, other: KnownScenario): boolean =>
  one.file === other.file && one.name === other.name;

const knownOf = ({ file, name }: ScenarioReport): KnownScenario => ({ file: resolve(file), name });

const pathIn = (folder: string): string => join(folder, 'scenarios', 'last-run.json');
