export interface Supervised {
  /** The exit code to end with. */
  readonly ended: Promise<number>;
  stop(signal: NodeJS.Signals): void;
}

export function supervise(options: {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly say: (sentence: string) => void;
  readonly second?: number;
}): Supervised;
