import { channel } from 'node:diagnostics_channel';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';
import { identityUnderTest } from '#test/sandbox/identity/identity-under-test.ts';
import { gatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { walletKeysUnderTest, walletOf } from '#test/sandbox/wallets/tokens-under-test.ts';
import { openInMemory } from '#test/server/setup/database/databases.ts';
import { startTestShop } from '#test/server/setup/shops.ts';

export interface Route {
  readonly method: string;
  readonly url: string;
}

export interface Host {
  readonly name: string;
  readonly port: number;
  /** Every route the host has, as its framework was told. */
  readonly routes: readonly Route[];
  close(): Promise<void>;
}

/** The routes of every server that is made while `work` runs, and of what that opens later. */
const watchingRoutes = async <Result>(work: (routes: Route[]) => Promise<Result>) => {
  const routes: Route[] = [];
  const made = channel('fastify.initialization');
  const watch = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url });
    });
  };
  made.subscribe(watch);
  try {
    return await work(routes);
  } finally {
    made.unsubscribe(watch);
  }
};

/** What the control page was asked to do. */
export const asked: string[] = [];

const tools = (): Promise<Host> =>
  watchingRoutes(async (routes) => {
    const { origin, close } = await toolsUnderTest({
      reset: async () => void asked.push('reset'),
      seed: async (products) => {
        asked.push('seed');
        return { products };
      },
      changeProduct: async () => {
        asked.push('product');
        return true;
      },
    });
    return { name: 'control page', port: Number(new URL(origin).port), routes, close };
  });

const gateway = (): Promise<Host> =>
  watchingRoutes(async (routes) => {
    const { keys, remove } = await walletKeysUnderTest();
    const under = await gatewayUnderTest({ wallet: walletOf(keys) });
    const close = async () => {
      await under.stop();
      await remove();
    };
    return { name: 'gateway', port: under.gateway.port, routes, close };
  });

const identity = (): Promise<Host> =>
  watchingRoutes(async (routes) => {
    const under = await identityUnderTest();
    // It makes its routes with the first request.
    await under.get('/healthz');
    const port = Number(new URL(under.origin).port);
    return { name: 'identity provider', port, routes, close: under.close };
  });

const shop = (): Promise<Host> =>
  watchingRoutes(async (routes) => {
    const database = await openInMemory();
    const running = await startTestShop({ database, sandbox: true });
    const close = async () => {
      await running.close();
      await database.close();
    };
    return { name: 'shop', port: running.port, routes, close };
  });

export const startHosts = { tools, gateway, identity, shop };

export interface RawAnswer {
  readonly status: number;
  readonly location: string | undefined;
}

/** Over real HTTP, with every header as it is given. */
export const send = (
  { port }: Host,
  { method, url }: Route,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const asking = request({
      host: 'localhost',
      port,
      agent: false,
      method,
      path: url.replace(/:[A-Za-z]+|\*/g, 'x'),
      headers: { host: `localhost:${port}`, ...length, ...headers },
    });
    asking.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });
