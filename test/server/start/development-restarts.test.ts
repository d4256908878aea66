import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
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

/** Without what only other commands read. */
const projectParts = [
  ...['cli', 'sandbox', 'scripts', 'server', 'src', 'index.html', 'vite.config.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
  ...['client', 'server', 'packs', 'database', 'zip-codes.txt'].map((part) => `dist/${part}`),
  ...globSync('dist/.built-*'),
];

/** Each module is a link of its own: an installation in the copy replaces links, not what they lead to. */
const linkModules = (project: string): void => {
  mkdirSync(join(project, 'node_modules'));
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    const path = join('node_modules', entry.name);
    const lay = entry.isFile() ? copyFileSync : symlinkSync;
    lay(resolve(path), join(project, path));
  }
};

describe.skipIf(!built)('npm run dev (skipped unless built: npm run build)', () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'crunchcart-dev-'));
    for (const part of projectParts) cpSync(part, join(project, part), { recursive: true });
    linkModules(project);
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  /** As an editor does that writes a file beside it, and gives that its name. */
  const change = (path: string, from: string, to: string) => {
    const file = join(project, path);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(from);
    writeFileSync(`${file}~`, text.replace(from, to));
    renameSync(`${file}~`, file);
  };

  const everyWait = 300_000;

  it('builds again what was changed and starts the shop again, also after a mistake', {
    timeout: 6 * everyWait,
  }, async () => {
    const environment = await freshEnvironment(join(project, 'data'));
    await laySeeded(environment.CRUNCH_DATA_DIR);
    const child = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: project,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // As a terminal does, so that Ctrl-C is a signal to the group.
      detached: true,
    });
    const ended = once(child, 'exit');
    let heard = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
      });
    }
    const until = (words: string, times: number) =>
      expect
        .poll(() => heard.split(words).length - 1, { timeout: everyWait })
        .toBe(times)
        .catch((cause: unknown) => {
          throw new Error(`"${words}" was not said ${times} times:\n${heard}`, { cause });
        });
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
      // A source of the first database: it cannot be built.
      change('server/start/load-seed.ts', 'import ', 'imports ');
      await until('The shop before runs on.', 1);
      expect(await heading()).toContain('You choose them.');
      // A source of nothing that is built: the shop cannot start.
      change('server/start/load-seed.ts', 'imports ', 'import ');
      await until('ready: ', 3);
      change('server/start/open-shop.ts', 'import ', 'imports ');
      await until('The shop has ended.', 1);
      change('server/start/open-shop.ts', 'imports ', 'import ');
      await until('ready: ', 4);
    } finally {
      if (child.exitCode === null && child.pid !== undefined) {
        process.kill(-child.pid, 'SIGINT');
      }
    }
    expect(await ended).toEqual([0, null]);
    await expect(heading()).rejects.toThrow('fetch failed');
    expect(heard.split('The shop has ended.').length - 1).toBe(1);
  });
});
