import { Effect, type Exit } from 'effect';

/**
 * Work that runs once at a time: whoever asks while it runs gets that run's result, so that a
 * double press is one press (P-23).
 */
export const sharedRun = <Input, Value, Failure>(
  work: (input: Input) => Effect.Effect<Value, Failure>,
): ((input: Input) => Effect.Effect<Value, Failure>) => {
  let running: Promise<Exit.Exit<Value, Failure>> | undefined;
  const join = (input: Input): Promise<Exit.Exit<Value, Failure>> => {
    running ??= Effect.runPromiseExit(work(input)).finally(() => {
      running = undefined;
    });
    return running;
  };
  return (input) =>
    Effect.flatMap(
      Effect.promise(() => join(input)),
      (exit) => exit,
    );
};
