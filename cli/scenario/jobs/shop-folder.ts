import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What starts a shop with its sandbox. */
export const startFile = join('server', 'start', 'development-start.ts');

/** Where the shop is that this command belongs to; undefined where it was installed without one. */
export const shopFolder = (from = import.meta.dirname): string | undefined => {
  if (existsSync(join(from, startFile))) return from;
  const above = dirname(from);
  return above === from ? undefined : shopFolder(above);
};
