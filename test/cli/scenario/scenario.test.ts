import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callsOfCommands } from '#cli/commands/scenario/command-calls.ts';
import { scenarioFiles } from '#cli/commands/scenario/scenario-files.ts';
import { wordsOf } from '#cli/words/words.ts';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunch, crunchJson, spawnCrunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();

const run = (...args: string[]) =>
  crunchJson(['scenario', 'run', ...args], { environment: shop().environment });
/** By the real executable, with the password of the sandbox's people, which a file may not hold. */
const runSignedIn = (...args: string[]) =>
  spawnCrunchJson(['scenario', 'run', ...args], {
    environment: {
      ...shop().environment,
      CRUNCH_PASSWORD: peoplePassword,
      SARAS_PASSWORD: peoplePassword,
    },
  });
const say = (...args: string[]) =>
  crunch(['scenario', 'run', ...args], { environment: shop().environment });

/** A scenario without a shop: values that pass a rule, and one that does not. */
const checks = (value: string, more: object = {}) => ({
  name: `zip ${value}`,
  steps: [
    { use: 'validate', with: { rule: 'zip', value }, expect: { data: { valid: true } }, ...more },
    { name: 'after it', use: 'layout', with: { path: '/cart' } },
  ],
});

interface Listed {
  readonly command: string;
  readonly calls: readonly string[];
}

/** The calls each command made, by the report of a run. */
const callsIn = (data: {
  readonly scenarios: readonly {
    readonly steps: readonly {
      readonly use: string;
      readonly status: string;
      readonly calls?: readonly string[];
    }[];
  }[];
}): ReadonlyMap<string, ReadonlySet<string>> => {
  const made = new Map<string, Set<string>>();
  for (const { use, calls = [] } of data.scenarios.flatMap(({ steps }) => steps)) {
    made.set(use, new Set([...(made.get(use) ?? []), ...calls]));
  }
  return made;
};

const hasPassed = (data: Parameters<typeof callsIn>[0], command: string): boolean => {
  const own = data.scenarios.flatMap(({ steps }) => steps).filter(({ use }) => use === command);
  return own.length > 0 && own.every(({ status }) => status === 'passed');
};

/** Calls a command made that nobody said it makes; those of `api` are what they are told to make. */
const strangeCalls = (data: Parameters<typeof callsIn>[0]): readonly string[] =>
  [...callsIn(data)].flatMap(([use, calls]) =>
    [...(use.startsWith('api ') ? [] : calls)]
      .filter((call) => call !== 'handshaking' && !callsOfCommands[use]?.includes(call))
      .map((call) => `${use} ${call}`),
  );

/** Commands that call more when they pay otherwise, or when an account has a cart or orders. */
const elsewhere: ReadonlySet<string> = new Set([
  ...['checkout place', 'auth login', 'gift add', 'order reorder', 'mix add-to-cart'],
  ...['cart add', 'cart show', 'cart clear', 'cart update', 'cart remove'],
  ...['coupon apply', 'coupon remove', 'order low'],
]);

describe('the scenarios of docs/scenarios', () => {
  const inScenarios = (name: string) => join('docs', 'scenarios', name);
  const signedIn = inScenarios('payment/saved-card.yaml');
  const oneCart = inScenarios('cart/one-cart.yaml');
  const paypal = inScenarios('payment/paypal.yaml');
  const files = scenarioFiles(['docs/scenarios'], wordsOf('en-us'));

  it.each([
    ...files
      .filter((file) => ![signedIn, oneCart, paypal].includes(file))
      .map((file) => ['[CLI-03]', file]),
    ['[CLI-03] [CHK-08] [PAY-23]', signedIn],
    ['[CLI-03] [CART-18] [MERGE-11]', oneCart],
    ['[CLI-03] [P-54] [P-45] [PACC-15]', paypal],
  ])('%s %s passes against a started shop', async (_ids, file) => {
    const { code, data, error } = await runSignedIn(file ?? '');
    expect([code, error, data.failed]).toEqual([0, undefined, 0]);
    expect(data.passed).toBe(data.scenarios.length);
    expect(data.scenarios[0].steps.length).toBeGreaterThan(1);
    expect(strangeCalls(data)).toEqual([]);
  });

  it('[CLI-06] what each command calls is what "crunch scenario calls" lists', async () => {
    const file = join('test', 'cli', 'scenario', 'scenarios', 'calls.yaml');
    const { data } = await runSignedIn(file, '--keep-going');
    expect(callsIn(data).size).toBeGreaterThan(40);
    expect(strangeCalls(data)).toEqual([]);
    const { data: listed } = await crunchJson(['scenario', 'calls']);
    const made = callsIn(data);
    const never = listed.commands
      // A command that a busy machine's shop did not answer says nothing of the calls after that.
      .filter(({ command }: Listed) => hasPassed(data, command) && !elsewhere.has(command))
      .flatMap(({ command, calls }: Listed) =>
        calls.filter((call) => !made.get(command)?.has(call)).map((call) => `${command} ${call}`),
      );
    expect(never).toEqual([]);
  });

  it('[CLI-03] leave nothing behind that another run would trip over', async () => {
    const again = ['docs/scenarios/checkout.json', 'docs/scenarios/lost-answer.yaml'];
    expect((await run(...again)).data).toMatchObject({ passed: 2, failed: 0 });
    expect(
      (await crunchJson(['sandbox', 'fault'], { environment: shop().environment })).data,
    ).toMatchObject({ faults: [], shopFaults: [] });
  });
});

describe('crunch scenario run', () => {
  it('[CLI-03] says step, expected and seen of what was not met, and ends with 5', async () => {
    const bad = scratch.file('bad.json', checks('7502'));
    const { code, error, data } = await run(bad);
    expect([code, error.code]).toEqual([5, 'ScenarioFailed']);
    expect(error.message).toBe(
      'Scenario "zip 7502", step "validate": data.valid: expected true, seen false.',
    );
    expect(data.scenarios[0].steps).toMatchObject([
      { status: 'failed', unmet: [{ what: 'data.valid', expected: true, seen: false }] },
      { status: 'skipped' },
    ]);
    const told = await say(bad);
    expect(told.code).toBe(5);
    expect(told.stdout).toContain('data.valid: expected true, seen false');
    expect(told.stdout).toContain('0 passed, 1 failed, 0 skipped');
    expect(told.stderr).toContain('step "validate"');
  });

  it('[CLI-03] stops the run at the first failure, and goes on when told', async () => {
    const files = [
      scratch.file('stop-1.json', checks('7502')),
      scratch.file('stop-2.json', checks('75024')),
    ];
    expect((await run(...files)).data).toMatchObject({ passed: 0, failed: 1, skipped: 1 });
    const going = await run(...files, '--keep-going');
    expect([going.code, going.data]).toMatchObject([5, { passed: 1, failed: 1, skipped: 0 }]);
    expect(going.data.scenarios[0].steps[1].status).toBe('passed');
  });

  it('[CLI-03] gives each scenario and each person a state of their own', async () => {
    const file = scratch.file('states.json', {
      steps: [
        { use: 'cart add', as: 'ada', with: { id: 'CHP-0101', quantity: 2 } },
        { use: 'cart show', as: 'ben', expect: { data: { cartCount: 0 } } },
        { use: 'cart show', as: 'ada', expect: { data: { cartCount: 2 } } },
      ],
    });
    expect((await run(file, file)).data).toMatchObject({ passed: 2 });
  });

  it('[CLI-03] gives its steps nothing of its own standard input', async () => {
    const letter = { subject: 'Dust', name: 'Ada', email: 'ada@example.com', file: '-' };
    const file = scratch.file('letter.json', {
      steps: [
        { use: 'contact send', with: letter, expect: { exit: 2, error: 'InputRefused' } },
        {
          use: 'auth login',
          with: { user: 'ada@example.com' },
          expect: { exit: 2, error: 'BadUsage' },
        },
      ],
    });
    const options = { environment: shop().environment, stdin: 'One bag arrived as dust.' };
    const { code, error } = await crunchJson(['scenario', 'run', file], options);
    expect([code, error]).toEqual([0, undefined]);
  });

  it('[CLI-03] takes variables, captures and includes', async () => {
    const file = join('test', 'cli', 'scenario', 'scenarios', 'whole.yaml');
    expect((await run(file)).code).toBe(0);
    // The phone number is valid, so what was captured last is true, and the city is none.
    expect((await run(file, '--var', 'value=9725550143')).code).toBe(5);
    const laterText = ['$', '{later}'].join('');
    // A capture that was not met leaves its variable without a value.
    const missing = await run(
      scratch.file('missing.json', {
        steps: [
          {
            use: 'layout',
            with: { path: '/cart' },
            capture: { later: 'data.nowhere' },
          },
          { use: 'layout', with: { path: laterText } },
        ],
      }),
      '--keep-going',
    );
    expect(missing.data.scenarios[0].steps[0].unmet).toMatchObject([{ what: 'capture later' }]);
    expect(missing.data.scenarios[0].steps[1].unmet).toMatchObject([{ what: laterText }]);
  });

  it('[CLI-03] repeats a step, a number of times or until it is met', async () => {
    const file = scratch.file('repeat.json', {
      steps: [
        { use: 'cart add', with: { id: 'CHP-0101' }, repeat: 3 },
        { use: 'cart show', expect: { data: { cartCount: 3 } } },
        {
          use: 'cart add',
          with: { id: 'CHP-0101' },
          repeat: { times: 9, until: 'met', pause: 0 },
          expect: { data: { cartCount: 5 } },
        },
      ],
    });
    const { data } = await run(file);
    expect(data.scenarios[0].steps.map((step: { runs: number }) => step.runs)).toEqual([3, 1, 2]);
  });

  it('[CLI-03] [CLI-06] switches faults, clock, seed and language by step or scenario', async () => {
    const file = scratch.file('switches.json', {
      lang: 'es',
      seed: 7,
      at: '+1h',
      steps: [
        { use: 'config', fault: '440', expect: { error: 'SessionExpired' } },
        { use: 'config', fault: ['500:configlist'], expect: { exit: 3 } },
        { use: 'config' },
        {
          use: 'validate',
          with: { rule: 'zip', value: '1' },
          expect: { data: { message: { contains: 'código' } } },
        },
        {
          use: 'validate',
          at: '1990-01-01',
          with: { rule: 'birth-date', value: '2010-12-25', lang: 'en-us' },
          expect: { data: { valid: false } },
        },
      ],
    });
    const { code, data } = await run(file);
    expect([code, data]).toMatchObject([0, { passed: 1 }]);
    const shifted = scratch.file('shifted.json', {
      steps: [
        {
          use: 'validate',
          with: { rule: 'birth-date', value: '2040-01-01' },
          expect: { data: { valid: true } },
        },
      ],
    });
    expect((await run(shifted)).code).toBe(5);
    expect((await run(shifted, '--at', '2075-01-01')).code).toBe(0);
  });

  it('[CLI-06] fails a step whose fault nothing suffered, unless it may', async () => {
    const asking = (fault: unknown) => ({
      steps: [{ use: 'config', fault, expect: { exit: 0 } }],
    });
    const never = await run(scratch.file('never.json', asking('500:getqueryproducts:1')));
    expect([never.code, never.data.scenarios[0].steps[0].unmet]).toEqual([
      5,
      [{ what: 'fault 500:getqueryproducts:1', expected: 'fired', seen: 'never fired' }],
    ]);
    const may = asking({ name: '500:getqueryproducts:1', maybe: true });
    expect((await run(scratch.file('may.json', may))).code).toBe(0);
    const fired = { steps: [{ use: 'config', fault: '500:configlist', expect: { exit: 3 } }] };
    expect((await run(scratch.file('fired.json', fired))).code).toBe(0);
    // What was provoked is no trouble of the shop: the expectation was wrong.
    const provoked = { steps: [{ use: 'config', fault: '500:configlist' }] };
    const wrong = await run(scratch.file('provoked.json', provoked));
    expect([wrong.code, wrong.data.scenarios[0].steps[0]]).toMatchObject([
      5,
      { exit: 3, fired: ['500:configlist'] },
    ]);
    // A command that asks nobody suffers nothing either.
    const nobody = { steps: [{ use: 'layout', with: { path: '/cart' }, fault: 440 }] };
    expect((await run(scratch.file('nobody.json', nobody))).code).toBe(5);
  });

  it('[CLI-03] says how a shopper with too many declined cards is cured', async () => {
    const place = (card: string, more: object) => ({
      ...{ use: 'checkout place', as: 'ada', with: { card } },
      ...more,
    });
    const file = scratch.file('poisoned.json', {
      people: {
        ada: {
          ...{ email: 'ada@example.com', phone: '9725550143', zip: '75024', state: 'TX' },
          ...{ 'first-name': 'Ada', 'last-name': 'Byron' },
          ...{ address: '5800 Legacy Dr', city: 'Plano' },
        },
      },
      steps: [
        { use: 'cart add', as: 'ada', with: { id: 'CHP-0101' } },
        place('visa-funds', { repeat: 5, expect: { exit: 1, error: 'CardDeclined' } }),
        place('visa-ok', { expect: { data: { payment: 'PAID' } } }),
      ],
    });
    const told = await say(file, '--report', `junit=${join(scratch.folder, 'poisoned.xml')}`);
    expect(told.code).toBe(5);
    expect(told.stdout.match(/crunch sandbox reset/g)).toHaveLength(1);
    const xml = readFileSync(join(scratch.folder, 'poisoned.xml'), 'utf8');
    expect(xml).toMatch(/TooManyAttempts: .*; Declined cards are counted/);
  });

  it('[CLI-03] writes JUnit, TAP and JSON', async () => {
    const files = [
      scratch.file('one.json', { ...checks('75024'), name: 'a <b> & "c"' }),
      scratch.file('two.json', checks('7502')),
    ];
    const [junit, tap, json] = ['xml', 'tap', 'json'].map((end) =>
      join(scratch.folder, `report.${end}`),
    );
    const { code } = await run(
      ...files,
      ...['--report', `junit=${junit}`, '--report', `tap=${tap}`, '--report', `json=${json}`],
    );
    expect(code).toBe(5);
    const xml = readFileSync(junit ?? '', 'utf8');
    expect(xml).toContain('<testsuite name="a &lt;b&gt; &amp; &quot;c&quot;"');
    expect(xml).toContain('<failure message="data.valid: expected true, seen false"/>');
    expect(xml).toContain('<skipped/>');
    const lines = readFileSync(tap ?? '', 'utf8').split('\n');
    expect(lines.slice(0, 3)).toEqual(['TAP version 14', '1..4', 'ok 1 - a <b> & "c": validate']);
    expect(lines).toContain('not ok 3 - zip 7502: validate');
    expect(lines).toContain('ok 4 - zip 7502: after it # SKIP');
    expect(JSON.parse(readFileSync(json ?? '', 'utf8'))).toMatchObject({ passed: 1, failed: 1 });
    expect((await say(...files, '--report', 'tap')).stdout).toMatch(/^TAP version 14\n/);
  });

  it.each([
    ['no such file', 'nowhere.yaml', undefined, 'FileUnreadable'],
    ['broken JSON', 'broken.json', '{', 'InputRefused'],
    ['broken YAML', 'broken.yaml', 'steps:\n\t- use: x', 'InputRefused'],
    ['no steps', 'empty.json', { steps: [] }, 'InputRefused'],
    ['an unknown field', 'field.json', { steps: [{ use: 'config', wtih: {} }] }, 'InputRefused'],
    ['an unknown command', 'command.json', { steps: [{ use: 'cart burn' }] }, 'InputRefused'],
    ['itself', 'self.json', { steps: [{ use: 'scenario run' }] }, 'InputRefused'],
    ['an include of itself', 'loop.json', { steps: [{ include: 'loop.json' }] }, 'InputRefused'],
  ])('[CLI-03] refuses %s before anything runs', async (_, name, content, code) => {
    const file = content === undefined ? join(scratch.folder, name) : scratch.file(name, content);
    const good = scratch.file('good.json', checks('75024'));
    expect(await run(good, file)).toMatchObject({ code: 2, error: { code } });
    expect(await crunchJson(['scenario', 'check', file])).toMatchObject({ code: 2 });
  });

  it('[CLI-03] refuses flags that mean nothing', async () => {
    const good = scratch.file('flags.json', checks('75024'));
    for (const flags of [
      ['--report', 'pdf=x'],
      ['--report', 'junit'],
      ['--var', 'no value'],
      ['--report', `tap=${join(scratch.folder, 'no', 'folder')}`],
    ]) {
      expect((await run(good, ...flags)).code).toBe(2);
    }
  });
});
