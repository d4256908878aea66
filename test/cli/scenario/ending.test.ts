import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inTemporaryFolder } from '#cli/session/ending.ts';

/** Writes as a browser that ends does: again and again, for half a second, until the folder itself is gone. */
const writing = (folder: string) => `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const end = Date.now() + 500;
  for (let count = 0; Date.now() < end; count += 1) {
    const place = ${JSON.stringify(folder)} + '/' + (count % 20);
    try { mkdirSync(place); } catch (cause) { if (cause.code === 'ENOENT') break; }
    try { writeFileSync(place + '/' + (count % 200), ''); } catch {}
  }`;

describe('a folder of a command', () => {
  it('[CLI-03] goes though children still write there, and what was done in it is kept', async () => {
    for (let round = 0; round < 8; round += 1) {
      let folder = '';
      const done = inTemporaryFolder('crunch-ending-', async (given) => {
        folder = given;
        for (let child = 0; child < 2; child += 1) {
          spawn(process.execPath, ['-e', writing(given)], { stdio: 'ignore' });
        }
        while (readdirSync(given).length < 20) await pause(10);
        return 'kept';
      });
      expect(await done).toBe('kept');
      expect(existsSync(folder)).toBe(false);
    }
  });
});
