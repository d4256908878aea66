import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gatewayModes, gatewayOperations } from '#cli/commands/sandbox/fault-choices.ts';
import { faultModes, faultOperations } from '#sandbox/payments/gateway/faults.ts';
import { crunch } from '#test/cli/crunch.ts';
import { buyer, shopWithTerminals } from '#test/cli/terminals.ts';

const { shop, terminal } = shopWithTerminals();

describe('crunch sandbox', () => {
  it('[CLI-06] changes price and stock as the shop sees them', async () => {
    const { run } = terminal();
    const before = (await run('product', 'show', 'CHP-0102')).data;
    const changed = await run('sandbox', 'product', 'CHP-0102', '--price', '9.99', '--stock', '0');
    expect(changed.data).toEqual({ productId: 'CHP-0102', price: 9.99, stock: 0 });
    await expect
      .poll(async () => (await run('product', 'show', 'CHP-0102')).data)
      .toMatchObject({ price: 9.99, available: false });
    await run(
      ...['sandbox', 'product', 'CHP-0102'],
      ...['--price', String(before.price), '--stock', '50'],
    );
    expect(await run('sandbox', 'product', 'NOPE-1', '--stock', '1')).toMatchObject({
      code: 1,
      error: { code: 'ProductUnknown' },
    });
    for (const wrong of [[], ['--price', '-1'], ['--price', '1.999'], ['--stock', '1.5']]) {
      expect((await run('sandbox', 'product', 'CHP-0102', ...wrong)).ok).toBe(false);
    }
  });

  it('[CLI-06] moves the clock of the shop, and puts it back', async () => {
    const { run } = terminal();
    const { data } = await run('sandbox', 'clock', '--offset', '+2h');
    expect(data.offsetMs).toBe(7_200_000);
    expect((await run('sandbox', 'clock')).data.offsetMs).toBe(7_200_000);
    expect((await run('sandbox', 'clock', '--offset', 'soon')).code).toBe(2);
    expect((await run('sandbox', 'clock', '--reset')).data.offsetMs).toBe(0);
    const noon = await run('sandbox', 'clock', '--time', '2026-12-24T12:00:00Z');
    expect(noon.data.now).toMatch(/^2026-12-24T12:0/);
    await run('sandbox', 'clock', '--reset');
  });

  it('[CLI-06] sets faults of a call, for one shopper if told, and clears them', async () => {
    const { run } = terminal();
    await run('sandbox', 'fault', '503', '--call', 'configlist', '--count', '2');
    expect((await run('sandbox', 'fault')).data.shopFaults).toMatchObject([
      { mode: '503', call: 'configlist', count: 2 },
    ]);
    expect(await run('config')).toMatchObject({ code: 3, error: { code: 'CallRefused' } });
    await run('sandbox', 'fault', '--clear');
    expect((await run('sandbox', 'fault')).data).toMatchObject({ faults: [], shopFaults: [] });
    expect((await run('config')).code).toBe(0);
    expect((await run('sandbox', 'fault', 'http502', '--call', 'configlist')).code).toBe(2);
  });

  it('[CLI-06] [ADDR-23] sets faults of the address service: the order goes on without a check', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0101');
    await run('sandbox', 'fault', 'http503', '--operation', 'addressCheck', '--count', '2');
    expect((await run('sandbox', 'fault')).data.partyFaults).toMatchObject([
      { operation: 'addressCheck', mode: 'http503', count: 2 },
    ]);
    const person = ['--first-name', 'Ada', '--last-name', 'Lovelace', '--phone', '2145550142'];
    const place = ['--city', 'Plano', '--state', 'TX', '--zip', '75024'];
    const buy = () =>
      run(
        ...['checkout', 'place', ...person, '--email', 'ada@example.com'],
        ...['--address', '7 Nomatch Ln', ...place, '--card', 'visa-ok', '--dry-run'],
      );
    expect(await buy()).toMatchObject({ code: 0 });
    expect((await run('sandbox', 'fault')).data.partyFaults).toEqual([]);
    // The service answers again, and does not know the street.
    expect((await buy()).code).not.toBe(0);
    await run('sandbox', 'fault', 'hangUp', '--operation', 'addressCheck', '--about', '99501');
    expect((await run('sandbox', 'fault')).data.partyFaults).toMatchObject([{ about: '99501' }]);
    expect((await run('sandbox', 'fault', '500', '--about', '99501')).code).toBe(2);
    await run('sandbox', 'fault', '--clear');
    expect((await run('sandbox', 'fault')).data.partyFaults).toEqual([]);
  });

  it('[P-45] shows and decides pending PayPal payments, and says when there are none', async () => {
    const { run } = terminal();
    expect((await run('sandbox', 'pending')).data).toEqual({ waiting: [], questions: 3 });
    const set = await run('sandbox', 'pending', '--questions', '7');
    expect(set.data.questions).toBe(7);
    await run('sandbox', 'pending', '--questions', '3');
    expect((await run('sandbox', 'pending', '--questions', '0')).code).toBe(2);
    expect(await run('sandbox', 'pending', 'decline')).toMatchObject({
      code: 1,
      error: { code: 'NotPending' },
    });
    expect((await run('sandbox', 'pending', 'maybe')).error.code).toBe('BadUsage');
    expect((await run('sandbox', 'pending', 'complete', '--order', 'none')).error.code).toBe(
      'NotFound',
    );
  });

  it('[CLI-06] names payments in review by the numbers of their orders', async () => {
    const { run } = terminal();
    await run('cart', 'add', 'CHP-0103', '--quantity', '2');
    await run('sandbox', 'fault', 'review', '--operation', 'authorization');
    const { data } = await run('checkout', 'place', ...buyer, '--card', 'visa-ok');
    const { orderId } = data;
    expect((await run('sandbox', 'review')).data.waiting).toMatchObject([{ orderId }]);
    const decided = await run('sandbox', 'review', 'reject', '--order', orderId);
    expect(decided.data.decided).toMatchObject([{ orderId }]);
    expect((await run('sandbox', 'review')).data.waiting).toEqual([]);
  });

  it('refuses faults that nobody can have, and says which there are', async () => {
    const { run } = terminal();
    const told = async (...args: string[]) => {
      const { code, error } = await run('sandbox', 'fault', ...args);
      return [code, error.code, error.field];
    };
    expect(await told('nope')).toEqual([2, 'BadUsage', 'mode']);
    expect(await told('slow', '--operation', 'nope')).toEqual([2, 'BadUsage', 'operation']);
    expect(await told('440', '--operation', 'capture')).toEqual([2, 'BadUsage', 'mode']);
    expect(await told('review', '--operation', 'tax')).toEqual([2, 'BadUsage', 'mode']);
    expect((await run('sandbox', 'fault', 'nope')).error.message).toContain('timeoutAfterCommit');
    expect((await run('sandbox', 'review', 'maybe')).error.message).toContain('accept, reject');
  });

  it('knows every fault and every operation of the gateway', () => {
    expect(gatewayModes).toEqual(faultModes);
    expect(gatewayOperations).toEqual(faultOperations);
  });

  it('lists people whose data passes every rule', async () => {
    const { run } = terminal();
    const { people, accounts } = (await run('sandbox', 'people')).data;
    expect(accounts).toContainEqual(
      expect.objectContaining({ name: 'locked', email: 'luke@people.example', locked: true }),
    );
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['ada', 'ben', 'zoe']);
    for (const { email, phone, zip } of people) {
      for (const [rule, value] of [
        ['email', email],
        ['phone', phone],
        ['zip', zip],
      ]) {
        expect((await run('validate', rule, value)).data.valid).toBe(true);
      }
    }
  });
});

describe('flags of every command', () => {
  it('[CLI-03] --at moves the clock of one command', async () => {
    const { run } = terminal();
    const born = ['validate', 'birth-date', '2010-12-25'];
    expect((await run(...born, '--at', '2010-12-20')).data.valid).toBe(false);
    expect((await run(...born, '--at', '2060-12-26')).data.valid).toBe(true);
    expect((await run(...born, '--at', '+1d')).code).toBe(0);
    expect(await run(...born, '--at', 'tomorrow')).toMatchObject({
      code: 2,
      error: { code: 'BadUsage', field: 'at' },
    });
  });

  it('[CLI-03] --seed makes ids repeatable', async () => {
    const idOf = async (seed: string) => {
      const { run, state } = terminal();
      await run('handshake', '--seed', seed);
      return readFileSync(join(state, 'session', 'customerSessionId'), 'utf8');
    };
    const [one, same, other] = [await idOf('7'), await idOf('7'), await idOf('8')];
    expect(one).toBe(same);
    expect(other).not.toBe(one);
    const { run } = terminal();
    expect((await run('handshake', '--seed', '../up')).code).toBe(2);
  });

  it('[CLI-03] --variant takes the two faces of the site', async () => {
    const { run } = terminal();
    expect((await run('config', '--variant', 'rewards')).code).toBe(0);
    expect(await run('config', '--variant', 'gold')).toMatchObject({
      code: 2,
      error: { field: 'variant' },
    });
  });

  it('[CLI-03] --telemetry sends what a browser would send, and nothing goes without it', async () => {
    const { run } = terminal();
    const names = async () => {
      const origin = `http://localhost:${shop().environment['CRUNCH_TOOLS_PORT']}`;
      const answer = await fetch(`${origin}/sandbox/telemetry`);
      const { items } = (await answer.json()) as {
        items: { item: { tags: Record<string, string>; data: { baseData: { name: string } } } }[];
      };
      return items.map(({ item }) => [item.tags['ai.cloud.role'], item.data.baseData.name]);
    };
    await run('config', '--fault', 'offline');
    expect(await names()).toEqual([]);
    await run('config', '--fault', 'offline', '--telemetry');
    expect(await names()).toContainEqual(['cli', 'Timeout']);
  });

  it('keeps the files of a seeded state private', async () => {
    const { run, state } = terminal();
    await run('handshake', '--seed', '7');
    expect(readdirSync(state)).toContain('seed.json');
    const { stderr } = await crunch(['--help']);
    expect(stderr).toBe('');
  });
});
