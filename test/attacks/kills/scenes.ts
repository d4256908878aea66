import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import {
  type Attempt,
  prepared,
  pressUntilAnswered,
  sendCrowd,
} from '#test/attacks/kills/crowd.ts';
import { byCard, type WayToPay } from '#test/attacks/kills/ways-to-pay.ts';
import type { World } from '#test/attacks/kills/world.ts';

/** One thing that goes wrong, and when. */
const blow = fc.record({
  /** Answers of the shop before it. */
  answers: fc.integer({ min: 0, max: 14 }),
  /** Milliseconds after the last of them. */
  after: fc.integer({ min: 0, max: 60 }),
  /** The moment of the second kill, while the first one is healed. */
  again: fc.integer({ min: 0, max: 400 }),
  chance: fc.integer({ min: 0, max: 99 }),
});
export type Blow = typeof blow extends fc.Arbitrary<infer Value> ? Value : never;

/** The same blows for the same seed. */
export const blowsOf = (seed: number, count: number): readonly Blow[] =>
  fc.sample(blow, { seed, numRuns: count });

export interface SceneReport {
  readonly kills: number;
  readonly attempts: readonly Attempt[];
}

/** What a scene may do to the database's server; nothing where it is somebody else's. */
export interface Cluster {
  readonly url: string;
  restart(): Promise<void>;
}

/** Shoppers order all the time; the process is killed at any moment. */
export const killBusyShop = async (
  world: World,
  blows: readonly Blow[],
  way?: WayToPay,
): Promise<SceneReport> => {
  const crowd = sendCrowd(way ?? byCard(world), 3);
  for (const { answers, after } of blows) {
    await world.shop.answers(answers);
    await wait(after);
    await world.shop.kill();
    world.passLeases();
    await world.shop.start();
  }
  await crowd.goHome();
  return { kills: blows.length, attempts: crowd.attempts };
};

/** Shoppers order; the database's connections end, its server restarts, or the process is killed. */
export const cutDatabase = async (
  world: World,
  blows: readonly Blow[],
  cluster: Partial<Cluster> & Pick<Cluster, 'url'>,
): Promise<SceneReport> => {
  const crowd = sendCrowd(byCard(world), 6);
  for (const { answers, after, chance } of blows) {
    await world.shop.answers(answers);
    await wait(after);
    if (chance >= 92) {
      await world.shop.kill();
      world.passLeases();
      await world.shop.start();
    } else if (chance >= 85 && cluster.restart !== undefined) {
      await cluster.restart();
    } else {
      await endConnections(cluster.url, world.url ?? '');
    }
  }
  // What a cut-off process had leased it may lease again once the lease is over.
  world.passLeases();
  await crowd.goHome();
  return { kills: blows.length, attempts: crowd.attempts };
};

/** Ends every connection of the shop's database, as a failover would. */
export const endConnections = async (server: string, database: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [new URL(database).pathname.slice(1)],
    );
  } finally {
    await client.end();
  }
};

/** Killed after the gateway's approval and again while that heals, or while the bank's question waits. */
export const killWhileWaiting = async (
  world: World,
  blows: readonly Blow[],
): Promise<SceneReport> => {
  const attempts: Attempt[] = [];
  let kills = 0;
  for (const blow of blows) {
    const isQuestion = blow.chance < 50;
    const alias = isQuestion ? '3ds-challenge-ok' : 'visa-ok';
    const order = await prepared(byCard(world, alias));
    const attempt: Attempt = { order, end: { kind: 'open', heard: 'nothing' } };
    attempts.push(attempt);
    kills += await (isQuestion ? killAtQuestion : killWhileHealing)(world, attempt, blow);
  }
  return { kills, attempts };
};

const killWhileHealing = async (world: World, attempt: Attempt, { again }: Blow) => {
  world.shop.tell({ standStill: true });
  const approved = world.shop.approved();
  const pressed = pressUntilAnswered(attempt);
  await approved;
  await world.shop.kill();
  world.passLeases();
  await world.shop.start();
  await wait(again);
  await world.shop.kill();
  world.passLeases();
  await world.shop.start();
  await pressed;
  return 2;
};

/** After the kill the shopper answers the bank and goes on, or walks away. */
const killAtQuestion = async (world: World, attempt: Attempt, { chance, after }: Blow) => {
  await pressUntilAnswered(attempt);
  if (attempt.end.kind !== 'question') return 0;
  const { accessToken } = attempt.end;
  await wait(after);
  await world.shop.kill();
  world.passLeases();
  await world.shop.start();
  if (chance < 15) return 1;
  await world.gateway.call('/challenge/answer', {
    method: 'POST',
    body: new URLSearchParams({ access: accessToken, code: '1234' }).toString(),
  });
  await pressUntilAnswered(attempt);
  return 1;
};
