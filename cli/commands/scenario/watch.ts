import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fillBlanks } from '#application/messages/message.ts';
import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, type EndingSignal, signalCodes } from '#cli/report/command-failure.ts';
import { report } from '#cli/report/report.ts';
import { write } from '#cli/report/terminal.ts';
import type { ReadScenario } from '#cli/scenario/check/read-scenarios.ts';
import { untilSignal } from '#cli/session/ending.ts';
import type { Session } from '#cli/session/session.ts';

/** Milliseconds between two looks at the files; editors write by steps, so a change is left alone for one more. */
const between = 300;

interface Watched {
  /** Runs once, and says which files that was about. */
  readonly run: () => Promise<Answer>;
  readonly files: () => readonly string[];
}

/** Runs, and runs again whenever one of the files is another, until somebody ends it. */
export const watch = async ({ run, files }: Watched, session: Session): Promise<never> => {
  const { settings, terminal, words } = session;
  for (;;) {
    const before = stampOf(files());
    let ended: CommandFailure | undefined;
    const work = async (): Promise<Answer | undefined> => {
      try {
        return await run();
      } catch (failure) {
        if (!isInterrupted(failure)) throw failure;
        ended = failure;
        return undefined;
      }
    };
    await report(work, { ...settings, words, terminal });
    if (ended !== undefined) throw ended;
    const known = files();
    const signal = await waited(settledStamp(before, known), known, session);
    if (signal === undefined) continue;
    const message = fillBlanks(words['error.interrupted'], { signal });
    throw new CommandFailure({ code: 'Interrupted', message }, signalCodes[signal]);
  }
};

const isInterrupted = (failure: unknown): failure is CommandFailure =>
  failure instanceof CommandFailure && failure.facts.code === 'Interrupted';

/** What the files were when the run began; those it came to know by running, as they are now. */
const settledStamp = (before: ReadonlyMap<string, string>, files: readonly string[]) =>
  new Map([...stampOf(files), ...[...before].filter(([path]) => files.includes(path))]);

const waited = async (
  before: ReadonlyMap<string, string>,
  files: readonly string[],
  { settings, terminal, words }: Session,
): Promise<EndingSignal | undefined> => {
  if (!settings.quiet) {
    const told = fillBlanks(words['out.watching'], { count: files.length });
    await write(terminal.stderr, `${told}\n`);
  }
  const { signal } = await untilSignal(async (stop) => {
    while (!stop.aborted && isSame(stampOf(files), before)) await look(stop);
    await look(stop);
  });
  return signal;
};

const look = (stop: AbortSignal): Promise<unknown> =>
  pause(between, undefined, { signal: stop }).catch(() => undefined);

/** Date and size of each file; one that is gone has none. */
const stampOf = (files: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    files.map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return [path, found === undefined ? '' : `${found.mtimeMs} ${found.size}`];
    }),
  );

const isSame = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([path, stamp]) => other.get(path) === stamp);

/** Every file a run was made of: scenarios, what they include, their rows. */
export const filesOf = (read: readonly ReadScenario[]): readonly string[] => [
  ...new Set(
    read.flatMap(({ path, scenario, problems = [] }) => [
      path,
      ...problems.map(({ file }) => file),
      ...(scenario?.steps ?? []).map(({ locate, way }) => locate(way).file),
      ...(scenario?.row === undefined ? [] : [scenario.row.locate(scenario.row.way).file]),
    ]),
  ),
];
