import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import type { WebArea } from '#adapters/browser/web-storage.ts';
import type { Clock } from '#ports/device/clock.ts';

interface PageClock {
  readonly clock: Clock;
  /** In the sandbox alone: told by how many milliseconds its clock is ahead of the machine's. */
  readonly follow?: (milliseconds: number) => void;
}

const key = 'crunchcart:sandbox-clock';

/**
 * The machine's clock; in the sandbox one that follows the sandbox's, which testers move (D-IDP-02). By how much is
 * kept: the next page judges what it has stored before it hears of the shop.
 */
export const makePageClock = (sandbox: boolean, area: WebArea | undefined): PageClock => {
  if (!sandbox) return { clock: makeMachineClock() };
  let ahead = kept(area);
  return {
    clock: makeMachineClock(() => Date.now() + ahead),
    follow: (milliseconds) => {
      if (milliseconds === ahead) return;
      ahead = milliseconds;
      try {
        area?.setItem(key, String(milliseconds));
      } catch {
        // The next page learns it from its first call.
      }
    },
  };
};

const kept = (area: WebArea | undefined): number => {
  try {
    return Number(area?.getItem(key)) || 0;
  } catch {
    return 0;
  }
};
