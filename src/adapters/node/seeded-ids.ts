import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfThere, replaceFile } from '#adapters/node/private-file.ts';

const drawnFile = z.object({ seed: z.string(), drawn: z.int().check(z.gte(0)) });

/**
 * Randomness that repeats: the same seed and the same commands give the same ids, which makes runs
 * comparable. How much was drawn is kept in the state folder, so that no command repeats an id of
 * the one before it. For rehearsals against a sandbox only: these ids can be guessed.
 */
export const seededRandom = (
  folder: string,
  seed: string,
  onError: (cause: unknown) => void,
): Pick<Crypto, 'getRandomValues'> => {
  const path = join(folder, 'seed.json');
  let drawn = drawnBefore(path, seed);
  const next = (): Buffer => {
    drawn += 1;
    try {
      replaceFile(path, JSON.stringify({ seed, drawn }));
    } catch (cause) {
      onError(cause);
    }
    return createHash('sha256').update(`${seed}:${drawn}`).digest();
  };
  return {
    getRandomValues: (array) => {
      if (ArrayBuffer.isView(array)) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
        for (let at = 0; at < bytes.length; at += 32) {
          bytes.set(next().subarray(0, bytes.length - at), at);
        }
      }
      return array;
    },
  };
};

const drawnBefore = (path: string, seed: string): number => {
  try {
    const kept = z.parse(drawnFile, JSON.parse(readIfThere(path)?.toString() ?? ''));
    return kept.seed === seed ? kept.drawn : 0;
  } catch {
    return 0;
  }
};
