import { checkedText } from '#cli/commands/api/contract/contract-text.ts';
import type { Row } from '#cli/contract/exchange/row.ts';
import {
  type ScenarioReport,
  type StepReport,
  statusOf,
} from '#cli/scenario/report/scenario-report.ts';
import type { Session } from '#cli/session/session.ts';

/** The rows in the form of a run of scenarios, a call a scenario, for the same reports. */
export const rowReports = (rows: readonly Row[], session: Session): readonly ScenarioReport[] => {
  const names = [...new Set(rows.map(({ call }) => call))];
  return names.map((name) => {
    const own = rows.filter(({ call }) => call === name);
    const steps = own.map((row) => stepOf(row, session));
    const milliseconds = own.reduce((sum, row) => sum + row.milliseconds, 0);
    return { name, file: own[0]?.path ?? '', status: statusOf(steps), milliseconds, steps };
  });
};

const stepOf = (row: Row, { words }: Session): StepReport => ({
  name: checkedText(row, words),
  use: 'contract',
  file: `${row.method} ${row.path}`,
  line: 1,
  status: row.status === 'untried' ? 'skipped' : row.status,
  runs: row.status === 'untried' ? 0 : 1,
  milliseconds: row.milliseconds,
  unmet:
    row.status === 'failed' ? [{ what: row.check, expected: row.expected, seen: row.got }] : [],
});
