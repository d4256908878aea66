import { fillBlanks } from '#application/messages/message.ts';
import type { Row } from '#cli/contract/exchange/row.ts';
import { table } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { Words } from '#cli/words/words.ts';

interface Judged {
  readonly shop: string;
  readonly seed: string;
  readonly passed: number;
  readonly failed: number;
  readonly untried: number;
  readonly rows: readonly Row[];
}

/** A line for each call, then each row that differs; with --verbose every row. */
export const contractText = (judged: Judged, session: Session): string => {
  const { words, terminal, settings } = session;
  const { rows, ...counts } = judged;
  const names = [...new Set(rows.map(({ call }) => call))];
  const calls = table(
    [
      { title: words['contract.call'] },
      { title: words['contract.checks'], align: 'end' },
      { title: words['contract.result'] },
    ],
    names.map((name) =>
      callLine(
        rows.filter(({ call }) => call === name),
        words,
      ),
    ),
    terminal,
  );
  const shown = settings.verbose ? rows : rows.filter(({ status }) => status === 'failed');
  const parts = shown.length === 0 ? [calls] : [calls, rowTable(shown, session)];
  return [...parts, fillBlanks(words['out.judged'], counts)].join('\n\n');
};

const callLine = (rows: readonly Row[], words: Words): readonly string[] => {
  const failed = rows.filter(({ status }) => status === 'failed').length;
  const untried = rows.find((row) => row.untried !== undefined)?.untried;
  const checked = rows.filter(({ status }) => status !== 'untried').length;
  const results = [
    ...(failed > 0 ? [fillBlanks(words['contract.differs'], { failed })] : []),
    ...(untried === undefined ? [] : [words[`contract.untried.${untried}`]]),
  ];
  const name = rows[0]?.call ?? '';
  return [name, String(checked), results.join('; ') || words['contract.fits']];
};

const rowTable = (rows: readonly Row[], { words, terminal }: Session): string =>
  table(
    [
      { title: words['contract.call'] },
      { title: words['contract.checked'] },
      { title: words['contract.expected'] },
      { title: words['contract.got'] },
    ],
    rows.map((row) => [row.call, checkedText(row, words), row.expected, row.got]),
    terminal,
  );

/** What was looked at, in words: `wrong request: items[0].quantity = "text"`. */
export const checkedText = (
  { check, about, untried }: Pick<Row, 'check' | 'about' | 'untried'>,
  words: Words,
): string => {
  if (untried !== undefined) return words[`contract.untried.${untried}`];
  const title = words[`contract.check.${check}`];
  return about === '' ? title : `${title}: ${about}`;
};
