import { fillBlanks } from '#application/messages/message.ts';
import { scenarioFiles } from '#cli/commands/scenario/scenario-files.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { type ReadScenario, readScenarios } from '#cli/scenario/check/read-scenarios.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Session } from '#cli/session/session.ts';
import type { Environment } from '#cli/session/settings.ts';

/** Reads and checks the files of a command line, with the variables it gives; secrets are needed to run only. */
export const readEvery = async (
  paths: readonly string[],
  texts: readonly string[],
  makeProgram: MakeProgram,
  session: Session,
  environment?: Environment,
): Promise<readonly ReadScenario[]> => {
  const { words } = session;
  const given = variablesIn(texts, session);
  const read = await readScenarios(scenarioFiles(paths, words), {
    program: programOf(makeProgram, session),
    given,
    words,
    ...(environment !== undefined && { environment }),
  });
  // Only when every file is read can nobody be said to use it.
  if (read.every(({ scenario }) => scenario !== undefined)) refuseUnused(given, read, session);
  return read;
};

const refuseUnused = (
  given: Readonly<Record<string, string>>,
  read: readonly ReadScenario[],
  { words }: Session,
): void => {
  const unused = Object.keys(given).find(
    (name) => !read.some((each) => each.scenario !== undefined && each.used.has(name)),
  );
  if (unused !== undefined) {
    throw badUsage(fillBlanks(words['error.varUnused'], { name: unused }), 'var');
  }
};

/** `card=amex-ok`; its type is that of the scenario's own value. */
const variablesIn = (
  texts: readonly string[],
  { words }: Session,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name, value = ''] = /^([A-Za-z][\w-]{0,59})=(.*)$/s.exec(text) ?? [];
      if (name !== undefined) return [name, value];
      throw badUsage(fillBlanks(words['error.flag'], { name: '--var', value: text }), 'var');
    }),
  );
