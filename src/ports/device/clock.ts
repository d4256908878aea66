/** Time, so that nothing in the core reads the machine's clock. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Runs once at or soon after that Unix time; deadlines are absolute, so sleep cannot stretch them. */
  at(time: number, run: () => void): Cancel;
}

export type Cancel = () => void;
