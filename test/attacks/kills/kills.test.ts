import { describe, expect, it } from 'vitest';
import { runKills } from '#test/attacks/kills/run-kills.ts';
import { blowsOf, cutDatabase } from '#test/attacks/kills/scenes.ts';
import { openWorld } from '#test/attacks/kills/world.ts';

const server = process.env['TEST_DATABASE_URL'];
// Each kill starts processes: 14 s where memory is slow, three times that beside a browser run.
const timeout = 1_200_000;

/** A few of what `npm run kills` does by the hundred. */
describe('a shop killed at any moment', { timeout }, () => {
  it('[P-31] [P-50] [ORDER-10] loses no order and doubles none, on the embedded database', async () => {
    const results = await runKills({ seed: 11, kills: 12 });
    expect(results.map(({ scene, faults }) => [scene, faults])).toEqual(
      results.map(({ scene }) => [scene, []]),
    );
    expect(results).toHaveLength(5);
    for (const { kills, orders } of results) {
      expect(kills).toBeGreaterThanOrEqual(2);
      expect(orders).toBeGreaterThan(0);
    }
  });
});

const suite = server === undefined ? describe.skip : describe;
const why = server === undefined ? ' (skipped: TEST_DATABASE_URL is not set)' : '';

suite(`a shop whose connections to PostgreSQL are ended${why}`, { timeout }, () => {
  it('lives on, loses no order and doubles none', async () => {
    const world = await openWorld(server);
    try {
      await world.shop.start();
      // Terminations only: the process must be the same one in the end.
      const blows = blowsOf(11, 25).map((blow) => ({ ...blow, chance: 0 }));
      const { attempts } = await cutDatabase(world, blows, { url: server ?? '' });
      expect(await world.judge(attempts)).toEqual([]);
      expect(attempts.filter(({ end }) => end.kind === 'placed').length).toBeGreaterThan(0);
    } finally {
      await world.close();
    }
  });
});
