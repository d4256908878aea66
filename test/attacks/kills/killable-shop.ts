import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShopOrder, ShopPlace, ShopWord } from '#test/attacks/kills/shop-words.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';
import type { Answer } from '#test/server/setup/shops.ts';

/** A shop whose process is started, killed and started again; shoppers find it at one address. */
export interface KillableShop {
  start(): Promise<void>;
  /** Ends the process without a word to it. */
  kill(): Promise<void>;
  /** Lets the process end by itself. */
  stop(): Promise<void>;
  tell(order: ShopOrder): void;
  /** Waits for so many more answers of the shop, whatever the machine's speed. */
  answers(count: number): Promise<void>;
  /** The next order the gateway has approved while the shop stands still. */
  approved(): Promise<string>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Ends of the process that nobody asked for. */
  readonly crashes: readonly string[];
}

/** A shop that answers nothing for so long, ms, will not. */
const patience = 60_000;

export const makeKillableShop = (place: () => ShopPlace): KillableShop => {
  let child: ChildProcess | undefined;
  let port = 0;
  let isWanted = false;
  let answered = 0;
  const crashes: string[] = [];
  const script = new URL('shop-process.ts', import.meta.url).pathname;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    isWanted = false;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    crashes,
    async start() {
      const started = spawn(node, [script, JSON.stringify(place())], {
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        env: { ...childEnvironment },
      });
      child = started;
      isWanted = true;
      started.once('exit', (code, signal) => {
        if (isWanted && child === started) crashes.push(`exit ${signal ?? code}`);
      });
      const word = await firstWord(started);
      if (!('port' in word)) throw new Error('the shop did not say its port');
      port = word.port;
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    tell(order) {
      if (child?.connected === true) child.send(order);
    },
    async answers(count) {
      const wanted = answered + count;
      const end = performance.now() + patience;
      while (answered < wanted && performance.now() < end) await wait(5);
    },
    async approved() {
      if (child === undefined) throw new Error('the shop is not running');
      const word = await firstWord(child);
      if (!('approved' in word)) throw new Error('the shop said something else');
      return word.approved;
    },
    async post(path, body, headers = {}) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      answered += 1;
      return {
        status: response.status,
        headers: response.headers,
        body: (await response.json()) as Answer['body'],
      };
    },
  };
};

/** Rejects when the process ends first. */
const firstWord = (child: ChildProcess): Promise<ShopWord> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`the shop ended before it spoke (${code})`));
    child.once('exit', onExit);
    child.once('message', (word) => {
      child.off('exit', onExit);
      resolve(word as ShopWord);
    });
  });
