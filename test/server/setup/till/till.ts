import { randomUUID } from 'node:crypto';
import type { PlacedOrder, Quote } from '#domain/order/order.ts';
import { coreAnswers } from '#server/api/handlers/core-answers.ts';
import { operatorAnswers } from '#server/api/handlers/operator-handlers.ts';
import { actorOf } from '#server/base/host/fingerprint.ts';
import type { Database } from '#server/data/database/database.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import type { ShopperDirectory } from '#server/parties/directory/shopper-directory.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import { makeGatewayClient } from '#server/parties/gateway-client.ts';
import type { Mail } from '#server/parties/mail-sender.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';
import { recordAnswers } from '#server/payment/recorded-answers.ts';
import { makeShopCore, type ShopCoreOptions } from '#server/start/shop-core.ts';
import { testAddresses, testTaxes } from '#test/sandbox/parties/sandbox-parties.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
  merchantKey,
  shopOrigin,
} from '#test/sandbox/payments/gateway-under-test.ts';
import { type Answer, startTestShop, testConfig } from '#test/server/setup/shops.ts';
import { draftOf, type TestDraft } from '#test/server/setup/till/drafts.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';
import { tillCatalog } from '#test/server/setup/till/till-catalog.ts';

export const paths = {
  inventory: '/webservices/cartreview/productinventory',
  availability: '/v2/dopservice/checkitemsavailability',
  zip: '/webservices/zipcodevalidate',
  shipping: '/v3/dopservice/b2c/shippingcharge',
  tax: '/webservices/ordertax',
  delivery: '/webservices/deliveryestimate',
  validate: '/v3/dopservice/b2c/validateOrder',
  context: '/webservices/capturecontext',
  submit: '/v3/dopservice/b2c/submittedorder',
  details: '/v3/dopservice/b2c/orderdetails',
} as const;

const forgotten = [
  'orders',
  'accounts',
  'account_sessions',
  'contact_messages',
  'idempotency',
  'attempts',
  'call_counts',
  'audit_entries',
  'party_answers',
] as const;

export interface OpenedContext {
  readonly captureContext: string;
  readonly paymentSessionId: string;
  readonly serverTime: number;
  readonly createdAt: number;
  readonly deadline: number;
  readonly extensionsLeft: number;
}

export interface Purchase {
  readonly draft: TestDraft;
  readonly quote: Quote;
  readonly session: OpenedContext;
  readonly token: string;
  readonly key: string;
}

export type TillWish = Partial<ShopCoreOptions> & {
  readonly log?: string[];
  readonly signIn?: SignInProvider;
  readonly directory?: ShopperDirectory;
  /** The shop opens again: its database and its gateway are those of before. */
  readonly reopened?: { readonly gateway: GatewayUnderTest; readonly time: number };
  /** The shop has calls for an operator who knows this. */
  readonly operatorKey?: string;
  /** Puts something between the shop and its gateway. */
  readonly between?: (real: Gateway) => Gateway;
};

/** The whole money side on a database, with an embedded gateway, and a clock that tests move. */
export const openTill = async (database: Database, wish: TillWish = {}) => {
  const {
    reopened,
    between = (real) => real,
    log,
    signIn,
    directory,
    operatorKey,
    ...options
  } = wish;
  if (reopened === undefined) await loadCatalog(database.db, tillCatalog());
  let time = reopened?.time ?? Date.UTC(2026, 10, 21, 12);
  const clock = { now: () => time };
  const mails: Mail[] = [];
  const mailTrouble = { down: false };
  const reports: object[] = [];
  const gateway = reopened?.gateway ?? (await gatewayUnderTest({ clock: clock.now }));
  const client = makeGatewayClient({
    origin: gateway.gateway.origin,
    merchant: merchantKey,
    now: clock.now,
  });
  const recorded = recordAnswers(between(client), {
    db: database.db,
    clock,
    report: (facts) => reports.push(facts),
  });
  const core = makeShopCore({
    db: database.db,
    clock,
    gateway: recorded.gateway,
    tax: testTaxes,
    addresses: testAddresses,
    zips: testZips,
    mail: {
      send: async (mail) => {
        if (mailTrouble.down) return { kind: 'failed', why: 'ECONNREFUSED' };
        mails.push(mail);
        return { kind: 'sent' };
      },
      close: () => undefined,
    },
    targetOrigins: [shopOrigin],
    paypalHosts: [new URL(gateway.gateway.origin).host],
    shopOrigin,
    contactInbox: 'care@shop.example',
    report: (facts) => reports.push(facts),
    exclusive: false,
    ...options,
  });
  const started = await startTestShop({
    database,
    clock,
    calls: coreAnswers(core.parts),
    operator: operatorAnswers(core.parts),
    ...(signIn && { signIn }),
    ...(directory && { directory }),
    config: testConfig({
      logLevel: log === undefined ? 'silent' : 'trace',
      ...(operatorKey !== undefined && { operatorKey }),
    }),
    ...(log === undefined ? {} : { logTarget: { write: (line) => log.push(line) } }),
  });
  const secrets = new Set<string>();
  const shop: typeof started = {
    ...started,
    post: (path, body, headers) => {
      const secret = secretIn(body);
      if (secret !== undefined) secrets.add(secret);
      return started.post(path, body, headers);
    },
  };
  return {
    database,
    db: database.db,
    gateway,
    core,
    shop,
    mails,
    mailTrouble,
    reports,
    clock,
    advance: (milliseconds: number) => {
      time += milliseconds;
    },
    ...shopperOf(shop, gateway),
    /** An order on the device that placed it. */
    lookUp: async (orderId: string, email = 'ada@example.com') => {
      const placed = await database.db
        .selectFrom('orders')
        .select('actor_hash')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      const tempUserID =
        [...secrets].find((secret) => actorOf(secret) === placed?.actor_hash) ?? '';
      return shop.get(`${paths.details}?${new URLSearchParams({ orderId, email, tempUserID })}`);
    },
    /** Waits for everything beside the answers, then one round of healing. */
    settle: async () => {
      await core.idle();
      await core.round();
      await core.idle();
      await recorded.written();
    },
    /** As on the first day: no orders, no attempts, an empty gateway, a full shelf. */
    forget: async () => {
      await core.idle();
      await recorded.written();
      await gateway.call('/sandbox/reset', { method: 'POST' });
      for (const table of forgotten) {
        await database.db.deleteFrom(table).execute();
      }
      await loadCatalog(database.db, tillCatalog());
      mails.length = 0;
      reports.length = 0;
      mailTrouble.down = false;
    },
    setStock: async (productId: string, quantity: number, locationNumber = '100') => {
      await database.db
        .updateTable('stock')
        .set({ quantity })
        .where('product_id', '=', productId)
        .where('location_number', '=', locationNumber)
        .execute();
    },
    stockOf: async (productId: string, locationNumber = '100'): Promise<number> =>
      (
        await database.db
          .selectFrom('stock')
          .select('quantity')
          .where('product_id', '=', productId)
          .where('location_number', '=', locationNumber)
          .executeTakeFirstOrThrow()
      ).quantity,
    setPrice: async (productId: string, cents: number) => {
      await database.db
        .updateTable('products')
        .set({ price_cents: cents })
        .where('product_id', '=', productId)
        .execute();
    },
    close: async () => {
      await shop.close();
      await core.stop();
      await recorded.written();
      if (reopened === undefined) await gateway.stop();
      await database.close();
    },
  };
};

export type Till = Awaited<ReturnType<typeof openTill>>;

/** The secret of the checkout a call is made for. */
const secretIn = (body: unknown): string | undefined =>
  (body as { readonly draft?: { readonly tempUserID?: string } } | undefined)?.draft?.tempUserID;

interface Poster {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** What a shopper's program does, step by step. */
export const shopperOf = (shop: Poster, gateway: Pick<GatewayUnderTest, 'makeToken'>) => {
  const validate = (draft: TestDraft) => shop.post(paths.validate, { draft });
  const quoteFor = async (draft: TestDraft): Promise<Quote> => {
    const { body } = await validate(draft);
    return body.data[0]?.['quote'] as Quote;
  };
  const context = (tempUserID: string, paymentSessionId?: string) =>
    shop.post(paths.context, {
      targetOrigin: 'https://evil.example',
      amount: 1,
      currency: 'USD',
      tempUserID,
      ...(paymentSessionId === undefined ? {} : { paymentSessionId }),
    });
  const openSession = async (tempUserID: string): Promise<OpenedContext> =>
    (await context(tempUserID)).body.data[0] as unknown as OpenedContext;
  const tokenFor = async (session: OpenedContext, alias: string): Promise<string> =>
    (await gateway.makeToken(session.captureContext, alias)).text;
  /** Everything up to the button. */
  const prepare = async (alias = 'visa-ok', draft: TestDraft = draftOf()): Promise<Purchase> => {
    const session = await openSession(draft.tempUserID);
    const token = await tokenFor(session, alias);
    const quote = await quoteFor(draft);
    return { draft, session, token, quote, key: randomUUID() };
  };
  const submit = (
    { draft, quote, session, token, key }: Purchase,
    changes: Readonly<Record<string, unknown>> = {},
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> =>
    shop.post(
      paths.submit,
      {
        quoteId: quote?.quoteId ?? '',
        draft,
        payment: {
          transientToken: token,
          paymentSessionId: session.paymentSessionId,
          nameOnCard: 'Ada Lovelace',
        },
        ...changes,
      },
      { 'idempotency-key': key, ...headers },
    );
  return { validate, quoteFor, context, openSession, tokenFor, prepare, submit };
};

export const placedIn = (answer: Answer): PlacedOrder =>
  answer.body.data[0] as unknown as PlacedOrder;
