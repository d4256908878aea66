import type { SpawnOptions } from 'node:child_process';

export const runWithin: (
  milliseconds: number,
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
) => Promise<{
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number | null;
  readonly isFinished: boolean;
}>;
