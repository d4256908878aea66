import type { PageReload } from '#ports/device/page-reload.ts';

/** At most one reload per address in this many milliseconds (D-SESSION-18). */
export const reloadPause = 10_000;

const stampPrefix = 'crunchcart:reloaded:';

export interface ReloadParts {
  /** Session storage, because the time stamp must outlive the reload. */
  readonly stamps: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  readonly now: () => number;
  readonly reload: () => void;
}

/** Reloads the page unless it was just reloaded for the same address. */
export const makePageReloadGuard = ({ stamps, now, reload }: ReloadParts): PageReload => ({
  reload: (address) => {
    const key = `${stampPrefix}${address}`;
    try {
      const last = Number(stamps?.getItem(key) ?? Number.NaN);
      if (now() - last < reloadPause) return false;
      if (stamps === undefined) return false;
      stamps.setItem(key, String(now()));
    } catch {
      // Without a stamp nothing would stop a loop.
      return false;
    }
    reload();
    return true;
  },
});
