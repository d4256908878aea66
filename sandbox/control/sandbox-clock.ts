/** The sandbox's time, which testers can move relative to the machine's. */
export interface SandboxClock {
  /** Unix ms. */
  now(): number;
  /** Milliseconds between this clock and the machine's. */
  offset(): number;
  setOffset(milliseconds: number): void;
}

export const makeSandboxClock = (machine: () => number = Date.now): SandboxClock => {
  let ahead = 0;
  return {
    now: () => machine() + ahead,
    offset: () => ahead,
    setOffset: (milliseconds) => {
      ahead = milliseconds;
    },
  };
};
