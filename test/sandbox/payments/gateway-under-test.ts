import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sandboxHeader } from '#domain/session/own-request.ts';
import { type GatewayOptions, startGateway } from '#sandbox/payments/start-gateway.ts';
import {
  type CardChanges,
  cardNamed,
  envelope,
  type PaymentChanges,
  payment,
  sessionRequest,
  shopOrigin,
} from '#test/sandbox/payments/gateway-requests.ts';
import {
  merchantKey,
  type SignatureChanges,
  signedHeaders,
} from '#test/sandbox/payments/merchant-signer.ts';

export { merchantKey, shopOrigin };

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined for other replies. */
  readonly body: unknown;
  /** What the body holds at a path such as `errorInformation.reason`. */
  at(path: string): unknown;
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
      body,
    );

export type GatewayChanges = Partial<GatewayOptions>;

/** A gateway on a free port with a folder of its own, and the ways a merchant talks to it. */
export const gatewayUnderTest = async (changes: GatewayChanges = {}) => {
  const folder =
    changes.dataFile === undefined
      ? await mkdtemp(join(tmpdir(), 'gateway-'))
      : dirname(changes.dataFile);
  const dataFile = changes.dataFile ?? join(folder, 'ledger.jsonl');
  const logLines: object[] = [];
  const replies: string[] = [];
  let time = Date.now();
  const gateway = await startGateway({
    port: 0,
    dataFile,
    merchantKey,
    targetOrigins: [shopOrigin],
    faultsEnabled: true,
    frameKeyPool: 1,
    clock: () => time,
    log: (line) => logLines.push(line),
    ...changes,
  });
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    // What `crunch` and the control page send; a page of another origin cannot.
    const headers = path.startsWith('/sandbox/') ? { [sandboxHeader]: 'test' } : {};
    const told = { ...init, headers: { ...headers, ...init.headers } };
    const answer = await answerOf(await fetch(`${gateway.origin}${path}`, told));
    replies.push(answer.text);
    return answer;
  };
  const merchant = merchantOf(gateway.origin, call);
  return {
    gateway,
    folder,
    dataFile,
    logLines,
    replies,
    call,
    ...merchant,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    stop: async () => {
      await gateway.close();
      if (changes.dataFile === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
};

export type GatewayUnderTest = Awaited<ReturnType<typeof gatewayUnderTest>>;

export const answerOf = async (reply: Response): Promise<Answer> => {
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(text) : undefined;
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    body,
    at: (path) => valueAt(body, path),
  };
};

export const merchantOf = (
  origin: string,
  call: (path: string, init: RequestInit) => Promise<Answer>,
) => {
  const { host } = new URL(origin);
  const post = (
    target: string,
    payload: unknown,
    changes: SignatureChanges = {},
  ): Promise<Answer> => {
    const body = JSON.stringify(payload);
    const headers = signedHeaders({ method: 'POST', target, host }, body, changes);
    return call(target, { method: 'POST', headers, body });
  };
  const get = (target: string): Promise<Answer> =>
    call(target, { headers: signedHeaders({ method: 'GET', target, host }, undefined) });
  const openContext = async (
    wanted: object = {},
    changes: SignatureChanges = {},
  ): Promise<string> =>
    (await post('/microform/v2/sessions', { ...sessionRequest, ...wanted }, changes)).text;
  const makeToken = async (context: string, card: CardChanges | string): Promise<Answer> =>
    call('/flex/v2/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/jwt' },
      body: await envelope(context, typeof card === 'string' ? cardNamed(card) : card),
    });
  return {
    post,
    get,
    /** What the merchant finds by its reference code. */
    hits: (code: string) =>
      post('/tss/v2/searches', { query: `clientReferenceInformation.code:${code}` }),
    openContext,
    makeToken,
    /** A fresh token of a card by its alias. */
    tokenOf: async (alias: string): Promise<string> =>
      (await makeToken(await openContext(), alias)).text,
    pay: (token: string, changes: PaymentChanges = {}) =>
      post('/pts/v2/payments', payment(token, changes)),
    /** What the ledger shows of one kind. */
    ledger: async (kind: string): Promise<readonly unknown[]> => {
      const entries = (await call('/sandbox/ledger', {})).at('transactions');
      return Array.isArray(entries) ? entries.filter((entry) => entry.kind === kind) : [];
    },
    fault: (body: object) => call('/sandbox/faults', { method: 'PUT', body: JSON.stringify(body) }),
  };
};
