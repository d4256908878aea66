import { writeFileSync } from 'node:fs';
import { fillBlanks } from '#application/messages/message.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { write } from '#cli/report/terminal.ts';
import { reportPage } from '#cli/scenario/page/report-page.ts';
import { machineReports } from '#cli/scenario/report/machine-reports.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import type { Session } from '#cli/session/session.ts';

/** What writes a report, by its kind. */
const kinds: typeof machineReports = { ...machineReports, html: reportPage };

/** A report of `--report`; without a path it goes to standard output. */
export interface WantedReport {
  readonly kind: string;
  readonly path: string | undefined;
}

/** `junit=report.xml`, or `tap`. */
export const readWantedReport = (text: string, { words, settings }: Session): WantedReport => {
  const [kind = '', ...rest] = text.split('=');
  const path = rest.length === 0 ? undefined : rest.join('=');
  const fits = Object.hasOwn(kinds, kind) && path !== '';
  // With --json standard output holds its one document and nothing else.
  if (fits && !(path === undefined && settings.json)) return { kind, path };
  const choices = Object.keys(kinds).map((each) => `${each}=FILE`);
  throw wrongChoice('--report', text, choices, words);
};

/** Writes every report that can be written, then says which could not. */
export const writeReports = async (
  wanted: readonly WantedReport[],
  reports: readonly ScenarioReport[],
  { words, terminal }: Session,
): Promise<void> => {
  let failure: CommandFailure | undefined;
  for (const { kind, path } of wanted) {
    const text = kinds[kind]?.(reports, words) ?? '';
    if (path === undefined) {
      await write(terminal.stdout, text);
      continue;
    }
    try {
      writeFileSync(path, text);
    } catch (cause) {
      const message = fillBlanks(words['error.fileWrite'], { path });
      failure ??= new CommandFailure(
        { code: 'FileUnwritable', message, field: path },
        exitCodes.badInput,
        cause,
      );
    }
  }
  if (failure !== undefined) throw failure;
};
