import {
  blowsOf,
  type Cluster,
  cutDatabase,
  killBusyShop,
  killWhileWaiting,
  type SceneReport,
} from '#test/attacks/kills/scenes.ts';
import { openWorld, type World } from '#test/attacks/kills/world.ts';

export interface KillsWish {
  readonly seed: number;
  /** How many in all, a third in each scene. */
  readonly kills: number;
  /** A PostgreSQL server; without one its third is left out. */
  readonly cluster?: Pick<Cluster, 'url'> & Partial<Cluster>;
  readonly say?: (line: string) => void;
}

export interface SceneResult {
  readonly scene: string;
  readonly kills: number;
  readonly orders: number;
  readonly refused: number;
  readonly faults: readonly string[];
}

/** Kills before everything is counted. */
const batch = 25;

/** Kills the shop as often as wished and tells every order that was lost or doubled. */
export const runKills = async (wish: KillsWish): Promise<readonly SceneResult[]> => {
  const { seed, kills, cluster } = wish;
  const share = Math.ceil(kills / 3);
  const results = [
    await playScene('orders, embedded database', share, wish, undefined, (world, part) =>
      killBusyShop(world, blowsOf(seed + part.from, part.count)),
    ),
    await playScene(
      'healing, and the bank’s question, embedded database',
      share,
      wish,
      undefined,
      (world, part) => killWhileWaiting(world, blowsOf(seed + part.from, part.count)),
    ),
  ];
  if (cluster === undefined) return results;
  const cut = await playScene('PostgreSQL is cut off', share, wish, cluster.url, (world, part) =>
    cutDatabase(world, blowsOf(seed + part.from, part.count), cluster),
  );
  return [...results, cut];
};

interface Part {
  readonly from: number;
  readonly count: number;
}

const playScene = async (
  scene: string,
  kills: number,
  { say = () => undefined }: KillsWish,
  server: string | undefined,
  play: (world: World, part: Part) => Promise<SceneReport>,
): Promise<SceneResult> => {
  const world = await openWorld(server);
  let result: SceneResult = { scene, kills: 0, orders: 0, refused: 0, faults: [] };
  try {
    await world.shop.start();
    const attempts: SceneReport['attempts'][number][] = [];
    while (result.kills < kills && result.faults.length === 0) {
      const count = Math.min(batch, kills - result.kills);
      const report = await play(world, { from: result.kills, count });
      attempts.push(...report.attempts);
      const faults = await world.judge(attempts);
      const placed = attempts.filter(({ end }) => end.kind === 'placed').length;
      const refused = attempts.filter(({ end }) => end.kind === 'refused').length;
      result = { scene, kills: result.kills + report.kills, orders: placed, refused, faults };
      say(`${scene}: ${result.kills} kills, ${placed} orders, ${faults.length} faults`);
      for (const fault of faults) say(`  ${fault}`);
    }
    return result;
  } finally {
    await world.close();
  }
};
