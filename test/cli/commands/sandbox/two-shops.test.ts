import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunch, crunchJson, scratchFolder } from '#test/cli/crunch.ts';
import { type RunningShop, startRunningShop } from '#test/cli/running-shop.ts';
import { buyer } from '#test/cli/terminals.ts';

const scratch = scratchFolder();
const shops: RunningShop[] = [];
beforeAll(async () => {
  shops.push(await startRunningShop(), await startRunningShop());
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  scratch.remove();
});

const [here, there] = [0, 1].map((at) => () => shops[at] as RunningShop);

/** With every port of the one shop in the environment, and the address of the other on the line. */
const elsewhere = (state: string, ...args: string[]) =>
  crunchJson([...args, '--base-url', there?.().origin ?? ''], {
    environment: {
      ...here?.().environment,
      CRUNCH_STATE: join(scratch.folder, state),
      CRUNCH_PASSWORD: peoplePassword,
    },
  });
const at = (shop: RunningShop | undefined, ...args: string[]) =>
  crunchJson(args, {
    environment: { ...shop?.environment, CRUNCH_STATE: join(scratch.folder, 'looks') },
  });

describe('two shops on one machine', () => {
  it('[CLI-02] change the sandbox of the shop that was named, and say which it is', async () => {
    const before = (await at(here?.(), 'product', 'show', 'CHP-0101')).data.price;
    const changed = await elsewhere('a', 'sandbox', 'product', 'CHP-0101', '--price', '9.99');
    expect(changed.code).toBe(0);
    expect((await at(there?.(), 'product', 'show', 'CHP-0101')).data.price).toBe(9.99);
    expect((await at(here?.(), 'product', 'show', 'CHP-0101')).data.price).toBe(before);
    const origin = there?.().origin ?? '';
    const said = await crunch(['sandbox', 'fault', '--clear', '--base-url', origin], {
      environment: { ...here?.().environment },
    });
    expect([said.code, said.stderr]).toEqual([0, `Sandbox of ${origin}:\n`]);
    const looked = await crunch(['sandbox', 'status', '--base-url', origin]);
    expect([looked.code, looked.stderr]).toEqual([0, '']);
    expect(looked.stdout).toContain(origin);
  });

  it('[CLI-02] pay at the gateway, and sign in at the provider, of the shop that was named', async () => {
    await elsewhere('b', 'cart', 'add', 'CHP-0501');
    const placed = await elsewhere('b', 'checkout', 'place', ...buyer, '--card', 'visa-ok');
    expect([placed.code, placed.error]).toEqual([0, undefined]);
    const booked = async (shop: RunningShop | undefined) =>
      (await at(shop, 'sandbox', 'ledger')).data.transactions.length;
    expect(await booked(here?.())).toBe(0);
    expect(await booked(there?.())).toBeGreaterThan(0);
    const login = await elsewhere('c', 'auth', 'login', '--user', 'sara@people.example');
    expect([login.code, login.error]).toEqual([0, undefined]);
    expect((await elsewhere('c', 'account', 'show')).code).toBe(0);
  });

  it('[CLI-02] know the order of the one only', async () => {
    await elsewhere('d', 'cart', 'add', 'CHP-0501');
    const { data } = await elsewhere('d', 'checkout', 'place', ...buyer, '--card', 'visa-ok');
    expect((await elsewhere('d', 'order', 'why', data.orderId)).code).toBe(0);
    expect(
      (await elsewhere('d', 'sandbox', 'ledger', '--order', data.orderId)).data.counts,
    ).toMatchObject({ authorization: 1 });
    expect((await at(here?.(), 'order', 'why', data.orderId)).code).toBe(1);
  });
});

describe('a shop without a sandbox of its own', () => {
  const answering = async (pairs: readonly object[]) => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, data: pairs }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
  };

  it.each([
    ['tells none', []],
    [
      'tells one on another machine',
      ['sandboxTools', 'sandboxGateway', 'sandboxIssuer'].map((key) => ({
        ...{ key, value: 'https://elsewhere.example' },
      })),
    ],
  ])('[CLI-02] %s: nothing is changed anywhere', async (_, pairs) => {
    const shop = await answering(pairs);
    const { code, error } = await crunchJson(['sandbox', 'reset', '--base-url', shop.origin], {
      environment: { ...here?.().environment },
    });
    shop.close();
    expect([code, error]).toEqual([
      1,
      { code: 'SandboxMissing', message: `The shop at ${shop.origin} has no sandbox.` },
    ]);
  });

  it('[CLI-02] does not answer: nothing is changed anywhere', async () => {
    const { code, error } = await crunchJson(
      ['sandbox', 'reset', '--base-url', 'http://127.0.0.1:9'],
      {
        environment: { ...here?.().environment },
      },
    );
    expect([code, error.code]).toEqual([3, 'ShopUnreachable']);
  });
});
