import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { dashed } from '#cli/input/dashed.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import { missingFlags } from '#cli/report/usage-errors.ts';
import type { Words } from '#cli/words/words.ts';

/** Checks input from a file or a line; the failure names the place that is wrong. */
export const parseInput = <Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  name: string,
  words: Words,
): z.output<Schema> => {
  const read = z.safeParse(schema, value);
  if (read.success) return read.data;
  const place = placeOf(read.error.issues[0]);
  throw inputRefused(
    fillBlanks(words['error.shape'], { name, issue: place === '' ? 'JSON' : place }),
    place === '' ? name.replace(/^-+/, '') : place,
  );
};

/** `current[3].quantity` */
const placeOf = (issue: z.core.$ZodIssue | undefined): string => {
  const extra = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  return [...(issue?.path ?? []), ...extra]
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
};

/** Checks the flags of a command; commander has checked that they exist and have values. */
export const parseFlags = <Schema extends z.core.$ZodType>(
  schema: Schema,
  flags: unknown,
  words: Words,
): z.output<Schema> => {
  // The value at fault is what was typed.
  const read = z.safeParse(schema, flags, { reportInput: true });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const missing = read.error.issues.filter(({ input }) => input === undefined);
  if (missing.length > 1 || issue?.input === undefined) {
    throw missingFlags(missing.map(flagOf), words);
  }
  const flag = flagOf(issue);
  if (issue.code === 'invalid_value') {
    throw wrongChoice(flag, String(issue.input), issue.values.map(String), words);
  }
  throw badUsage(
    fillBlanks(words['error.flag'], { name: flag, value: String(issue.input) }),
    flag.slice(2),
  );
};

const flagOf = ({ path }: z.core.$ZodIssue): string => `--${dashed(String(path[0] ?? ''))}`;

/** The whole number in a flag's text. */
export const wholeNumber = (
  text: string,
  name: string,
  { least, most }: { readonly least: number; readonly most: number },
  words: Words,
): number => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw badUsage(
    fillBlanks(words['error.wholeNumber'], { name, least, most, value: text }),
    name.replace(/^-+/, ''),
  );
};

/** The dollars in a flag's text. */
export const amount = (text: string, name: string, words: Words): number => {
  if (/^-?(\d{1,6}(\.\d*)?|\.\d+)$/.test(text)) return Number(text);
  throw badUsage(fillBlanks(words['error.amount'], { name, value: text }), name.replace(/^-+/, ''));
};
