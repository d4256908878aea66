import { makeSandboxClock, type SandboxClock } from '#sandbox/control/sandbox-clock.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';

export const key = '3d5f3b52-1c0a-4e0a-9d3e-0c8f1d6f2a11';

export interface TrackAnswer {
  readonly itemsReceived: number;
  readonly itemsAccepted: number;
  readonly appId: string;
  readonly errors: readonly {
    readonly index: number;
    readonly statusCode: number;
    readonly message: string;
  }[];
}

/** An item as somebody sends it; nothing of it is checked here. */
export type SentItem = Readonly<Record<string, unknown>>;

export interface Listed {
  readonly id: number;
  readonly receivedAt: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the document it asserts on.
  readonly item: any;
  readonly copies?: number;
  readonly dropped?: readonly string[];
}

export interface CollectorUnderTest {
  readonly origin: string;
  readonly clock: SandboxClock;
  /** Posts a body; texts as they are, anything else as JSON. */
  post(body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** The same, with its answer read. */
  track(
    body: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly answer: TrackAnswer }>;
  /** A call that steers the sandbox. */
  steer(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Response>;
  /** Oldest first. */
  list(query?: string): Promise<readonly Listed[]>;
  close(): Promise<void>;
}

export const event = (name: string, more: SentItem = {}, baseData: SentItem = {}): SentItem => ({
  time: '2026-11-21T10:00:00.000Z',
  iKey: key,
  name: 'Microsoft.ApplicationInsights.Event',
  data: { baseType: 'EventData', baseData: { ver: 2, name, ...baseData } },
  ...more,
});

/** Data of another kind. */
export const item = (baseType: string, baseData: SentItem): SentItem =>
  event('', { data: { baseType, baseData } });

const bodyOf = (body: unknown): string | Uint8Array<ArrayBuffer> => {
  if (Buffer.isBuffer(body)) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** The tools host with a clock of its own, which stands still unless it is moved. */
export const collectorUnderTest = async (): Promise<CollectorUnderTest> => {
  const clock = makeSandboxClock(() => Date.UTC(2026, 10, 21, 10));
  const tools = await toolsUnderTest(
    { clock },
    { telemetryKey: key, now: () => new Date(clock.now()) },
  );
  const post: CollectorUnderTest['post'] = (body, headers = {}) =>
    fetch(`${tools.origin}/v2/track`, {
      method: 'POST',
      body: bodyOf(body),
      headers: { 'content-type': 'application/json', ...headers },
      redirect: 'manual',
    });
  return {
    origin: tools.origin,
    clock,
    post,
    track: async (body, headers) => {
      const reply = await post(body, headers);
      return { status: reply.status, answer: (await reply.json()) as TrackAnswer };
    },
    steer: (method, path, body) =>
      fetch(`${tools.origin}/sandbox/telemetry${path}`, {
        method,
        headers: {
          'x-crunchcart-sandbox': 'test',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    list: async (query = '') => {
      const reply = await fetch(`${tools.origin}/sandbox/telemetry${query}`);
      const { items } = (await reply.json()) as { readonly items: readonly Listed[] };
      return items.toReversed();
    },
    close: tools.close,
  };
};

/** What is stored, by the names of events. */
export const names = (listed: readonly Listed[]): readonly string[] =>
  listed.map((entry) => entry.item.data.baseData.name);
