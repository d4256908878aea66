import { startIdentity } from '#sandbox/identity/start-identity.ts';
import { makeRegisterPages } from '#server/pages/register-pages.ts';
import {
  type RawAnswer,
  type RawRequest,
  send,
  startWholeShop,
} from '#test/attacks/fuzz/whole-shop.ts';
import { toolsUnderTest } from '#test/sandbox/control/tools-under-test.ts';

export type Host = 'shop' | 'gateway' | 'provider' | 'tools';

/** The whole shop with its pages, and everybody it deals with, in this process. */
export interface WholeTown {
  ask(host: Host, asked: RawRequest): Promise<RawAnswer>;
  /** The account of the one shopper who is signed in. */
  readonly accountId: string;
  /** What the shop and the provider wrote down as their own failures. */
  readonly failures: readonly string[];
  /** Limits of attempts begin anew: calls that are only sent away find nothing. */
  forgetLimits(): Promise<void>;
  close(): Promise<void>;
}

export const startWholeTown = async (): Promise<WholeTown> => {
  const shop = await startWholeShop(makeRegisterPages());
  const { db } = shop.database;
  const troubles: string[] = [];
  const identity = await startIdentity({
    port: 0,
    database: db,
    trustedOrigins: ['http://localhost:4100'],
    clients: [
      {
        clientId: 'crunchcart-web',
        redirectUris: ['http://localhost:4100/implicit/callback'],
        postLogoutRedirectUris: ['http://localhost:4100/'],
      },
    ],
    mail: { url: 'smtp://127.0.0.1:9', from: 'test@crunchcart.example' },
    report: (error) => troubles.push(error instanceof Error ? `${error.stack}` : `${error}`),
  });
  const tools = await toolsUnderTest({
    gatewayOrigin: `http://127.0.0.1:${shop.gatewayPort}`,
    identityOrigin: identity.origin,
  });
  const portOf = ({ origin }: { readonly origin: string }) => Number(new URL(origin).port);
  const ports: Readonly<Record<Host, number>> = {
    shop: shop.port,
    gateway: shop.gatewayPort,
    provider: portOf(identity),
    tools: portOf(tools),
  };
  return {
    accountId: shop.accountId,
    ask: (host, asked) => send(ports[host], asked),
    get failures() {
      // No mail server is here, which the provider says of each mail.
      return [...shop.failures, ...troubles.filter((trouble) => !trouble.includes('ECONNREFUSED'))];
    },
    forgetLimits: async () => {
      for (const table of ['attempts', 'call_counts'] as const)
        await db.deleteFrom(table).execute();
    },
    close: async () => {
      await tools.close();
      await identity.close();
      await shop.close();
    },
  };
};
