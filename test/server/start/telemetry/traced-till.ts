import { type StoredTrace, tracesAnswer } from '#adapters/http/wire/tools/traces.ts';
import type { RunningTools } from '#sandbox/control/start-tools.ts';
import type { Database } from '#server/data/database/database.ts';
import { openTracing } from '#server/start/telemetry/open-tracing.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';
import { openTill, type Till, type TillWish } from '#test/server/setup/till/till.ts';

export interface TracedTill {
  readonly till: Till;
  readonly tools: RunningTools;
  /** What the tools host tells, after everything that has ended was sent. */
  traces(question: Readonly<Record<string, string>>): Promise<readonly StoredTrace[]>;
  /** Everything the tools host has kept, as text. */
  everything(): Promise<string>;
  readonly reports: object[];
  close(): Promise<void>;
}

/** A shop that records, and where it sends; `endpoint` leads elsewhere. */
export const openTracedTill = async (
  database: Database,
  {
    reads = 1,
    endpoint,
    ...wish
  }: TillWish & { readonly reads?: number; readonly endpoint?: string } = {},
): Promise<TracedTill> => {
  const tools = await toolsUnderTest();
  const reports: object[] = [];
  const tracing = await openTracing({
    tracing: { endpoint: endpoint ?? tools.origin, reads },
    report: (facts) => reports.push(facts),
  });
  const till = await openTill(database, wish);
  const ask = async (question: Readonly<Record<string, string>>): Promise<string> => {
    await tracing.flush(10_000);
    const query = new URLSearchParams(question).toString();
    return (await fetch(`${tools.origin}/sandbox/traces?${query}`)).text();
  };
  return {
    till,
    tools,
    reports,
    traces: async (question) => tracesAnswer.parse(JSON.parse(await ask(question))).traces,
    everything: () => ask({}),
    close: async () => {
      await till.close();
      await tracing.close(5000);
      await tools.close();
    },
  };
};

export const namesIn = (trace: StoredTrace | undefined): readonly string[] =>
  trace?.spans.map(({ name }) => name) ?? [];
