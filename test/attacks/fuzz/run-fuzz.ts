import fc from 'fast-check';
import { anyRequest, type FuzzedRequest } from '#test/attacks/fuzz/any-request.ts';
import { running, runningAddress } from '#test/attacks/fuzz/hostile-pages.ts';
import type { RawAnswer } from '#test/attacks/fuzz/whole-shop.ts';
import { startWholeTown, type WholeTown } from '#test/attacks/fuzz/whole-town.ts';
import { bytesInUse } from '#test/server/base/memory/collected-heap.ts';

export interface FuzzOptions {
  readonly seed: number;
  readonly calls: number;
  readonly say?: (line: string) => void;
}

export interface FuzzReport {
  /** Answers by host and status, such as `shop 200`. */
  readonly statuses: ReadonlyMap<string, number>;
  /** What must not be, each with the request that showed it. */
  readonly findings: readonly string[];
  /** Bytes in use when everything had started, and at the end. */
  readonly before: number;
  readonly after: number;
}

/** What tells of the inside: stack traces, statements, files, parts of the shop. */
const leaks: readonly RegExp[] = [
  /\n\s+at .+:\d+:\d+/,
  /\bnode_modules\b/,
  /(?:file:\/\/)?\/(?:tmp|root|home|work|var)\/[\w.-]+\//,
  /\b(?:select|insert|update|delete)\b[^<]{0,200}\b(?:from|into|set)\b[^<]{0,80}\b(?:products|orders|accounts|stock)\b/i,
  /syntax error at or near|violates \w+ constraint|duplicate key value|relation "\w+"|invalid input syntax/,
  /\b(?:PGlite|kysely|ECONNREFUSED|ZodError|TypeError|ReferenceError|RangeError)\b/,
];

/** Longer bodies are refused before they are read: the line may be cut while they are sent. */
const longestBody = 256 * 1024;
/** Sent at the same time. */
const atOnce = 4;
const batch = 200;

/** Sends so many calls, the same ones for the same seed, and says what was wrong with the answers. */
export const runFuzz = async ({ seed, calls, say = () => undefined }: FuzzOptions) => {
  const town = await startWholeTown();
  const statuses = new Map<string, number>();
  const findings: string[] = [];
  const found = (finding: string): void => {
    findings.push(finding);
    say(`FOUND ${finding}`);
  };
  const crash = (cause: unknown): void => {
    found(`would have ended the process: ${cause instanceof Error ? cause.stack : cause}`);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  try {
    const before = bytesInUse();
    const arbitrary = anyRequest(town.accountId);
    for (let sent = 0; sent < calls; sent += batch) {
      const numRuns = Math.min(batch, calls - sent);
      const requests = fc.sample(arbitrary, { seed: (seed + sent) | 0, numRuns });
      await sendAll(town, requests, { statuses, found });
      await town.forgetLimits();
      if (sent % 5000 === 0) say(`${sent + numRuns} calls, ${findings.length} findings`);
    }
    for (const line of new Set(town.failures)) found(`written down as a failure: ${line}`);
    return { statuses, findings, before, after: bytesInUse() } satisfies FuzzReport;
  } finally {
    process.off('uncaughtException', crash);
    process.off('unhandledRejection', crash);
    await town.close();
  }
};

const sendAll = async (
  town: WholeTown,
  requests: readonly FuzzedRequest[],
  {
    statuses,
    found,
  }: { readonly statuses: Map<string, number>; readonly found: (finding: string) => void },
): Promise<void> => {
  const left = requests.values();
  const worker = async (): Promise<void> => {
    for (const fuzzed of left) {
      const outcome = await town
        .ask(fuzzed.host, fuzzed.request)
        .catch((cause: unknown) => (cause instanceof Error ? cause : new Error('unknown')));
      const status = outcome instanceof Error ? 'cut off' : outcome.status;
      const key = `${fuzzed.host} ${status}`;
      statuses.set(key, (statuses.get(key) ?? 0) + 1);
      for (const wrong of faultsOf(fuzzed, outcome)) found(`${wrong}: ${shown(fuzzed)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Short enough to read, whole enough to send again. */
const shown = ({ host, request }: FuzzedRequest): string =>
  `${host} ${JSON.stringify({ ...request, body: request.body?.toString() })}`.slice(0, 2000);

/** What is wrong with an answer, if anything is. */
export const faultsOf = (
  { kind, request }: FuzzedRequest,
  answer: RawAnswer | Error,
): readonly string[] => {
  if (answer instanceof Error) {
    const isLong = Buffer.byteLength(request.body ?? '') > longestBody;
    return isLong ? [] : [`no answer (${answer.message})`];
  }
  const { status, headers, text } = answer;
  const isExpected = status < 500;
  const whole = `${JSON.stringify(headers)}\n${text}`;
  const isJson = headers['content-type'] === 'application/json; charset=utf-8';
  const { location } = headers;
  return [
    ...(isExpected ? [] : [`status ${status}`]),
    ...leaks
      .filter((leak) => leak.test(whole))
      .map((leak) => `tells of the inside (${leak.source})`),
    ...(kind === 'call' && !isJson ? ['a call without an envelope'] : []),
    ...(kind === 'page' && running.some((code) => text.includes(code))
      ? ['runs what was sent']
      : []),
    ...(kind === 'page' && runningAddress.test(text) ? ['links to code'] : []),
    ...(kind === 'page' && location !== undefined && !/^\/(?!\/)/.test(`${location}`)
      ? ['leads to another site']
      : []),
  ];
};
