import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type StoredTrace, tracesAnswer } from '#adapters/http/wire/tools/traces.ts';
import { exitCodes } from '#cli/report/command-failure.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { StepReport } from '#cli/scenario/report/scenario-report.ts';
import type { ScenarioHost } from '#cli/scenario/run/scenario-host.ts';

/** Spans are sent once a second, and what follows an order goes on for a while. */
const tries = 8;
const between = 250;

/** What the shop did for the orders that steps were answered with; none without a sandbox. */
export const tracesOf = async (
  steps: readonly StepReport[],
  { run, folder }: Pick<ScenarioHost, 'run' | 'folder'>,
  wait: (milliseconds: number) => Promise<unknown> = pause,
): Promise<readonly StoredTrace[]> => {
  const found: StoredTrace[] = [];
  for (const order of ordersOf(steps)) {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (attempt > 0) await wait(between);
      const { exit, error, data } = await run(['trace', order], folder);
      const read = z.safeParse(tracesAnswer, data);
      if (read.success) {
        found.push(...read.data.traces);
        break;
      }
      if (exit !== exitCodes.refused || error?.code !== 'TraceNotFound') return found;
    }
  }
  return [...new Map(found.map((trace) => [trace.traceId, trace])).values()];
};

const ordersOf = (steps: readonly StepReport[]): readonly string[] => {
  const orders = steps.map(({ answer }) => placeIn(answer, 'orderId'));
  return [...new Set(orders.filter((order) => typeof order === 'string'))];
};
