import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { executable, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
let watcher: ChildProcess | undefined;
afterAll(() => {
  // A test that failed has not ended it.
  watcher?.kill('SIGKILL');
  scratch.remove();
});

const part = (value: string) =>
  JSON.stringify({
    steps: [{ use: 'validate', with: { rule: 'zip', value }, expect: { data: { valid: true } } }],
  });

describe('crunch scenario run --watch', () => {
  it('[CLI-03] runs again when a file it includes is saved in any way, and tells broken ones', async () => {
    const included = scratch.file('part.json', part('7502'));
    const file = scratch.file('watched.json', { steps: [{ include: 'part.json' }] });
    const args = ['scenario', 'run', file, '--watch', '--json', '--state', scratch.folder];
    const child = spawn(executable, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    watcher = child;
    const [lines, waits]: [string[], string[]] = [[], []];
    child.stdout.on('data', (piece: Buffer) => {
      lines.push(...piece.toString().split('\n').filter(Boolean));
    });
    child.stderr.on('data', (piece: Buffer) => {
      waits.push(...(piece.toString().match(/waiting for a change in these files: \d/g) ?? []));
    });
    const runs = async (count: number) => {
      const often = { interval: 50 };
      await expect.poll(() => [lines.length, waits.length], often).toEqual([count, count]);
      return JSON.parse(lines.at(-1) ?? '');
    };
    expect(await runs(1)).toMatchObject({ ok: false, error: { code: 'ScenarioFailed' } });
    expect(waits[0]).toMatch(/2$/);
    writeFileSync(included, part('75024'));
    expect(await runs(2)).toMatchObject({ ok: true, data: { passed: 1 } });
    writeFileSync(file, '{');
    expect(await runs(3)).toMatchObject({ ok: false, error: { code: 'InputRefused' } });
    const draft = join(scratch.folder, 'draft');
    writeFileSync(draft, JSON.stringify({ steps: [{ include: 'part.json' }] }));
    renameSync(draft, file);
    expect(await runs(4)).toMatchObject({ ok: true });
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    expect(lines).toHaveLength(5);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ error: { code: 'Interrupted' } });
  });
});
