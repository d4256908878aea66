import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const [, table = ''] = readFileSync('docs/security.md', 'utf8').split('## Memories of the process');
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| memory'));
const listed = new Set(
  rows.flatMap((row) =>
    Array.from(row.matchAll(/`(server\/[^`]+\.ts)`/g), ([, file = '']) => file),
  ),
);

/** Collections that can grow, and single things that are kept for the next who asks. */
const keeps =
  /\bnew (?:Map|Set|WeakMap|WeakSet|LRUCache)\b|\bmakeBoundedMemory\b|\bcreateRemoteJWKSet\b|\b(?:let|const) \w+: [^=\n]*\[\] = \[\]|\blet (?:kept|known|last|reading|current|document)\b/;

/** Their collections are made in a call, a start or a migration, and gone at its end. */
const ofOneCall: readonly string[] = [
  'server/account/change-person.ts',
  'server/base/host/closers.ts',
  'server/base/config/names.ts',
  'server/data/content/product-reviews.ts',
  'server/data/mix/saved-mixes.ts',
  'server/data/catalog/chosen-products.ts',
  'server/data/catalog/inside-packs.ts',
  'server/data/catalog/known-products.ts',
  'server/data/catalog/read-shelf.ts',
  'server/data/catalog/shelf.ts',
  'server/data/gift/gift-card-refs.ts',
  'server/data/gift/gift-card-uses.ts',
  'server/data/gift/issued-gift-cards.ts',
  'server/data/gift/offered-gift-cards.ts',
  'server/gift/tender-cards.ts',
  'server/data/load/load-catalog.ts',
  'server/data/load/read-products.ts',
  'server/data/load/save-products.ts',
  'server/data/migrations/0001-0020/0006-search.ts',
  'server/data/notice/newsletter-signups.ts',
  'server/data/order/line-titles.ts',
  'server/data/load/product-rows.ts',
  'server/data/search/search-document.ts',
  'server/data/search/search-reading.ts',
  'server/data/search/vocabulary.ts',
  'server/data/search/word-readings.ts',
  'server/data/tables/product-marks.ts',
  'server/jobs/forget-old.ts',
  'server/pages/document/client-build.ts',
  'server/pages/document/page-document.ts',
  'server/parties/apple/merchant-sessions.ts',
  'server/sign-in/register-customer.ts',
];

/** Runs in the shopper's page, and is gone with it. */
const ofThePage = 'server/pages/document/early-presses.ts';

/** A command of an operator is a process of its own, which ends with it. */
const ofOneCommand = 'server/admin/';

const keeping = globSync('server/**/*.ts').filter(
  (file) =>
    !file.startsWith(ofOneCommand) && file !== ofThePage && keeps.test(readFileSync(file, 'utf8')),
);

describe('what the process keeps', () => {
  it('is found', () => {
    expect(keeping.length).toBeGreaterThan(30);
    expect(rows.length).toBeGreaterThan(15);
  });

  it.each(keeping)('in %s is in the table of docs/security.md, or of one call only', (file) => {
    expect([file, listed.has(file) || ofOneCall.includes(file)]).toEqual([file, true]);
  });

  it('is listed as it is', () => {
    expect([...listed, ...ofOneCall].filter((file) => !existsSync(file))).toEqual([]);
    expect(ofOneCall.filter((file) => listed.has(file) || !keeping.includes(file))).toEqual([]);
  });

  it.each(rows)('%s', (row) => {
    const cells = row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    expect(cells.length).toBe(3);
    expect(cells[2]).toMatch(/\d|one|gone|as many|written|as long/);
  });
});
