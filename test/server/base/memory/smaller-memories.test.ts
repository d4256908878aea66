import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { withNamedStatements } from '#server/data/database/named-statements.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { makeEarlyReports } from '#server/start/early-reports.ts';

describe('a statement', () => {
  const namesOf = async (texts: readonly string[]): Promise<readonly unknown[]> => {
    const names: unknown[] = [];
    const client = {
      query: async ({ name }: { readonly name?: string }) => void names.push(name),
      release: () => undefined,
    };
    const pool = new pg.Pool();
    vi.spyOn(pool, 'connect').mockImplementation(async () => client as never);
    const connection = await withNamedStatements(pool).connect();
    for (const text of texts) await connection.query(text, []);
    return names;
  };

  it('of thousands of values has no name, however many there are of it', async () => {
    const long = Array.from({ length: 5000 }, (_, at) => `$${at + 1}`).join(', ');
    const [short, none] = await namesOf(['select 1', `select * from snacks where id in (${long})`]);
    expect(short).toEqual(expect.any(String));
    expect(none).toBeUndefined();
  });

  it('has a name while there are few', async () => {
    const texts = Array.from({ length: 600 }, (_, at) => `select ${at}`);
    const names = await namesOf(texts);
    expect(names.filter((name) => name !== undefined).length).toBe(400);
  });
});

describe('a start', () => {
  it('keeps so many reports, the first ones, until there is a log', () => {
    const early = makeEarlyReports();
    for (let number = 0; number < 5000; number += 1) early.report({ number });
    const logged: unknown[] = [];
    early.flowTo((facts) => logged.push(facts));
    expect(logged.length).toBe(200);
    expect(logged[0]).toEqual({ number: 0 });
    early.report({ number: 'later' });
    expect(logged.at(-1)).toEqual({ number: 'later' });
  });
});

describe('a network', () => {
  it('is as long as an address at most, whatever a proxy tells in its place', () => {
    expect(clientNetwork('x'.repeat(16_000)).length).toBeLessThan(50);
    expect(clientNetwork(`1:${'2'.repeat(16_000)}::%eth0`).length).toBeLessThan(60);
    expect(clientNetwork('2001:0db8:85a3:0000:0000:8a2e:0370:7334')).toBe('2001:db8:85a3:0::/64');
  });
});
