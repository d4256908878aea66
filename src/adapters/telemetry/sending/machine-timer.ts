import type { Timer } from '#adapters/telemetry/sending/sender.ts';

/** The machine's time; in a terminal a timer does not keep the command alive. */
export const machineTimer: Timer = {
  now: () => Date.now(),
  later: (run, milliseconds) => {
    const handle: unknown = setTimeout(run, milliseconds);
    if (typeof handle === 'object' && handle !== null && 'unref' in handle) {
      if (typeof handle.unref === 'function') handle.unref();
    }
    return () => clearTimeout(handle as ReturnType<typeof setTimeout>);
  },
};
