import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, describe, expect, it } from 'vitest';
import { crunch, executable, scratchFolder, spawnCrunch } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

const batch = (stdin: string) => crunch(['layout', '--batch', '-'], { stdin });
const pathLine = (path: string) => `${JSON.stringify({ path })}\n`;

describe('--batch', () => {
  it('answers 10,000 lines in their order', async () => {
    const paths = ['/varietypack', '/bvrating', '/flaminhotshop', '/resetpassword'];
    const layouts = ['default', 'frame', 'black', 'plain'];
    const lines = Array.from({ length: 10_000 }, (_, index) => pathLine(paths[index % 4] ?? ''));
    const { stdout, code } = await spawnCrunch(['layout', '--batch', '-'], {
      stdin: lines.join(''),
    });
    const answers = stdout.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(answers).toHaveLength(10_000);
    expect(
      answers.every((answer, index) => JSON.parse(answer).data.layout === layouts[index % 4]),
    ).toBe(true);
  });

  it('[CLI-04] answers a bad line as one and goes on', async () => {
    const { stdout, code } = await batch(
      `${pathLine('/')}{"path":\n{"path":7}\nnull\n\n${pathLine('/bvrating')}`,
    );
    const answers = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, false, false, false, true]);
    expect(answers[2].error).toMatchObject({ code: 'InputRefused', field: 'path' });
  });

  it('takes a byte order mark, Windows line ends and a last line without an end', async () => {
    const { stdout } = await batch(`\u{feff}{"path":"/bvrating"}\r\n{"path":"/"}`);
    expect(stdout).toBe(
      '{"ok":true,"data":{"layout":"frame"}}\n{"ok":true,"data":{"layout":"default"}}\n',
    );
  });

  it('has nothing to say about nothing', async () => {
    expect(await batch('')).toMatchObject({ code: 0, stdout: '' });
  });

  it('reads files, and says when it cannot', async () => {
    const file = scratch.file('paths.jsonl', pathLine('/bvrating'));
    expect((await crunch(['layout', '--batch', file])).stdout).toContain('frame');
    expect((await crunch(['layout', '--batch', '/nowhere'])).code).toBe(2);
    expect((await crunch(['layout', '--batch', scratch.folder, '--json'])).code).toBe(2);
  });

  it('answers each line as it comes, so that a program can talk to it', async () => {
    const child = spawn(executable, ['layout', '--batch', '-'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for (const [path, layout] of [
      ['/bvrating', 'frame'],
      ['/', 'default'],
    ] as const) {
      child.stdin.write(pathLine(path));
      const [answer] = await once(child.stdout, 'data');
      expect(JSON.parse(String(answer)).data.layout).toBe(layout);
    }
    child.stdin.end();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('ends quietly when its reader goes away', async () => {
    const child = spawn(executable, ['layout', '--batch', '-'], { stdio: 'pipe' });
    child.stdin.on('error', () => undefined);
    const complaints: string[] = [];
    child.stderr.on('data', (text) => complaints.push(String(text)));
    const exit = once(child, 'exit');
    child.stdin.write(pathLine('/').repeat(20_000));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.write(pathLine('/').repeat(20_000));
    child.stdin.end();
    const [code] = await exit;
    expect(code).toBe(0);
    expect(complaints.join('')).toBe('');
  });
});
