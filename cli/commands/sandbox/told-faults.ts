import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { Answer } from '#cli/report/answer.ts';
import type { Words } from '#cli/words/words.ts';

const item = z.object({ index: z.number(), statusCode: z.number() });
const fault = z.object({
  mode: z.string(),
  call: z.enum(['track', 'config']),
  count: z.number(),
  delayMs: z.optional(z.number()),
  retryAfter: z.optional(z.number()),
  items: z.optional(z.array(item)),
  target: z.optional(z.string()),
});
const answered = z.object({ faults: z.array(fault) });

type Fault = z.output<typeof fault>;

/** The faults that wait at the collector, the next one first: a sentence each for people, the data for scripts. */
export const toldFaults = (data: unknown, words: Words): Answer => {
  const { faults } = z.parse(answered, data);
  const text = () =>
    faults.length === 0
      ? words['fault.none']
      : faults.map((one) => sentence(one, words)).join('\n');
  return { data, text };
};

const sentence = (fault: Fault, words: Words): string => {
  const { call, count, mode, target } = fault;
  const number = count === 1 ? 'next' : 'nextMany';
  const which = words[`fault.${number}.${call}` as const];
  const blanks = { calls: fillBlanks(which, { count }), mode, target: target ?? '' };
  return `${fillBlanks(words[deedOf(fault)], blanks)}${detailsOf(fault, words)}.`;
};

const deedOf = ({ mode, target }: Fault) => {
  if (mode === 'close') return 'fault.cut';
  if (mode === 'close-after') return 'fault.cutAfter';
  if (mode === 'slow') return 'fault.slow';
  return target === undefined ? 'fault.answer' : 'fault.redirect';
};

const detailsOf = ({ delayMs, retryAfter, items = [] }: Fault, words: Words): string => {
  const refused = items
    .map(({ index, statusCode }) => fillBlanks(words['fault.item'], { index, statusCode }))
    .join(', ');
  return [
    ...(delayMs === undefined ? [] : [fillBlanks(words['fault.delay'], { delay: delayMs })]),
    ...(retryAfter === undefined
      ? []
      : [fillBlanks(words['fault.retryAfter'], { seconds: retryAfter })]),
    ...(refused === '' ? [] : [`: ${refused}`]),
  ].join('');
};
