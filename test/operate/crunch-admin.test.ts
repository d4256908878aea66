import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newestMigration } from '#server/data/database/migrate.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import { record, smallCatalog } from '#test/server/setup/small-catalog.ts';

/** Starts of Node with the embedded database: slow on a busy machine. */
describe('crunch-admin', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-admin-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const run = async (words: readonly string[], environment: Record<string, string> = {}) => {
    const child = spawn(node, ['server/admin/crunch-admin.mjs', ...words], {
      env: { ...childEnvironment, CRUNCH_DATA_DIR: join(folder, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { code: (await ended)[0] as unknown, out: out.trim(), error: error.trim() };
  };

  it('fills an empty database and gives it back as a file', async () => {
    expect(await run(['migrate'])).toEqual({
      code: 0,
      out: `The tables are those of ${newestMigration}.`,
      error: '',
    });
    const catalog = smallCatalog([record({ productId: 'CHP-0101' })]);
    const json = file('catalog.json', JSON.stringify(catalog, null, 2));
    expect((await run(['catalog', 'import', json, '--check'])).out).toBe(
      '1 products would be loaded.',
    );
    expect((await run(['catalog', 'import', json])).out).toBe('1 products were loaded.');
    const csv = file('products.csv', 'productId,price\nCHP-0101,4.99\n');
    expect((await run(['catalog', 'import', csv])).out).toBe('0 products were added, 1 changed.');
    const exported = join(folder, 'exported.json');
    expect((await run(['catalog', 'export', exported])).code).toBe(0);
    expect(JSON.parse(readFileSync(exported, 'utf8')).products[0]).toMatchObject({
      productId: 'CHP-0101',
      priceCents: 499,
    });
    const coupons = file('coupons.csv', 'code,percent\nFALL,10\n');
    expect((await run(['coupons', 'import', coupons])).out).toBe('1 coupons were written.');
    const cards = file('cards.csv', 'amount\n25\n');
    expect((await run(['gift-cards', 'import', cards])).out).toMatch(
      /^code,amount\nGC(?:-[0-9A-HJKMNP-TV-Z]{4}){4},25\.00$/,
    );
  });

  it('ends with 2 and every line that is wrong', async () => {
    const csv = file('bad.csv', 'productId,price\nCHP-0404,1\n,2\n');
    expect(await run(['catalog', 'import', csv])).toEqual({
      code: 2,
      out: '',
      error: [
        `${csv}:2: "CHP-0404" is new: it needs brand, type, flavor, size, title, title.es, picture`,
        `${csv}:3: productId is missing`,
        'Nothing was written: 2 to correct.',
      ].join('\n'),
    });
  });

  it('says what stands in its way, without a stack', async () => {
    expect(await run(['migrate'], { CRUNCH_MODE: '' })).toEqual({
      code: 1,
      out: '',
      error: 'DATABASE_URL must be set in production.',
    });
    expect((await run(['migrate'], { DATABASE_URL: 'mysql://x' })).error).toBe(
      'DATABASE_URL must be a postgres:// address.',
    );
    expect((await run(['catalog', 'import', '/nowhere.csv'])).error).toBe(
      'The file /nowhere.csv cannot be read.',
    );
    expect((await run(['migrate'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).error).toBe(
      'The database does not answer: check DATABASE_URL, and that the server runs.',
    );
  });
});
