import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshEnvironment } from '#scripts/running-shop.ts';
import { laySeeded } from '#test/server/setup/database/seeded-copy.ts';

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

const projectParts = [
  ...['cli', 'sandbox', 'scripts', 'server', 'src', 'dist', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];

describe.skipIf(!built)('npm run dev (skipped unless built: npm run build)', () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'crunchcart-dev-'));
    for (const part of projectParts) {
      cpSync(part, join(project, part), { recursive: true, preserveTimestamps: true });
    }
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  it('builds again what was changed and starts the shop again, and a mistake ends nothing', async () => {
    const environment = await freshEnvironment(join(project, 'data'));
    await laySeeded(environment.CRUNCH_DATA_DIR);
    const child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: project,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'exit');
    let heard = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
      });
    }
    const until = (words: string, times: number) =>
      expect.poll(() => heard.split(words).length - 1, { timeout: 240_000 }).toBe(times);
    const change = (path: string, from: string, to: string) => {
      const file = join(project, path);
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from);
      writeFileSync(file, text.replace(from, to));
    };
    const heading = async () => {
      const home = await fetch(`http://localhost:${environment.CRUNCH_SHOP_PORT}/`);
      return /<h1[^>]*>([^<]*)/.exec(await home.text())?.[1];
    };
    try {
      await until('ready: ', 1);
      expect(await heading()).toContain('You pick them.');
      change('src/application/messages/en-us/shop.ts', 'You pick them.', 'You choose them.');
      await until('ready: ', 2);
      expect(await heading()).toContain('You choose them.');
      change('server/start/load-seed.ts', 'import ', 'imports ');
      await until('The shop goes on as it was.', 1);
      expect(await heading()).toContain('You choose them.');
      change('server/start/load-seed.ts', 'imports ', 'import ');
      await until('ready: ', 3);
    } finally {
      child.kill('SIGINT');
    }
    expect(await ended).toEqual([0, null]);
    await expect(heading()).rejects.toThrow('fetch failed');
  });
});
