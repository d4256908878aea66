import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage, CommandFailure, exitCodes, inputRefused } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import { commandNamed, StepUnreadable } from '#cli/scenario/command-line.ts';
import { machineReports, reportData } from '#cli/scenario/machine-reports.ts';
import { readScenario } from '#cli/scenario/read-scenario.ts';
import { reportText, unmetText } from '#cli/scenario/report-text.ts';
import { runCommand } from '#cli/scenario/run-command.ts';
import { runScenario, skippedScenario } from '#cli/scenario/run-scenario.ts';
import type { Scenario, Variables } from '#cli/scenario/scenario.ts';
import type { ScenarioReport } from '#cli/scenario/scenario-report.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Action, Session } from '#cli/session/session.ts';

const runFlags = z.object({
  var: z.optional(z.array(z.string())),
  keepGoing: z.optional(z.boolean()),
  report: z.optional(z.array(z.string())),
});

/** `crunch scenario run FILE…` */
export const scenarioRun =
  (makeProgram: MakeProgram): Action =>
  async (session, { args, flags }) => {
    const wish = parseFlags(runFlags, flags, session.words);
    const given = variablesOf(wish.var ?? [], session);
    const wanted = (wish.report ?? []).map((text) => reportWish(text, session));
    const scenarios = await readAll(args, makeProgram, session);
    const reports = await runAll(
      scenarios,
      { given, keepGoing: wish.keepGoing === true, makeProgram },
      session,
    );
    for (const { kind, path } of wanted) {
      const text = machineReports[kind]?.(reports, session.words) ?? '';
      if (path === undefined) await write(session.terminal.stdout, text);
      else writeReport(path, text, session);
    }
    const text = () =>
      wanted.some(({ path }) => path === undefined) ? '' : reportText(reports, session);
    const answer = { data: reportData(reports), text };
    if (!reports.some(({ status }) => status === 'failed')) return answer;
    throw await failedRun(reports, answer, session);
  };

/** `crunch scenario check FILE…`: reads without running. */
export const scenarioCheck =
  (makeProgram: MakeProgram): Action =>
  async (session, { args }) => {
    const scenarios = await readAll(args, makeProgram, session);
    return {
      data: {
        scenarios: scenarios.map(({ name, file, steps }) => ({ name, file, steps: steps.length })),
      },
      text: () => session.words['out.valid'],
    };
  };

/** `card=amex-ok`; a number or true becomes a number or boolean. */
const variablesOf = (texts: readonly string[], { words }: Session): Variables =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name, value = ''] = /^([A-Za-z][\w-]{0,59})=(.*)$/s.exec(text) ?? [];
      if (name !== undefined) return [name, value];
      throw badUsage(fillBlanks(words['error.flag'], { name: '--var', value: text }), 'var');
    }),
  );

const reportWish = (text: string, { words, settings }: Session) => {
  const [kind = '', ...rest] = text.split('=');
  const path = rest.length === 0 ? undefined : rest.join('=');
  const fits = Object.hasOwn(machineReports, kind) && path !== '';
  // With --json standard output holds its one document and nothing else.
  if (fits && !(path === undefined && settings.json)) return { kind, path };
  const choices = Object.keys(machineReports)
    .map((each) => `${each}=FILE`)
    .join(', ');
  throw badUsage(
    fillBlanks(words['error.choice'], { name: '--report', choices, value: text }),
    'report',
  );
};

/** Reads every file and checks every command in it before the first one runs. */
const readAll = async (
  paths: readonly (string | undefined)[],
  makeProgram: MakeProgram,
  session: Session,
): Promise<readonly Scenario[]> => {
  const program = programOf(makeProgram, session);
  const scenarios: Scenario[] = [];
  for (const path of paths) {
    const scenario = await readScenario(path ?? '', session.words);
    for (const { use } of scenario.steps) {
      try {
        commandNamed(program, use);
      } catch (cause) {
        if (!(cause instanceof StepUnreadable)) throw cause;
        const facts = { name: scenario.file, use: cause.unknown };
        throw inputRefused(fillBlanks(session.words['error.stepCommand'], facts), 'use');
      }
    }
    scenarios.push(scenario);
  }
  return scenarios;
};

const programOf = (makeProgram: MakeProgram, { words, settings, terminal }: Session) =>
  makeProgram(words, {
    environment: settings.environment,
    print: () => undefined,
    openTerminal: () => terminal,
    deliver: () => Promise.resolve(),
  });

interface Run {
  readonly given: Variables;
  readonly keepGoing: boolean;
  readonly makeProgram: MakeProgram;
}

const runAll = async (
  scenarios: readonly Scenario[],
  { given, keepGoing, makeProgram }: Run,
  session: Session,
): Promise<readonly ScenarioReport[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-scenario-'));
  const reports: ScenarioReport[] = [];
  try {
    for (const [index, scenario] of scenarios.entries()) {
      if (!keepGoing && reports.some(({ status }) => status === 'failed')) {
        reports.push(skippedScenario(scenario));
        continue;
      }
      await sayProgress(scenario, session);
      const host = {
        program: programOf(makeProgram, session),
        run: runnerFor(makeProgram, session),
        folder: join(folder, String(index)),
        given,
        keepGoing,
      };
      reports.push(await runScenario(scenario, host));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return reports;
};

/** The flags of `scenario run` itself apply to every step that does not set its own. */
const runnerFor = (makeProgram: MakeProgram, { settings, words }: Session) => {
  const [shift, seed] = [Math.round(settings.clockOffset / 1000), settings.seed];
  const above = [
    ...(settings.languageGiven ? [`--lang=${settings.language}`] : []),
    ...(shift === 0 ? [] : [`--at=${shift > 0 ? '+' : '-'}${Math.abs(shift)}s`]),
    ...(seed === undefined ? [] : [`--seed=${seed}`]),
    ...(settings.telemetry ? ['--telemetry'] : []),
    `--variant=${settings.variant}`,
    ...settings.faults.map((fault) => `--fault=${fault}`),
  ];
  return (argv: readonly string[], stateFolder: string) =>
    runCommand([...above, ...argv], makeProgram, {
      environment: {
        ...settings.environment,
        CRUNCH_BASE_URL: settings.baseUrl,
        CRUNCH_STATE: stateFolder,
      },
      words,
    });
};

const sayProgress = async ({ name }: Scenario, { settings, terminal }: Session): Promise<void> => {
  if (!settings.quiet && !settings.json && terminal.columns !== undefined) {
    await write(terminal.stderr, `… ${name}\n`);
  }
};

const writeReport = (path: string, text: string, { words }: Session): void => {
  try {
    writeFileSync(path, text);
  } catch (cause) {
    const message = fillBlanks(words['error.fileWrite'], { path });
    throw new CommandFailure(
      { code: 'FileUnwritable', message, field: path },
      exitCodes.badInput,
      cause,
    );
  }
};

/** Names the place where the first scenario failed; people see the whole report before it. */
const failedRun = async (
  reports: readonly ScenarioReport[],
  answer: Answer,
  session: Session,
): Promise<CommandFailure> => {
  const failed = reports.find(({ status }) => status === 'failed');
  const step = failed?.steps.find(({ status }) => status === 'failed');
  const [unmet] = step?.unmet ?? [];
  const message = fillBlanks(session.words['error.scenario'], {
    name: failed?.name ?? '',
    step: step?.name ?? '',
    issue: unmet === undefined ? '' : unmetText(unmet, session),
  });
  const text = session.settings.json ? '' : answer.text();
  if (text !== '') await write(session.terminal.stdout, `${text}\n`);
  const failure = new CommandFailure({ code: 'ScenarioFailed', message }, exitCodes.unmet);
  failure.data = answer.data;
  return failure;
};
