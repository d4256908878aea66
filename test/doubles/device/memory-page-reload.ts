import type { PageReload } from '#ports/device/page-reload.ts';

export interface MemoryPageReload extends PageReload {
  readonly reloaded: readonly string[];
}

/** Counts reloads, one for an address: its time stands still. `allowed` false refuses them all. */
export const makeMemoryPageReload = (allowed = true): MemoryPageReload => {
  const reloaded: string[] = [];
  return {
    reloaded,
    reload: (address) => {
      if (!allowed || reloaded.includes(address)) return false;
      reloaded.push(address);
      return true;
    },
  };
};
