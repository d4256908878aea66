import { Effect, type Exit } from 'effect';

/**
 * Work that runs once at a time: whoever asks while it runs gets that run's result, so that a
 * double press is one press (P-23).
 */
export const sharedRun = <Value, Failure>(
  work: () => Effect.Effect<Value, Failure>,
): (() => Effect.Effect<Value, Failure>) => {
  let running: Promise<Exit.Exit<Value, Failure>> | undefined;
  const join = (): Promise<Exit.Exit<Value, Failure>> => {
    running ??= Effect.runPromiseExit(work()).finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => Effect.flatMap(Effect.promise(join), (exit) => exit);
};
