/** The gateway's time, Unix ms; tests and people may move it ahead of the machine's. */
export interface GatewayClock {
  now(): number;
  /** Milliseconds between this clock and the machine's. */
  offset(): number;
  setOffset(milliseconds: number): void;
}

export const makeGatewayClock = (machine: () => number): GatewayClock => {
  let ahead = 0;
  return {
    now: () => machine() + ahead,
    offset: () => ahead,
    setOffset: (milliseconds) => {
      ahead = milliseconds;
    },
  };
};
