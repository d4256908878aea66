import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type StoredTrace, tracesAnswer } from '#adapters/http/wire/tools/traces.ts';
import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { ExpectedTrace } from '#cli/scenario/file/expected-trace.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';

/** Mails and captures come after the answer, and spans are sent once a second. */
const tries = 40;
const between = 250;

/** The expectations about its trace that a step does not meet, after as long as jobs take. */
export const unmetByTrace = async (
  expected: ExpectedTrace,
  outcome: StepOutcome,
  ask: (id: string) => Promise<StepOutcome>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<readonly Unmet[]> => {
  const own = placeIn(outcome.data, 'orderId');
  const id = expected.order ?? expected.request ?? (typeof own === 'string' ? own : undefined);
  if (id === undefined) return [{ what: 'trace', expected: 'data.orderId', seen: undefined }];
  let unmet: readonly Unmet[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    if (attempt > 0) await wait(between);
    const answer = await ask(id);
    const read = z.safeParse(tracesAnswer, answer.data);
    unmet = read.success
      ? unmetIn(expected, read.data.traces)
      : [{ what: 'trace', expected: id, seen: answer.error?.code }];
    if (unmet.length === 0) return [];
  }
  return unmet;
};

const unmetIn = (
  { steps = [], without = [], failed, traces: count }: ExpectedTrace,
  traces: readonly StoredTrace[],
): readonly Unmet[] => {
  const spans = traces.flatMap((trace) => trace.spans);
  const names = [...new Set(spans.map(({ name }) => name))];
  const wrong = spans.filter((span) => span.failed).map(({ name }) => name);
  const isThere = (wanted: string) =>
    names.some((name) =>
      wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted,
    );
  return [
    ...steps
      .filter((name) => !isThere(name))
      .map((name) => ({ what: 'trace.steps', expected: name, seen: names })),
    ...without
      .filter(isThere)
      .map((name) => ({ what: 'trace.without', expected: name, seen: names })),
    ...(failed === undefined || JSON.stringify(failed) === JSON.stringify(wrong)
      ? []
      : [{ what: 'trace.failed', expected: failed, seen: wrong }]),
    ...(count === undefined || count === traces.length
      ? []
      : [{ what: 'trace.traces', expected: count, seen: traces.length }]),
  ];
};
