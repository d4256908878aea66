import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { reportPage } from '#cli/scenario/page/report-page.ts';
import type { ScenarioReport } from '#cli/scenario/report/scenario-report.ts';
import { wordsOf } from '#cli/words/words.ts';
import { crunch, crunchJson, executable, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** A report with one text everywhere a text may stand. */
const reportOf = (text: string): ScenarioReport => ({
  name: text,
  file: text,
  row: { name: text, number: 1, file: text, line: 1 },
  status: 'failed',
  startedAt: '2026-12-24T18:00:00.000Z',
  milliseconds: 900,
  again: { command: text, needs: [text] },
  problems: [{ file: text, line: 1, column: 1, message: text }],
  steps: [
    {
      ...{
        name: text,
        use: text,
        as: text,
        file: text,
        line: 1,
        status: 'failed',
        runs: 2,
        tries: 3,
      },
      ...{ startMs: 100, milliseconds: 300, exit: 1, asked: [text], calls: [text], fired: [text] },
      unmet: [{ what: text, expected: text, seen: text }],
      error: { code: text, message: text },
      answer: { [text]: text },
    },
  ],
  traces: [
    {
      ...{ traceId: text, startedAt: text, durationMs: 3, orderIds: [text], requestIds: [text] },
      spans: [
        {
          spanId: text,
          name: text,
          depth: 1,
          startMs: 1,
          durationMs: 1,
          failed: true,
          attributes: {},
        },
      ],
    },
  ],
  difference: {
    since: text,
    steps: [{ step: text, changes: [{ what: text, before: text, now: undefined }] }],
  },
});

const tagsOf = (page: string): readonly string[] => page.match(/<[^>]*>/g) ?? [];
/** Values of attributes are texts, too. */
const withoutTexts = (tags: readonly string[]) => tags.map((tag) => tag.replace(/"[^"]*"/g, '""'));

describe('the report as a page', () => {
  it('[CLI-03] holds any text as text, and nothing that loads or runs', () => {
    const plain = withoutTexts(tagsOf(reportPage([reportOf('plain')], wordsOf('en-us'))));
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const page = reportPage([reportOf(`<b>&"'${text}`)], wordsOf('es'));
        expect(withoutTexts(tagsOf(page))).toEqual(plain);
        expect(page).not.toMatch(/<script|<link|<img| src=| on[a-z]+=/);
      }),
    );
  });

  it('[CLI-03] says each step, what it asked, what it was answered and what was not met', async () => {
    const file = scratch.file('page.json', {
      name: 'zip codes',
      steps: [
        { use: 'validate', with: { rule: 'zip', value: '75024' } },
        {
          ...{ name: 'too short', use: 'validate', with: { rule: 'zip', value: '7502' } },
          expect: { data: { valid: true } },
        },
        { use: 'layout', with: { path: '/cart' } },
      ],
    });
    const path = join(scratch.folder, 'page.html');
    const { code, stdout } = await crunch(['scenario', 'run', file, '--report', `html=${path}`]);
    expect(code).toBe(5);
    expect(stdout).toMatch(/✗ too short \(validate\) .*page\.json:1/);
    const page = readFileSync(path, 'utf8');
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('crunch validate -- zip 7502<');
    expect(page).toContain('data.valid: expected true, seen false');
    expect(page.match(/<details open>/g)).toHaveLength(1);
    expect(page.match(/<span class="state skipped">skipped<\/span> layout/g)).toHaveLength(1);
    const spanish = await crunch(['scenario', 'run', file, '--lang', 'es', '--report', 'html']);
    expect(spanish.stdout).toContain('<h1>Ejecución de escenarios</h1>');
  });

  it('[CLI-03] names a command that repeats the run, whatever its variables hold', async () => {
    const city = 'O\'Brien "$HOME" `x` \\ é';
    const file = scratch.file("it's one.json", {
      name: 'again',
      vars: { city: 'Plano' },
      each: [
        { name: 'one', zip: '75024' },
        { name: 'two; three', zip: '1' },
      ],
      steps: [
        {
          ...{ use: 'validate', with: { rule: 'zip', value: '$'.concat('{zip}') } },
          expect: { data: { valid: true } },
        },
        {
          ...{ use: 'validate', with: { rule: 'city', value: '$'.concat('{city}') } },
          expect: { data: { value: 'nowhere' } },
        },
      ],
    });
    const { data } = await crunchJson([
      'scenario',
      'run',
      file,
      '--var',
      `city=${city}`,
      '--lang',
      'es',
      '--keep-going',
    ]);
    const { again, steps } = data.scenarios[1];
    const bin = join(scratch.folder, 'bin');
    mkdirSync(bin);
    symlinkSync(executable, join(bin, 'crunch'));
    const said = await promisify(execFile)('sh', ['-c', `${again.command} --json --keep-going`], {
      env: { PATH: `${bin}:${process.env['PATH']}`, HOME: scratch.folder },
    }).catch((failure: { readonly stdout: string }) => failure);
    const repeated = JSON.parse(said.stdout).data.scenarios;
    expect(repeated).toHaveLength(1);
    expect(repeated[0].steps.map((step: { unmet: unknown }) => step.unmet)).toEqual(
      steps.map((step: { unmet: unknown }) => step.unmet),
    );
    expect(repeated[0].steps[1].asked).toContain(city);
  });
});
