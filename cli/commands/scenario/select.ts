import { resolve } from 'node:path';
import { badUsage } from '#cli/report/command-failure.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import type { Scenario } from '#cli/scenario/file/scenario.ts';
import { type KnownScenario, lastFailed, same } from '#cli/scenario/kept/last-run.ts';
import type { Session } from '#cli/session/session.ts';

/** Flags that pick scenarios among those of the files. */
export interface Selection {
  readonly tag?: readonly string[] | undefined;
  readonly only?: readonly string[] | undefined;
  readonly lastFailed?: boolean | undefined;
}

/** The scenarios that are wanted, and every file that is wrong; wanting nothing is a mistake. */
export const selected = (
  read: readonly ReadScenario[],
  { tag = [], only = [], ...wish }: Selection,
  session: Session,
): readonly ReadScenario[] => {
  const failed = wish.lastFailed === true ? failedBefore(session) : undefined;
  const chosen = read.filter(
    ({ scenario }) =>
      scenario === undefined ||
      (hasTag(scenario, tag) &&
        isNamed(scenario, only) &&
        (failed?.some((one) => same(one, knownOf(scenario))) ?? true)),
  );
  if (chosen.length > 0) return chosen;
  throw badUsage(session.words['error.noneChosen'], tag.length > 0 ? 'tag' : 'only');
};

/** The files of what failed, when a command line names none. */
export const filesOfLastFailed = (session: Session): readonly string[] => [
  ...new Set(failedBefore(session).map(({ file }) => file)),
];

const failedBefore = ({ settings, words }: Session): readonly KnownScenario[] => {
  const failed = lastFailed(settings.stateFolder) ?? [];
  if (failed.length > 0) return failed;
  throw badUsage(words['error.noLastFailed'], 'last-failed');
};

const knownOf = ({ file, name }: Scenario): KnownScenario => ({ file: resolve(file), name });

/** `smoke` picks, `!slow` leaves out; one that picks is enough. */
const hasTag = ({ tags = [] }: Scenario, wanted: readonly string[]): boolean => {
  const out = wanted.filter((each) => each.startsWith('!')).map((each) => each.slice(1));
  const picked = wanted.filter((each) => !each.startsWith('!'));
  if (out.some((each) => tags.includes(each))) return false;
  return picked.length === 0 || picked.some((each) => tags.includes(each));
};

/** A part of its name, or of that of its row; upper and lower case are the same. */
const isNamed = ({ name }: Scenario, wanted: readonly string[]): boolean =>
  wanted.length === 0 ||
  wanted.some((each) => name.toLocaleLowerCase('en').includes(each.toLocaleLowerCase('en')));
