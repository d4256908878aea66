import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { seededRandom } from '#adapters/node/seeded-ids.ts';
import { shiftedClock } from '#adapters/node/shifted-clock.ts';

const root = mkdtempSync(join(tmpdir(), 'crunch-seed-'));
let folders = 0;
const freshFolder = (): string => {
  folders += 1;
  return join(root, String(folders));
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

const idsOf = (folder: string, seed: string, onError = (_: unknown): void => undefined) =>
  makeRandomIds(seededRandom(folder, seed, onError));

describe('seededRandom', () => {
  it('[CLI-03] gives the same ids for the same seed, others for another, none twice', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 9 }), fc.nat(9), (seed, restarts) => {
        const [one, other] = [freshFolder(), freshFolder()];
        const here = Array.from({ length: restarts + 2 }, () => idsOf(one, seed).uuid());
        const ids = idsOf(other, seed);
        expect(Array.from({ length: restarts + 2 }, () => ids.uuid())).toEqual(here);
        expect(new Set(here).size).toBe(here.length);
        expect(idsOf(freshFolder(), `${seed}!`).uuid()).not.toBe(here[0]);
      }),
      { numRuns: 20 },
    );
  });

  it('begins anew where its file is broken, and says when it cannot keep one', () => {
    const folder = freshFolder();
    const first = idsOf(folder, '7').uuid();
    writeFileSync(join(folder, 'seed.json'), '{"seed":"7","drawn":-4');
    expect(idsOf(folder, '7').uuid()).toBe(first);
    const troubles: unknown[] = [];
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(idsOf(file, '7', (cause) => troubles.push(cause)).uuid()).toBe(first);
    expect(troubles).toHaveLength(1);
  });
});

describe('shiftedClock', () => {
  it('[CLI-03] is ahead by what it is told, and its deadlines with it', async () => {
    const seen: number[] = [];
    const ahead = shiftedClock(
      {
        now: () => 1000,
        at: (time, run) => {
          seen.push(time);
          run();
          return () => undefined;
        },
      },
      500,
    );
    expect(ahead.now()).toBe(1500);
    await new Promise<void>((done) => void ahead.at(1700, done));
    expect(seen).toEqual([1200]);
    const real = shiftedClock(makeMachineClock(), -86_400_000);
    expect(real.now()).toBeLessThan(Date.now() - 86_000_000);
  });
});
