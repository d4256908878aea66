import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  crunch,
  crunchJson,
  executable,
  scratchFolder,
  spawnCrunch,
  spawnCrunchJson,
} from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

describe('crunch', () => {
  it('[LIM-06] tells its version and the product version 1.1.94', async () => {
    expect((await spawnCrunch(['--version'])).stdout).toBe('crunch 0.1.0 (build 1.1.94)\n');
    expect((await spawnCrunchJson(['--version'])).data).toEqual({
      version: '0.1.0',
      buildVersion: '1.1.94',
    });
  });

  it('is an executable that the package names', () => {
    const { bin } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(bin.crunch).toBe('cli/crunch.mjs');
    expect(statSync(executable).mode & 0o111).toBe(0o111);
  });

  it('starts from anywhere, by links upon links, and by node itself', () => {
    const link = join(scratch.folder, 'crunch');
    const second = join(scratch.folder, 'second');
    symlinkSync(executable, link);
    symlinkSync('crunch', second);
    for (const [command, ...args] of [[link], [second], [process.execPath, executable]] as const) {
      const { stdout } = spawnSync(command, [...args, 'layout', '/bvrating'], {
        cwd: scratch.folder,
        encoding: 'utf8',
      });
      expect(stdout).toBe('frame\n');
    }
  });

  it('starts one Node only', async () => {
    const child = spawn(executable, ['layout', '--batch', '-'], { stdio: 'pipe' });
    child.stdin.write('{"path":"/"}\n');
    await once(child.stdout, 'data');
    const command = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8');
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    child.stdin.end();
    await once(child, 'exit');
    expect(command).toContain('node_modules/node/bin/node');
    expect(children).toBe('');
  });

  it('hands the arguments on as they are', async () => {
    const odd = `/it's "odd" $HOME *\n/bvrating`;
    expect((await spawnCrunchJson(['layout', odd])).data).toEqual({ layout: 'frame' });
    expect((await spawnCrunchJson(['layout', ''])).data).toEqual({ layout: 'default' });
  });

  it('[CLI-04] ends its process with every exit code, data on one stream and failures on the other', async () => {
    const away = ['--base-url', 'http://127.0.0.1:9'];
    const unmet = scratch.file('unmet.json', {
      steps: [{ use: 'layout', with: { path: '/' }, expect: { data: { layout: 'frame' } } }],
    });
    const runs = [
      [0, ['layout', '/']],
      [
        1,
        ['cart', 'update', 'CHP-0101', '--quantity', '2', '--state', join(scratch.folder, 'empty')],
      ],
      [2, ['layout', '/', '/two']],
      [3, ['config', '--state', join(scratch.folder, 'away'), ...away]],
      [4, ['account', 'show', '--state', join(scratch.folder, 'guest'), ...away]],
      [5, ['scenario', 'run', unmet]],
    ] as const;
    for (const [code, args] of runs) {
      const ending = await spawnCrunch(args);
      expect([args, ending.code]).toEqual([args, code]);
      expect([args, ending.stderr === '']).toEqual([args, code === 0]);
      if (code !== 5) expect([args, ending.stdout === '']).toEqual([args, code !== 0]);
    }
  });

  it('is a bundle whose every part can be loaded, late ones too', () => {
    const parts = globSync('dist/cli/chunk-*.mjs').map((part) => resolve(part));
    expect(parts.length).toBeGreaterThan(30);
    const script = `for (const part of ${JSON.stringify(parts)}) await import(part);`;
    const args = ['--input-type=module', '--eval', script];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it('[CLI-04] answers wrong usage with exit code 2, in words and as JSON', async () => {
    const wrong = [
      ['crat'],
      ['cart', 'shwo'],
      ['layout', '/', '--fast'],
      ['layout', '/', '/two'],
      ['layout'],
      ['cart', 'add'],
      ['cart', 'update', 'CHP-0101'],
      ['cart', 'add', 'CHP-0101', '--quantity'],
      ['cart', 'add', 'CHP-0101', '--quantity', 'two'],
      ['product', 'list', '--page', '0'],
      ['product', 'list', '--sort', 'best'],
      ['layout', '/', '--lang', 'fr'],
      ['layout', '/', '--base-url', 'localhost'],
      ['layout', '/', '--api', 'production'],
      ['layout', '/', '--profile', '../x'],
      ['completion', 'tcsh'],
    ];
    for (const args of wrong) {
      const plain = await crunch(args);
      expect([args, plain.code, plain.stdout]).toEqual([args, 2, '']);
      expect(plain.stderr).not.toBe('');
      expect(plain.stderr).not.toMatch(/\bat .*\.(ts|m?js)/);
      const json = await crunchJson(args);
      expect([args, json.code, json.ok, json.error.code]).toEqual([args, 2, false, 'BadUsage']);
    }
  });

  it('says what might have been meant', async () => {
    expect((await crunchJson(['crat'])).error.message).toBe(
      'There is no command "crat". Did you mean cart?',
    );
    expect((await crunchJson(['layout', '/', '--batchh', 'x'])).error).toEqual({
      code: 'BadUsage',
      message: 'There is no flag --batchh. Did you mean --batch?',
      field: 'batchh',
    });
    expect((await crunchJson(['crat', '--lang', 'es'])).error.message).toBe(
      'No existe el comando "crat". ¿Quisiste decir cart?',
    );
  });

  it('shows help with examples for every command, in both languages', async () => {
    const { stdout } = await crunch(['--help']);
    const groups = [...stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name ?? '');
    expect(groups).toContain('checkout');
    for (const group of groups) {
      const help = await crunch([group, '--help', '--lang', 'es']);
      expect(help.code).toBe(0);
      expect(help.stdout).toMatch(/Ejemplos:\n {2}|Comandos:\n {2}/);
    }
    expect((await crunch(['cart', 'merge', '--help'])).stdout).toContain(
      'Examples:\n  crunch cart merge --current here.json',
    );
  });

  it('shows what there is when nothing is asked for', async () => {
    const { code, stderr } = await crunch(['cart']);
    expect(code).toBe(2);
    expect(stderr).toContain('merge');
  });

  it('takes the flags of every command anywhere on the line', async () => {
    for (const args of [
      ['--json', 'layout', '/'],
      ['layout', '--json', '/'],
      ['layout', '/', '--json', '--lang=es', '--no-color'],
    ]) {
      expect((await crunch(args)).stdout).toBe('{"ok":true,"data":{"layout":"default"}}\n');
    }
  });

  it('says nothing but failures when it is to be quiet', async () => {
    expect(await crunch(['layout', '/', '--quiet'])).toMatchObject({ code: 0, stdout: '' });
    expect((await crunch(['layout', '--quiet'])).stderr).not.toBe('');
  });

  it('colors for a terminal only, and not when told so', () => {
    const onScreen = (command: string, environment = {}) =>
      spawnSync('/usr/bin/script', ['-qec', `${executable} ${command}`, '/dev/null'], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], TERM: 'xterm', ...environment },
      }).stdout;
    expect(onScreen('layout')).toContain('\u{1b}[31m');
    expect(onScreen('layout --no-color')).not.toContain('\u{1b}[');
    expect(onScreen('layout', { NO_COLOR: '1' })).not.toContain('\u{1b}[');
  });

  it.each(['bash', 'zsh', 'fish'])('prints a completion script for %s', async (shell) => {
    const { code, stdout } = await crunch(['completion', shell]);
    expect(code).toBe(0);
    for (const word of ['merge', 'taken-mix-ids', 'base-url']) expect(stdout).toContain(word);
    for (const value of ['visa-ok', 'po-box', 'timeoutAfterCommit', 'last-name']) {
      expect(stdout).toContain(value);
    }
  });

  it('completes commands and flags in bash', () => {
    const complete = (line: string) => {
      const words = line.split(' ');
      const script = `source <(${executable} completion bash)
        COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
        _crunch; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim();
    };
    expect(complete('crunch ca')).toBe('cart');
    expect(complete('crunch cart me')).toBe('merge');
    expect(complete('crunch cart merge --tak')).toBe('--taken-mix-ids');
    expect(complete('crunch checkout place --card visa-fu')).toBe('visa-funds');
    expect(complete('crunch checkout place --apple-pay po')).toBe('po-box');
    expect(complete('crunch validate po')).toBe('po-box');
    expect(complete('crunch sandbox fault timeoutA')).toBe('timeoutAfterCommit');
    expect(complete('crunch product list --fault inv')).toBe('invalidtoken');
  });
});
