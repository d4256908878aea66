/** The time; the core never reads the machine's clock itself. */
export interface Clock {
  /** Unix time in milliseconds. */
  now(): number;
  /** Runs once at or soon after that Unix time; deadlines are absolute, so sleep cannot stretch them. */
  at(time: number, run: () => void): Cancel;
}

export type Cancel = () => void;
