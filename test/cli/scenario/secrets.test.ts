import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { masked } from '#cli/scenario/secret/masked.ts';
import { crunchJson, filesUnder, scratchFolder, spawnCrunch } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** `${name}`, which is no template here. */
const variable = (name: string): string => `$\{${name}}`;
const word = 'pa"ss wörd/1';
const formsOf = (secret: string) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  Buffer.from(secret).toString('base64'),
];

/** Says the secret wherever a report could: in names, expectations, answers and errors. */
const talkative = {
  name: 'talks',
  secrets: { word: 'A_WORD' },
  steps: [
    {
      name: `of ${variable('word')}`,
      use: 'validate',
      env: { CRUNCH_PASSWORD: `${variable('word')}!` },
      with: { rule: 'city', value: variable('word') },
      expect: { data: { valid: variable('word'), other: { equals: variable('word') } } },
    },
    { use: 'layout', with: { path: variable('word') }, expect: { error: variable('word') } },
  ],
};

describe('the secrets of a scenario', () => {
  it('[CLI-03] are in no report, no message and no file of a run', async () => {
    const file = scratch.file('talkative.json', talkative);
    const state = join(scratch.folder, 'state');
    const environment = { A_WORD: word, CRUNCH_NEW_PASSWORD: 'Another-Word', CRUNCH_STATE: state };
    const reports = ['json', 'junit', 'tap', 'html'].flatMap((kind) => [
      '--report',
      `${kind}=${join(scratch.folder, `report.${kind}`)}`,
    ]);
    const args = ['scenario', 'run', file, '--keep-going', '--verbose', ...reports];
    const { code, stdout, stderr } = await spawnCrunch(args, { environment });
    expect(code).toBe(5);
    const json = await crunchJson(args, { environment });
    expect(json.data.failed).toBe(1);
    const written = readdirSync(scratch.folder).filter((name) => name.startsWith('report.'));
    expect(written).toHaveLength(4);
    const texts = [
      ...[stdout, stderr, JSON.stringify(json)],
      ...written.map((name) => readFileSync(join(scratch.folder, name), 'utf8')),
      ...filesUnder(join(state, 'scenarios')).map((path) => readFileSync(path, 'utf8')),
    ];
    for (const text of texts) {
      for (const form of formsOf(word)) expect(text).not.toContain(form);
    }
    expect(stdout).toContain('of •••');
  });

  it('[CLI-03] captured as such are not shown either', async () => {
    const steps = [
      {
        use: 'validate',
        with: { rule: 'zip', value: '7502' },
        expect: { data: { valid: false } },
        capture: { said: { from: 'data.message', secret: true } },
      },
      {
        name: variable('said'),
        use: 'layout',
        with: { path: variable('said') },
        expect: { exit: 5 },
      },
    ];
    const { data } = await crunchJson(['scenario', 'run', scratch.file('said.json', { steps })]);
    expect(data.scenarios[0].steps[1].name).toBe('•••');
  });

  it('[CLI-03] must be there and long enough to run, not to check', async () => {
    const file = scratch.file('lacking.json', talkative);
    const run = (environment = {}) => crunchJson(['scenario', 'run', file], { environment });
    expect((await run()).error.message).toContain('no A_WORD');
    const short = await run({ A_WORD: 'xyz' });
    expect([short.code, short.error.message]).toEqual([2, expect.stringContaining('too short')]);
    expect(short.error.message).not.toContain('xyz');
    expect((await crunchJson(['scenario', 'check', file])).code).toBe(0);
  });

  it('[CLI-03] settings of a step reach its command alone, and never change its shop or state', async () => {
    const login = (env: object) => ({
      use: 'auth login',
      with: { user: 'a@example.com', 'base-url': 'http://127.0.0.1:9' },
      env,
      expect: { exit: 'CRUNCH_PASSWORD' in env ? 3 : 2 },
    });
    const steps = [login({ CRUNCH_PASSWORD: 'long enough' }), login({})];
    const { code, data } = await crunchJson([
      'scenario',
      'run',
      scratch.file('env.json', { steps }),
    ]);
    expect([code, data.failed]).toEqual([0, 0]);
    const moved = { steps: [{ use: 'config', env: { CRUNCH_STATE: '/tmp' } }] };
    const refused = await crunchJson(['scenario', 'run', scratch.file('moved.json', moved)]);
    expect([refused.code, refused.error.field]).toEqual([2, 'CRUNCH_STATE']);
  });
});

describe('what is masked', () => {
  it('[CLI-03] is every secret, in every form, wherever it stands', () => {
    const secrets = fc.array(fc.string({ minLength: 4, maxLength: 12 }), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(secrets, fc.string(), fc.nat(3), (hidden, around, form) => {
        const [first = ''] = hidden;
        const said = formsOf(first)[form] ?? '';
        const text = masked({ list: [`${around}${said}${around}`] }, hidden).list.join('');
        // What is around it may be like it, or join with the mask.
        if (formsOf(first).some((each) => '•••'.includes(each))) return;
        expect(text.split('•••').some((part) => part.includes(said))).toBe(false);
      }),
    );
  });
});
