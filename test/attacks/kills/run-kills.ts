import {
  blowsOf,
  type Cluster,
  cutDatabase,
  killBusyShop,
  killWhileWaiting,
  type SceneReport,
} from '#test/attacks/kills/scenes.ts';
import { byGiftCard, byPaypal, byWallet, type WayToPay } from '#test/attacks/kills/ways-to-pay.ts';
import { openWorld, type World } from '#test/attacks/kills/world.ts';

export interface KillsOptions {
  readonly seed: number;
  /** How many in all, the same number in each scene. */
  readonly kills: number;
  /** Orders each way to pay must have seen, at the least; its kills go on until then. */
  readonly orders?: number;
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

/** More than all orders of a run take, cents. */
const plenty = 10_000_000;

const waysToPay: readonly (readonly [string, (world: World) => Promise<WayToPay>])[] = [
  ['by Apple Pay', async (world) => byWallet(world)],
  ['by PayPal', async (world) => byPaypal(world)],
  [
    'by gift card and card',
    async (world) => {
      const code = await world.giftCard(plenty);
      return byGiftCard(world, code);
    },
  ],
];

/** The scenes of `runKills`, with PostgreSQL's. */
const scenes = 3 + waysToPay.length;

/** Kills before everything is counted. */
const batch = 25;
/** The same, when it only takes more orders. */
const moreKills = 5;

/** Kills the shop as often as wished and tells every order that was lost or doubled. */
export const runKills = async (options: KillsOptions): Promise<readonly SceneResult[]> => {
  const { seed, kills, cluster } = options;
  const share = Math.ceil(kills / scenes);
  const results = [
    await playScene('orders, embedded database', share, options, undefined, (world, part) =>
      killBusyShop(world, blowsOf(seed + part.from, part.count)),
    ),
    await playScene(
      'healing, and the bank’s question, embedded database',
      share,
      { ...options, orders: 0 },
      undefined,
      (world, part) => killWhileWaiting(world, blowsOf(seed + part.from, part.count)),
    ),
  ];
  for (const [name, wayIn] of waysToPay) {
    const scene = `orders ${name}, embedded database`;
    const play = async (world: World, part: Part) =>
      killBusyShop(world, blowsOf(seed + part.from, part.count), await wayIn(world));
    results.push(await playScene(scene, share, options, undefined, play));
  }
  if (cluster === undefined) return results;
  const cut = await playScene('PostgreSQL is cut off', share, options, cluster.url, (world, part) =>
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
  { say = () => undefined, orders = 0 }: KillsOptions,
  server: string | undefined,
  play: (world: World, part: Part) => Promise<SceneReport>,
): Promise<SceneResult> => {
  const world = await openWorld(server);
  let result: SceneResult = { scene, kills: 0, orders: 0, refused: 0, faults: [] };
  try {
    await world.shop.start();
    const attempts: SceneReport['attempts'][number][] = [];
    while ((result.kills < kills || result.orders < orders) && result.faults.length === 0) {
      const count = result.kills < kills ? Math.min(batch, kills - result.kills) : moreKills;
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
