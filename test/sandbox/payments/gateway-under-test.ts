import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompactEncrypt, decodeJwt, importJWK, type JWK } from 'jose';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import { type GatewayOptions, startGateway } from '#sandbox/payments/start-gateway.ts';

export const merchantKey = {
  id: 'crunchcart-test',
  secret: Buffer.from('thirty-two bytes of test secret!').toString('base64'),
};
export const shopOrigin = 'http://localhost:4799';

/** A code no other text in the tests contains, so that finding it anywhere is a leak. */
export const canaryCode = '739';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed JSON; undefined for other replies. */
  readonly body: unknown;
  /** What the body holds at a path such as `errorInformation.reason`. */
  at(path: string): unknown;
}

export const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inside, key) =>
        typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
      body,
    );

export type Wish = Partial<GatewayOptions>;

/** A gateway on a free port with a folder of its own, and the ways a merchant talks to it. */
export const gatewayUnderTest = async (wish: Wish = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-'));
  const dataFile = join(folder, 'ledger.jsonl');
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
    ...wish,
  });
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await answerOf(await fetch(`${gateway.origin}${path}`, init));
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
      await rm(folder, { recursive: true, force: true });
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

export interface SignatureChanges {
  readonly date?: string;
  readonly secret?: string;
  readonly id?: string;
}

/** Headers of a signed merchant request, written from the documented scheme. */
export const signedHeaders = (
  request: { readonly method: string; readonly target: string; readonly host: string },
  body: string | undefined,
  changes: SignatureChanges = {},
): Record<string, string> => {
  const id = changes.id ?? merchantKey.id;
  const date = changes.date ?? new Date().toUTCString();
  const digest =
    body === undefined
      ? undefined
      : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const lines: [string, string][] = [
    ['host', request.host],
    ['v-c-date', date],
    ['request-target', `${request.method.toLowerCase()} ${request.target}`],
    ...(digest === undefined ? [] : [['digest', digest] as [string, string]]),
    ['v-c-merchant-id', id],
  ];
  const signature = createHmac(
    'sha256',
    Buffer.from(changes.secret ?? merchantKey.secret, 'base64'),
  )
    .update(lines.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64');
  const names = lines.map(([name]) => name).join(' ');
  return {
    'v-c-date': date,
    'v-c-merchant-id': id,
    'content-type': 'application/json',
    ...(digest === undefined ? {} : { digest }),
    signature: `keyid="${id}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
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
  const openContext = async (wish: object = {}, changes: SignatureChanges = {}): Promise<string> =>
    (await post('/microform/v2/sessions', { ...sessionWish, ...wish }, changes)).text;
  const makeToken = async (context: string, card: CardChanges | string): Promise<Answer> =>
    call('/flex/v2/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/jwt' },
      body: await envelope(context, typeof card === 'string' ? cardNamed(card) : card),
    });
  return {
    post,
    get,
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

export const sessionWish = {
  clientVersion: 'v2',
  targetOrigins: [shopOrigin],
  allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'DINERSCLUB', 'JCB'],
  transientTokenResponseOptions: { includeCardPrefix: false },
};

export interface CardChanges {
  readonly number?: string;
  readonly securityCode?: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
  readonly type?: string;
}

export const cardNamed = (alias: string): Required<Omit<CardChanges, 'type'>> => {
  const found = publishedTestCards.find((card) => card.alias === alias);
  if (found === undefined) throw new Error(`No test card ${alias}`);
  const { number, securityCode } = found;
  return { number, securityCode, expirationMonth: '12', expirationYear: '2039' };
};

/** What a program without a browser sends: card and context, encrypted for the one-time key. */
export const envelope = async (
  context: string,
  card: CardChanges,
  keyFrom = context,
): Promise<string> => {
  const { jwk } = decodeJwt<{ flx: { jwk: JWK } }>(keyFrom).flx;
  const { use: _, ...key } = jwk;
  const letter = JSON.stringify({ data: { paymentInformation: { card } }, context, index: 0 });
  return new CompactEncrypt(new TextEncoder().encode(letter))
    .setProtectedHeader({ kid: String(jwk.kid), alg: 'RSA-OAEP', enc: 'A256GCM' })
    .encrypt(await importJWK(key, 'RSA-OAEP'));
};

export interface PaymentChanges {
  readonly code?: string;
  readonly transactionId?: string;
  readonly totalAmount?: string;
  readonly postalCode?: string;
  readonly processingInformation?: object;
}

let payments = 0;

export const payment = (token: string, changes: PaymentChanges = {}) => {
  payments += 1;
  return {
    clientReferenceInformation: {
      code: changes.code ?? `order-${payments}`,
      transactionId: changes.transactionId ?? `tx-${payments}`,
    },
    processingInformation: changes.processingInformation ?? { capture: false },
    tokenInformation: { transientTokenJwt: token },
    orderInformation: {
      amountDetails: { totalAmount: changes.totalAmount ?? '23.47', currency: 'USD' },
      billTo: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        address1: '1 Main St',
        locality: 'Plano',
        administrativeArea: 'TX',
        postalCode: changes.postalCode ?? '75024',
        country: 'US',
        email: 'ada@example.com',
      },
    },
  };
};

export const settlement = (code: string, totalAmount: string, transactionId?: string) => ({
  clientReferenceInformation: { code, ...(transactionId === undefined ? {} : { transactionId }) },
  orderInformation: { amountDetails: { totalAmount, currency: 'USD' } },
});
