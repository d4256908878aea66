// `npm run bench`: every budget of the architecture that applies, measured against floors of the same
// run, written to bench/results/. `--json` prints one document of {name, value, unit, budget, holds}.
// `--only=sizes,calls,search,rendering,pages,visit,journey,consented,builder,cart,lists,terminal,start,merge,watched` measures a part;
// `--only=scenarios` runs more than a hundred scenarios side by side. `--compare BASE` tells what changed since a commit,
// by `--pairs 6` runs of each.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { ensureInstalled, pinnedNode, projectFolder, stopWith } from '../scripts/install.mjs';

ensureInstalled();
if (process.versions.node.split('.')[0] !== '24') {
  // A fresh clone starts this with the machine's Node; the benchmarks run with the pinned one.
  process.exit(spawnSync(pinnedNode, process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
}
/** What follows a flag. */
const after = (flag) => {
  const at = process.argv.indexOf(flag);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length);
const base = after('--compare');
if (base !== undefined) {
  const { compare, comparedText } = await import('./compare.mjs');
  const pairs = Number(after('--pairs') ?? 6);
  // Of fewer, chance alone makes a difference that looks certain.
  if (!(Number.isInteger(pairs) && pairs >= 5)) stopWith('--pairs is a number from 5 on.', 2);
  const changes = await compare(base, { only, pairs, say: console.error });
  const isJson = process.argv.includes('--json');
  console.log(isJson ? JSON.stringify({ changes }) : comparedText(changes).join('\n'));
  process.exit(0);
}
await build();
const { freshEnvironment, startShop } = await import('#scripts/running-shop.ts');
const { otherShops } = await import('./figures/other-shops.ts');
const { atMost } = await import('./figures/result.ts');
const wanted = only?.split(',');
const measures = (name) => wanted === undefined || wanted.includes(name);
const say = (line) => console.error(line);
const lines = [];

/** Caches of tools are not part of the installation. */
const kept = /node_modules\/\.(?:cache|vite|vitest)/;

/** Apparent size of a folder, megabytes of 1,000,000 bytes; a file with two names counts once. */
const megabytes = (folder) => {
  const seen = new Set();
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || kept.test(entry.parentPath)) continue;
    const { ino, size } = statSync(join(entry.parentPath, entry.name));
    if (!seen.has(ino)) bytes += size;
    seen.add(ino);
  }
  return bytes / 1e6;
};

if (measures('sizes')) {
  say('sizes …');
  const { sizes } = await import('./sizes.mjs');
  lines.push(...sizes());
  lines.push(atMost('installation', megabytes(join(projectFolder, 'node_modules')), 'MB', 450));
}
if (measures('merge')) {
  say('merging …');
  const { thousand, fourThousand } = JSON.parse(
    execFileSync(pinnedNode, ['bench/in-process/merging.ts'], {
      cwd: projectFolder,
      encoding: 'utf8',
    }),
  );
  lines.push(
    atMost('merging two carts of 1,000 lines', thousand, 'ms', 5),
    atMost('merging 4,000 lines, times that of 1,000', fourThousand / thousand, '×', 6),
  );
}
if (measures('lists')) {
  say('lists, at 10,000 and 100,000 products …');
  const printed = execFileSync(pinnedNode, ['bench/in-process/lists.ts'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  for (const line of printed.trim().split('\n')) lines.push(JSON.parse(line));
}
if (measures('terminal')) {
  say('command line …');
  const { terminal } = await import('./terminal.mjs');
  lines.push(...terminal());
}
// Minutes long, and about the tool rather than the shop: only when it is asked for.
if (wanted?.includes('scenarios')) {
  say('more than a hundred scenarios side by side …');
  const { scenarios } = await import('./terminal.mjs');
  lines.push(...scenarios());
}
if (measures('start')) {
  say('start …');
  const { start } = await import('./start.mjs');
  lines.push(...(await start()));
}
if (
  ['rendering', 'calls', 'pages', 'visit', 'journey', 'consented', 'builder', 'cart'].some(measures)
) {
  const environment = await freshEnvironment();
  // Measured as a shop mostly runs: with data that is there.
  const first = await startShop(environment);
  await first.stop();
  const shop = await startShop(environment);
  try {
    if (measures('rendering')) {
      say('pages that nobody asked for …');
      const { rendering } = await import('./rendering.mjs');
      lines.push(...(await rendering(shop.origin)));
    }
    if (measures('pages')) {
      say('pages …');
      const { pages } = await import('./pages.mjs');
      lines.push(...(await pages(shop.origin, '/product/CHP-0101')));
    }
    if (measures('visit')) {
      say('visits that nobody touches …');
      const { firstVisits } = await import('./pages.mjs');
      lines.push(...(await firstVisits(shop.origin, '/product/CHP-0101')));
    }
    if (measures('journey')) {
      say('a journey from home to checkout …');
      const { wholeJourney } = await import('./pages.mjs');
      lines.push(...(await wholeJourney(shop.origin)));
    }
    if (measures('consented')) {
      say('pages with consent …');
      const { consentedPages } = await import('./pages.mjs');
      lines.push(...(await consentedPages(shop.origin, '/product/CHP-0101')));
    }
    if (measures('builder')) {
      say('mix builder …');
      const { builder } = await import('./builder.mjs');
      lines.push(...(await builder(shop.origin)));
    }
    if (measures('cart')) {
      say('a cart of 200 lines …');
      const { cartPress } = await import('./cart.mjs');
      lines.push(...(await cartPress(shop.origin)));
    }
    if (measures('calls')) {
      say('calls, with 10,000 products …');
      const seeded = await fetch(`${shop.toolsOrigin}/sandbox/seed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ products: 10_000 }),
      });
      if (!seeded.ok) throw new Error(`Seeding answered ${seeded.status}: ${await seeded.text()}`);
      const { calls } = await import('./calls.mjs');
      lines.push(...(await calls(shop.origin)));
    }
  } finally {
    await shop.discard();
  }
}

if (measures('watched')) {
  say('calls, watched and not, in turns …');
  const { watched } = await import('./watched.mjs');
  lines.push(...(await watched()));
}

if (measures('search')) {
  const { searchEverywhere } = await import('./search.mjs');
  lines.push(...(await searchEverywhere(say)));
}

// Figures of one part would take the place of those of all.
if (wanted === undefined) {
  const report = { measuredAt: new Date().toISOString(), node: process.version, budgets: lines };
  const folder = join(projectFolder, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(report, null, 2)}\n`);
}
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ budgets: lines }));
} else {
  for (const { name, value, unit, budget, holds } of lines) {
    const verdict = holds === undefined ? '' : holds ? 'holds' : 'MISSED';
    const columns = [name.padEnd(58), `${value} ${unit}`.padEnd(20), budget.padEnd(12), verdict];
    const others = otherShops[name];
    if (others !== undefined) columns.push(`(others: ${others})`);
    console.log(columns.join(' '));
  }
}
