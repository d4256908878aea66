import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { ruleNames } from '#cli/commands/validation/rule-names.ts';
import { answerBatch, batchFile } from '#cli/input/batch.ts';
import { parseInput } from '#cli/input/parse.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import { pairs } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { problemText } from '#cli/words/core-words.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { languageFromQuery } from '#domain/locale/language.ts';
import { offeredName } from '#domain/validation/fitted-name.ts';
import { passwordFlags } from '#domain/validation/password.ts';
import { checkRule, isRuleName } from '#domain/validation/rules/rules.ts';

/** Sampling is a number, so a batch may give a number; every other value is text. */
const ruleLine = z.object({ rule: z.string(), value: z.union([z.string(), z.number()]) });

/** `crunch validate zip 75024`, or one value a line of `--batch`. */
export const validate: Action = async (session, input) => {
  const { words } = session;
  const today = localDay(new Date(Date.now() + session.settings.clockOffset));
  const batch = batchFile(input, session);
  if (batch !== undefined) {
    return answerBatch(batch, session, (line) => {
      const { rule, value } = parseInput(ruleLine, line, 'line', words);
      if (typeof value === 'number' && rule !== 'sampling') {
        throw inputRefused(fillBlanks(words['error.text'], { name: 'value' }), 'value');
      }
      return verdict(rule, String(value), today, session);
    });
  }
  const [rule, value] = input.args;
  if (rule === undefined || value === undefined) {
    const name = rule === undefined ? 'RULE' : 'VALUE';
    const message = fillBlanks(words['error.missingArgument'], { name });
    throw badUsage(message, name.toLowerCase());
  }
  const data = verdict(rule, value, today, session);
  return { data, text: () => verdictText(data, session) };
};

interface Verdict {
  readonly valid?: boolean;
  readonly message?: string;
  /** The nearest spelling of a name that is taken. */
  readonly spelling?: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly lang?: string;
}

const verdict = (rule: string, value: string, today: IsoDay, session: Session): Verdict => {
  if (rule === 'lang') return { lang: languageFromQuery(value) };
  if (!isRuleName(rule)) {
    const choices = ruleNames.join(', ');
    throw badUsage(fillBlanks(session.words['error.unknownRule'], { name: rule, choices }), 'rule');
  }
  const problem = checkRule(rule, value, today);
  const { language } = session.settings;
  return {
    valid: problem === undefined,
    ...(problem === undefined ? {} : { message: problemText(problem, language) }),
    ...(isNameRule(rule) ? spellingOf(value) : {}),
    ...(rule === 'password' ? { flags: { ...passwordFlags(value) } } : {}),
  };
};

const nameRules: ReadonlySet<string> = new Set(['first-name', 'last-name', 'name-on-card']);

const isNameRule = (rule: string): boolean => nameRules.has(rule);

const spellingOf = (value: string): Pick<Verdict, 'spelling'> => {
  const spelling = offeredName(value);
  return spelling === undefined ? {} : { spelling };
};

const verdictText = (
  { lang, message, spelling, flags = {} }: Verdict,
  { words }: Session,
): string => {
  if (lang !== undefined) return lang;
  const marks = Object.entries(flags).map(([name, met]) => [name, met ? '✓' : '✗'] as const);
  return [
    message ?? words['out.valid'],
    ...(spelling === undefined ? [] : [fillBlanks(words['out.spelling'], { text: spelling })]),
    ...(marks.length === 0 ? [] : [pairs(marks)]),
  ].join('\n');
};

/** Birth dates are compared with the local calendar day, not with that of UTC (D-FORM-11). */
const localDay = (now: Date): IsoDay =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
