import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenarioFiles } from '#cli/commands/scenario/scenario-files.ts';
import { readScenario } from '#cli/scenario/file/read-scenario.ts';
import type { ScenarioStep } from '#cli/scenario/file/scenario.ts';
import { wordsOf } from '#cli/words/words.ts';
import { crunch, crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** Commands that a scenario may run and none of docs/scenarios does, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'sandbox reset':
    'it deletes the orders, accounts and mails of everybody who uses the shop, other scenarios too',
};

/** Every step of docs/scenarios, those of included files as well. */
let stepsOfAll: readonly ScenarioStep[] = [];
beforeAll(async () => {
  const words = wordsOf('en-us');
  const files = scenarioFiles(['docs/scenarios'], words);
  const scenarios = await Promise.all(files.map((file) => readScenario(file, words)));
  stepsOfAll = scenarios.flatMap(({ steps }) => steps);
});

/** All commands, as the completion of a shell knows them; groups of commands are none. */
const allCommands = async (): Promise<readonly string[]> => {
  const { stdout } = await crunch(['completion', 'bash']);
  const names = [...stdout.matchAll(/'crunch ([a-z -]+)'/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !names.some((each) => each.startsWith(`${name} `)));
};

/** Those that the reader of scenarios takes for a step. */
const commandsForSteps = async (): Promise<readonly string[]> => {
  const all = await allCommands();
  const steps = all.map((use) => ({ use, expect: { exit: 0 } }));
  const { error } = await crunchJson([
    ...['scenario', 'check', scratch.file('all.json', { steps })],
  ]);
  const refused = [...error.message.matchAll(/there is no command "([^"]+)"/g)].map(
    ([, use]) => use,
  );
  return all.filter((use) => !refused.includes(use));
};

/** Ways to pay, each by what an order is placed with. */
const waysToPay: Readonly<Record<string, (flags: ReadonlySet<string>) => boolean>> = {
  'a card': (flags) => flags.has('card') && !flags.has('gift-card'),
  'a saved card': (flags) => flags.has('saved-card'),
  'Apple Pay': (flags) => flags.has('apple-pay'),
  PayPal: (flags) => flags.has('paypal'),
  'a saved PayPal account': (flags) => flags.has('paypal-account'),
  'a gift card': (flags) => flags.has('gift-card') && !flags.has('card'),
  'a gift card and a card': (flags) => flags.has('gift-card') && flags.has('card'),
};

describe('docs/scenarios', () => {
  it('[CLI-03] runs every command that a scenario may run', async () => {
    const commands = await commandsForSteps();
    expect(commands.length).toBeGreaterThan(90);
    expect(commands).not.toContain('scenario run');
    const used = new Set(stepsOfAll.map(({ use }) => use.trim().toLowerCase()));
    const missing = commands.filter((use) => !used.has(use));
    expect(missing).toEqual(Object.keys(exceptions));
  });

  it.each(Object.entries(waysToPay))('[CLI-03] pays an order with %s', (_name, isThis) => {
    const paid = stepsOfAll.filter(
      ({ use, expect: { data } = {} }) =>
        use === 'checkout place' && (data as { payment?: string } | undefined)?.payment === 'PAID',
    );
    expect(paid.some(({ with: given = {} }) => isThis(new Set(Object.keys(given))))).toBe(true);
  });
});
