import { parseArgs } from 'node:util';
import { runKills } from '#test/attacks/kills/run-kills.ts';
import { clusterMissing, startCluster } from '#test/server/setup/database/postgres-cluster.ts';

/** What `npm run kills` runs. */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, kills: { type: 'string' }, orders: { type: 'string' } },
});
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
const kills = Number(values.kills ?? 30);
const orders = Number(values.orders ?? 0);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(kills) || kills < 1 || orders < 0) {
  process.stderr.write('Usage: npm run kills -- --seed NUMBER --kills NUMBER --orders NUMBER\n');
  process.exit(2);
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
say(`seed ${seed}, ${kills} kills`);
const cluster = clusterMissing === undefined ? await startCluster() : undefined;
if (cluster === undefined) say(`Left out: the third on PostgreSQL (${clusterMissing}).`);
try {
  const results = await runKills({ seed, kills, orders, ...(cluster && { cluster }), say });
  const faults = results.flatMap((result) => result.faults);
  const answered = results.reduce((sum, result) => sum + result.orders, 0);
  const done = results.reduce((sum, result) => sum + result.kills, 0);
  say(`${done} kills, ${answered} orders answered, ${faults.length} lost or doubled, seed ${seed}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await cluster?.remove();
}
