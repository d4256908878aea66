import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { cartLinesText } from '#cli/commands/cart/cart-text.ts';
import { explainMerge } from '#cli/commands/cart/explain-merge.ts';
import { cartFile, wireLines } from '#cli/commands/cart/wire-cart.ts';
import { answerBatch, batchFile } from '#cli/input/batch.ts';
import { parseFlags, parseInput } from '#cli/input/parse.ts';
import { readJson, standardInput } from '#cli/input/read-input.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { type MergedCarts, mergeCarts } from '#domain/cart/merge-carts.ts';

const mergeLine = z.object({
  current: cartFile,
  saved: cartFile,
  takenMixIds: z.nullish(z.array(z.string())),
});

const mergeFlags = z.object({
  current: z.string(),
  saved: z.string(),
  takenMixIds: z.optional(z.string()),
  explain: z.optional(z.boolean()),
});

/** `crunch cart merge --current FILE --saved FILE`, or one pair of carts a line of `--batch`. */
export const cartMerge: Action = async (session, input) => {
  const { words } = session;
  const batch = batchFile(input, session);
  if (batch !== undefined) {
    return answerBatch(batch, session, (line) => mergeData(merged(line, 'line', session), session));
  }
  const flags = parseFlags(mergeFlags, input.flags, words);
  if (flags.current === standardInput && flags.saved === standardInput) {
    throw badUsage(words['error.oneStdin'], 'saved');
  }
  const current = await readJson(flags.current, '--current', session);
  const saved = await readJson(flags.saved, '--saved', session);
  const takenMixIds = (flags.takenMixIds ?? '').split(',').flatMap((id) => id.trim() || []);
  const result = merged({ current, saved, takenMixIds }, '--current, --saved', session);
  const data = mergeData(result, session);
  if (flags.explain !== true) return { data, text: () => mergeText(result, session) };
  const explained = explainMerge(result.current, result.saved, words, result);
  const cart = () => cartLinesText(result.lines, session);
  return { data: { ...data, explained }, text: () => [...explained, '', cart()].join('\n') };
};

interface Merged extends MergedCarts {
  readonly current: readonly CartLine[];
  readonly saved: readonly CartLine[];
}

const merged = (line: unknown, name: string, { words }: Session): Merged => {
  const { current, saved, takenMixIds } = parseInput(mergeLine, line, name, words);
  return { current, saved, ...mergeCarts(current, saved, takenMixIds ?? []) };
};

const mergeData = ({ lines, receipt }: MergedCarts, { words }: Session) => {
  const endless = lines.find(({ quantity }) => !Number.isSafeInteger(quantity));
  if (endless === undefined) return { cart: wireLines(lines), receipt };
  const name = `${endless.id}.quantity`;
  throw inputRefused(fillBlanks(words['error.tooLarge'], { name }), 'quantity');
};

const mergeText = ({ lines, receipt }: MergedCarts, session: Session): string => {
  const { words, terminal } = session;
  const columns = [
    { title: words['out.what'] },
    { title: words['out.line'] },
    { title: words['out.quantity'], align: 'end' },
    { title: words['out.from'] },
  ] as const;
  const rows = receipt.map((entry) => [
    words[`out.${entry.what}`],
    entry.line,
    String(entry.quantity),
    entry.from ?? '',
  ]);
  const cart = cartLinesText(lines, session);
  return rows.length === 0 ? cart : `${table(columns, rows, terminal)}\n\n${cart}`;
};
