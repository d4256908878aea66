import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  crunch,
  crunchJson,
  type Ending,
  type JsonEnding,
  scratchFolder,
  spawnCrunch,
  spawnCrunchJson,
} from '#test/cli/crunch.ts';
import { type RunningShop, startRunningShop } from '#test/cli/running-shop.ts';

/** A terminal with a state folder of its own: what one shopper keeps. */
export interface TestTerminal {
  readonly state: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Runs with `--json` and reads the answer. */
  run(...args: string[]): Promise<JsonEnding>;
  /** Runs and gives back the words for people. */
  say(...args: string[]): Promise<Ending>;
  /** Both by the real executable. */
  readonly spawned: {
    run(...args: string[]): Promise<JsonEnding>;
    say(...args: string[]): Promise<Ending>;
  };
}

/** A running shop for the tests of one file, and terminals to use it. */
export const shopWithTerminals = () => {
  const scratch = scratchFolder();
  let running: RunningShop | undefined;
  let count = 0;
  beforeAll(async () => {
    running = await startRunningShop();
  });
  afterAll(async () => {
    await running?.close();
    scratch.remove();
  });
  const shop = (): RunningShop => {
    if (running === undefined) throw new Error('The shop runs only while tests do.');
    return running;
  };
  return {
    scratch,
    shop,
    terminal: (more: Readonly<Record<string, string>> = {}): TestTerminal => {
      count += 1;
      const state = join(scratch.folder, `state-${count}`);
      const environment = { ...shop().environment, CRUNCH_STATE: state, ...more };
      return {
        state,
        environment,
        run: (...args) => crunchJson(args, { environment }),
        say: (...args) => crunch(args, { environment }),
        spawned: {
          run: (...args) => spawnCrunchJson(args, { environment }),
          say: (...args) => spawnCrunch(args, { environment }),
        },
      };
    },
  };
};

/** What a guest writes into the checkout. */
export const buyer = [
  ...['--email', 'ada@example.com', '--phone', '9725550143'],
  ...['--first-name', 'Ada', '--last-name', 'Byron'],
  ...['--address', '5800 Legacy Dr', '--city', 'Plano', '--state', 'TX', '--zip', '75024'],
];
