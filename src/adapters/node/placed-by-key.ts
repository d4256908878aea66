import { join } from 'node:path';
import * as z from 'zod/mini';
import { wirePlacedOrder } from '#adapters/http/wire/order.ts';
import { readIfThere, replaceFile } from '#adapters/node/private-file.ts';
import type { PlacedOrder } from '#domain/order/order.ts';

/** Keys remembered; a script repeats a command soon or never. */
const longest = 200;

const notes = z.array(z.object({ key: z.string(), order: wirePlacedOrder }));

/** Which order a named submission became, so that repeating the command gives the same answer. */
export interface PlacedByKey {
  find(key: string): PlacedOrder | undefined;
  keep(key: string, order: PlacedOrder): void;
}

/** Kept in the state folder; a file that cannot be read counts as empty. */
export const makePlacedByKey = (folder: string): PlacedByKey => {
  const path = join(folder, 'placed-by-key.json');
  const read = (): z.output<typeof notes> => {
    try {
      return z.parse(notes, JSON.parse(readIfThere(path)?.toString() ?? '[]'));
    } catch {
      return [];
    }
  };
  return {
    find: (key) => read().find((note) => note.key === key)?.order,
    keep: (key, order) => {
      const others = read().filter((note) => note.key !== key);
      const kept = [{ key, order }, ...others].slice(0, longest);
      replaceFile(path, JSON.stringify(z.encode(notes, kept)));
    },
  };
};
