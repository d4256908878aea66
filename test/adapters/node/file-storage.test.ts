import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Effect } from 'effect';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFileStorage } from '#adapters/node/file-storage.ts';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crunch-storage-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = () => makeFileStorage({ folder });
const run = Effect.runSync;
const keys = Object.keys(storageAreas) as StorageKey[];

describe('makeFileStorage', () => {
  it('[CLI-05] gives back every text under every key of the browser', () => {
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.string({ unit: 'grapheme' }), (key, text) => {
        run(open().write(key, text));
        expect(run(open().read(key))).toBe(text);
      }),
    );
  });

  it('[CLI-05] names the files as the browser names its keys, in its two areas', () => {
    run(open().write('crunchcart:v1:cart', '{}'));
    run(open().write('sessionId', 'abc'));
    expect(readdirSync(join(folder, 'local'))).toEqual(['crunchcart:v1:cart']);
    expect(readdirSync(join(folder, 'session'))).toEqual(['sessionId']);
  });

  it('[CLI-05] lets nobody but the owner read', () => {
    const inner = join(folder, 'new');
    run(makeFileStorage({ folder: inner }).write('sessionId', 'abc'));
    expect(statSync(join(inner, 'session', 'sessionId')).mode & 0o777).toBe(0o600);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
  });

  it('[CLI-05] takes an open state folder of an older command back, tokens and all', () => {
    run(open().write('sessionId', 'secret'));
    run(open().write('lang', 'es'));
    const places = [folder, join(folder, 'local'), join(folder, 'session')];
    const files = [join(folder, 'session', 'sessionId'), join(folder, 'local', 'lang')];
    for (const place of places) chmodSync(place, 0o777);
    for (const file of files) chmodSync(file, 0o666);
    expect(run(open().read('lang'))).toBe('es');
    expect(places.map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o700, 0o700]);
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600]);
  });

  it('has nothing under a key that was removed or never written', () => {
    run(open().write('lang', 'es'));
    run(open().remove('lang'));
    run(open().remove('lang'));
    expect(run(open().read('lang'))).toBeUndefined();
    expect(run(open().read('user'))).toBeUndefined();
  });

  it('sets aside what is no text, and goes on', () => {
    mkdirSync(join(folder, 'local'));
    writeFileSync(join(folder, 'local', 'lang'), Buffer.from([0xff, 0xfe, 0x00]));
    expect(run(open().read('lang'))).toBeUndefined();
    expect(readdirSync(join(folder, 'local'))).toEqual([
      expect.stringMatching(/^lang\.set-aside-\d+$/),
    ]);
    run(open().write('lang', 'es'));
    expect(run(open().read('lang'))).toBe('es');
  });

  it('removes the drafts of killed processes and leaves those of living ones', () => {
    mkdirSync(join(folder, 'local'));
    const dead = join(folder, 'local', '.lang.999999999.draft');
    const living = join(folder, 'local', `.lang.${process.ppid}.draft`);
    for (const draft of [dead, living]) writeFileSync(draft, 'half');
    open();
    expect(readdirSync(join(folder, 'local'))).toEqual([`.lang.${process.ppid}.draft`]);
  });

  it('tells trouble once and does not throw', () => {
    const blocked = join(folder, 'a-file');
    writeFileSync(blocked, '');
    chmodSync(blocked, 0o400);
    const troubles: unknown[] = [];
    const storage = makeFileStorage({
      folder: blocked,
      onError: (cause) => troubles.push(cause),
    });
    run(storage.write('lang', 'es'));
    run(storage.write('user', 'x'));
    expect(troubles).toHaveLength(1);
  });

  it('[CLI-05] holds one whole text after a writer was killed', async () => {
    const writer = `
      const { makeFileStorage } = await import('#adapters/node/file-storage.ts');
      const { Effect } = await import('effect');
      const storage = makeFileStorage({ folder: ${JSON.stringify(folder)} });
      for (let turn = 0; ; turn += 1) {
        Effect.runSync(storage.write('crunchcart:v1:cart', String(turn % 10).repeat(500_000)));
        if (turn === 0) process.stdout.write('writing');
      }`;
    for (let round = 0; round < 5; round += 1) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', writer]);
      await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'exit');
      const text = run(open().read('crunchcart:v1:cart')) ?? '';
      expect(text).toHaveLength(500_000);
      expect(new Set(text).size).toBe(1);
      expect(readdirSync(join(folder, 'local'))).toEqual(['crunchcart:v1:cart']);
    }
  });
});
