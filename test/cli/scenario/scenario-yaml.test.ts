import { afterAll, describe, expect, it } from 'vitest';
import { crunchJson, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

describe('a scenario file in YAML', () => {
  it('[CLI-03] runs with anchors, merge keys and texts over several lines', async () => {
    const file = scratch.file(
      'anchors.yaml',
      [
        'description: Every check expects',
        '  the same.',
        'steps:',
        '  - &check',
        '    name: a zip code',
        '    use: validate',
        '    with: &zip { rule: zip, value: 01234 }',
        '    expect: &passes { data: { valid: true } }',
        '  - <<: *check',
        '    name: another',
        '    with: { <<: *zip, value: "75024" }',
        '  - { name: no phone number, use: validate, with: { rule: phone, value: 1 },',
        '      expect: { data: { valid: false } } }',
      ].join('\n'),
    );
    const { code, data } = await crunchJson(['scenario', 'run', file]);
    expect([code, data]).toMatchObject([0, { passed: 1, failed: 0 }]);
    expect(data.scenarios[0].steps.map((step: { name: string }) => step.name)).toEqual([
      'a zip code',
      'another',
      'no phone number',
    ]);
  });

  it('[CLI-03] may begin with a brace and have any ending', async () => {
    const text = '{ steps: [{ use: validate, with: { rule: zip, value: "75024" } }] }\n';
    const { code } = await crunchJson(['scenario', 'check', scratch.file('flow.yml', text)]);
    expect(code).toBe(0);
  });

  it.each([
    [
      'en-us',
      'line 3, column 11: no anchor before this alias has its name, or the alias is inside it.',
    ],
    [
      'es',
      'línea 3, columna 11: ningún ancla anterior tiene el nombre de este alias, o el alias está dentro de ella.',
    ],
  ])('[CLI-03] is refused with line and column, in %s', async (language, sentence) => {
    const file = scratch.file(
      `${language}.yaml`,
      'steps:\n  - use: validate\n    with: *zip\n    expect: &zip {}\n',
    );
    const ending = await crunchJson(['scenario', 'check', file, '--lang', language]);
    expect([ending.code, ending.error]).toEqual([
      2,
      { code: 'InputRefused', message: `${file}, ${sentence}`, field: file },
    ]);
  });

  it('[CLI-03] is refused in one sentence that speaks of the file, not of a program', async () => {
    const file = scratch.file('twice.yaml', 'name: a\nname: b\n');
    const { error } = await crunchJson(['scenario', 'check', file]);
    expect(error.message).toBe(
      `${file}, line 2, column 1: the same name stands twice in this map.`,
    );
    const two = scratch.file('two.yaml', 'name: a\n---\nname: b\n');
    expect((await crunchJson(['scenario', 'check', two])).error.message).toBe(
      `${two}, line 2, column 1: a second document begins; put it into a file of its own.`,
    );
  });
});
