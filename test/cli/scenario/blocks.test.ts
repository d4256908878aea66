import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

const run = (...args: string[]) => crunchJson(['scenario', 'run', ...args]);

let count = 0;
const file = (content: unknown): string => {
  count += 1;
  return scratch.file(`blocks-${count}.json`, content);
};

/** A step that passes, one that fails, and one that is never done. */
const good = (name: string, more: object = {}) => ({
  ...{ name, use: 'layout', with: { path: '/cart' } },
  ...more,
});
const bad = (name: string) => good(name, { expect: { exit: 2 } });
const endless = (name: string, more: object = {}) =>
  good(name, { ...more, expect: { exit: 2 }, repeat: { times: 1000, until: 'met', pause: 20 } });

const endings = async (content: object, ...flags: string[]) => {
  const { code, data } = await run(file(content), ...flags);
  const steps: readonly { name: string; status: string }[] = data.scenarios[0].steps;
  return [code, Object.fromEntries(steps.map(({ name, status }) => [name, status]))];
};

describe('setup and finally', () => {
  it('[CLI-03] put back what steps leave, however they end', async () => {
    const content = {
      setup: [good('s')],
      steps: [bad('a'), good('b')],
      finally: [bad('x'), good('y')],
    };
    expect(await endings(content)).toEqual([
      5,
      { s: 'passed', a: 'failed', b: 'skipped', x: 'failed', y: 'passed' },
    ]);
  });

  it('[CLI-03] nothing is tried that was not made ready, not even with --keep-going', async () => {
    const content = { setup: [bad('s'), good('t')], steps: [good('a')], finally: [good('x')] };
    expect(await endings(content, '--keep-going')).toEqual([
      5,
      { s: 'failed', t: 'skipped', a: 'skipped', x: 'passed' },
    ]);
  });

  it('[CLI-03] fail a scenario whose steps passed', async () => {
    expect(await endings({ steps: [good('a')], finally: [bad('x')] })).toEqual([
      5,
      { a: 'passed', x: 'failed' },
    ]);
  });

  it('[CLI-03] stand around fragments, too, and skip what needs an answer that never came', async () => {
    scratch.file('fragment.json', {
      setup: [good('s', { capture: { path: 'data.layout' } })],
      steps: [bad('a'), good('b', { capture: { late: 'data.layout' } })],
      finally: [
        { name: 'x', use: 'layout', with: { path: ['$', '{path}'].join('') } },
        { name: 'y', use: 'layout', with: { path: ['$', '{late}'].join('') } },
      ],
    });
    expect(await endings({ steps: [{ include: 'fragment.json' }, good('after')] })).toEqual([
      5,
      { s: 'passed', a: 'failed', b: 'skipped', x: 'passed', y: 'skipped', after: 'skipped' },
    ]);
  });
});

describe('limits and tries', () => {
  it.each([
    ['a step', { steps: [endless('a', { within: '100ms' }), good('b')] }],
    ['a group', { steps: [{ within: '100ms', steps: [endless('a')] }, good('b')] }],
    ['a scenario', { within: '100ms', steps: [endless('a'), good('b')] }],
  ])('[CLI-03] end %s that takes too long', async (_, content) => {
    const path = file({ ...content, finally: [good('x')] });
    const { code, data, error } = await run(path);
    expect([code, error.message]).toEqual([5, expect.stringContaining('within')]);
    expect(data.scenarios[0].steps).toMatchObject([
      {
        name: 'a',
        status: 'failed',
        unmet: [{ what: 'within', expected: '100ms', seen: 'not done' }],
      },
      { name: 'b', status: 'skipped' },
      { name: 'x', status: 'passed' },
    ]);
  });

  it('[CLI-03] end the whole run', async () => {
    const { code, data } = await run(
      ...[file({ steps: [endless('a')] }), file({ steps: [good('b')] })],
      ...['--keep-going', '--within', '100ms'],
    );
    expect([code, data]).toMatchObject([5, { failed: 1, skipped: 1 }]);
  });

  it('[CLI-03] a group is tried again from its first step, until all of it is met', async () => {
    const add = { name: 'add', use: 'cart merge', with: { current: [], saved: [] } };
    const { data } = await run(
      file({
        steps: [{ retry: { times: 3, pause: 0 }, steps: [add, bad('never')] }, good('after')],
      }),
    );
    expect(data.scenarios[0].steps).toMatchObject([
      { name: 'add', status: 'passed', tries: 3 },
      { name: 'never', status: 'failed', tries: 3 },
      { name: 'after', status: 'skipped' },
    ]);
  });

  it.each([
    ['20 s', '20 s'],
    ['soon', 'soon'],
  ])('[CLI-03] say what a length of time is, when it is %s', async (within, told) => {
    const { code, error } = await run(file({ within, steps: [good('a')] }));
    expect([code, error.message]).toEqual([2, expect.stringContaining(`"${told}" is no length`)]);
  });
});

describe('steps that start together', () => {
  const together = (outcomes: unknown, ...steps: object[]) => ({
    steps: [{ together: steps, ...(outcomes === undefined ? {} : { outcomes }) }],
  });
  const plain = { use: 'layout', with: { path: '/cart' } };
  const wrong = { use: 'validate', with: { rule: 'nothing', value: '1' } };

  it('[CLI-03] all run, though one fails; what they take from answers is known after them', async () => {
    const path = ['$', '{one}'].join('');
    const content = {
      steps: [
        { together: [bad('a'), good('b', { capture: { one: 'data.layout' } })] },
        { ...good('c'), with: { path } },
      ],
    };
    expect(await endings(content, '--keep-going')).toEqual([
      5,
      { a: 'failed', b: 'passed', c: 'passed' },
    ]);
    const early = {
      steps: [
        {
          together: [good('b', { capture: { one: 'data.layout' } }), { ...plain, with: { path } }],
        },
      ],
    };
    expect((await run(file(early))).code).toBe(2);
  });

  it('[CLI-03] share outcomes: so many of them end so, whoever it is', async () => {
    const outcomes = [
      { times: 1, expect: { exit: 0 } },
      { times: 1, expect: { exit: 2 } },
    ];
    expect((await run(file(together(outcomes, wrong, plain)))).code).toBe(0);
    expect((await run(file(together(outcomes, plain, wrong)))).code).toBe(0);
    const both = await run(file(together(outcomes, plain, plain)));
    expect([both.code, both.data.scenarios[0].steps]).toMatchObject([
      5,
      [
        { unmet: [{ what: 'outcomes[0].times', expected: 1, seen: 2 }] },
        { unmet: [{ what: 'outcomes[0].times', expected: 1, seen: 2 }] },
      ],
    ]);
    const neither = [{ times: 2, expect: { exit: 3 } }];
    const none = await run(file(together(neither, plain, wrong)));
    expect(none.data.scenarios[0].steps[1].unmet).toMatchObject([
      { what: 'outcomes', seen: { exit: 2, error: 'BadUsage' } },
    ]);
  });

  it.each([
    ['of too few', [{ times: 1, expect: { exit: 0 } }], plain, 'those of 1 steps, and there are 2'],
    [
      'beside expectations',
      [{ times: 2, expect: { exit: 0 } }],
      { ...plain, expect: { exit: 0 } },
      'of its own',
    ],
    ['with a wrong matcher', [{ times: 2, expect: { data: { a: { gt: 1 } } } }], plain, '"above"'],
    [
      'with an unknown variable',
      [{ times: 2, expect: { data: { a: ['$', '{b}'].join('') } } }],
      plain,
      '"b"',
    ],
  ])('[CLI-03] outcomes %s are refused', async (_, outcomes, step, told) => {
    const { code, error } = await run(file(together(outcomes, step, plain)));
    expect([code, error.message]).toEqual([2, expect.stringContaining(told)]);
  });
});

describe('what is run', () => {
  it('[CLI-03] is every scenario of a folder, without what others are made of', async () => {
    const folder = join(scratch.folder, 'suite');
    for (const part of ['', 'deep', 'fragments', 'data'])
      mkdirSync(join(folder, part), { recursive: true });
    const scenario = (name: string, tags: readonly string[]) => ({
      name,
      tags,
      steps: [good('a')],
    });
    scratch.file('suite/one.json', scenario('one', ['smoke']));
    scratch.file('suite/deep/two.json', scenario('two', ['smoke', 'slow']));
    scratch.file('suite/fragments/part.json', { steps: [] });
    scratch.file('suite/data/rows.json', []);
    const names = async (...flags: string[]) =>
      (await run(folder, ...flags)).data?.scenarios.map((each: { name: string }) => each.name);
    expect(await names()).toEqual(['two', 'one']);
    expect(await names('--tag', 'slow')).toEqual(['two']);
    expect(await names('--tag', 'smoke', '--tag', '!slow')).toEqual(['one']);
    expect(await names('--only', 'on')).toEqual(['one']);
    expect((await run(folder, '--tag', 'nothing')).error).toMatchObject({
      code: 'BadUsage',
      field: 'tag',
    });
    expect((await run(join(folder, 'data'))).data.problems ?? []).toEqual([]);
    mkdirSync(join(folder, 'empty'));
    expect((await run(join(folder, 'empty'))).error.message).toContain(
      'no scenarios in the folder',
    );
    expect((await run()).code).toBe(2);
  });
});
