/** The progress of a use case: the only async state a store may hold. */
export type Progress<Failure> =
  | { readonly is: 'idle' | 'running' | 'done' }
  | { readonly is: 'failed'; readonly failure: Failure };

export const idle = { is: 'idle' } as const;
export const running = { is: 'running' } as const;
export const done = { is: 'done' } as const;

/** Why it failed, if it did. */
export const failureOf = <Failure>(progress: Progress<Failure>): Failure | undefined =>
  progress.is === 'failed' ? progress.failure : undefined;
