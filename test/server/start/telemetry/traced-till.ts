import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoredTrace, tracesAnswer } from '#adapters/http/wire/traces.ts';
import { makeSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { type RunningTools, startTools } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import type { Database } from '#server/data/database/database.ts';
import { openTracing } from '#server/start/telemetry/open-tracing.ts';
import { openTill, type Till, type TillWish } from '#test/server/setup/till/till.ts';

/** The tools host alone, where spans are sent. */
export const startToolsHost = async (): Promise<RunningTools> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-traces-'));
  const tools = await startTools({
    port: 0,
    mailPort: 0,
    mailFile: join(folder, 'mail.jsonl'),
    controls: {
      status: async () => ({}),
      reset: async () => undefined,
      seed: async (products) => ({ products }),
      changeProduct: async () => false,
      clock: makeSandboxClock(),
      faults: makeStorefrontFaults(),
      referenceOf: async () => undefined,
      gatewayOrigin: 'http://127.0.0.1:9',
      identityOrigin: 'http://127.0.0.1:9',
    },
  });
  return {
    ...tools,
    close: async () => {
      await tools.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

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
  const tools = await startToolsHost();
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
