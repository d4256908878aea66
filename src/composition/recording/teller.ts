import type { Effect } from 'effect';
import type { CallFacts } from '#adapters/http/wire/tools/recorded-call.ts';
import type { UseCases } from '#application/use-cases.ts';

type Answer<UseCase> = UseCase extends (
  ...given: never[]
) => Effect.Effect<infer Value, infer _Failure>
  ? Value
  : never;

/** Says what a use case did. `value` is absent when it was refused; without a facts nothing is told. */
type Teller<UseCase> = UseCase extends (...given: infer Given) => unknown
  ? (given: Given, value: Answer<UseCase> | undefined) => CallFacts | undefined
  : never;

/**
 * `quiet`: the page asks by itself, or what it does shows in what follows. `no-command`: a shopper did it, and no
 * command does it alike.
 */
type Told<UseCase> = Teller<UseCase> | 'quiet' | 'no-command';

/** Every use case of some contexts: a new one does not compile before somebody said how it is told. */
export type TellersOf<Context extends keyof UseCases> = {
  readonly [Each in Context]: {
    readonly [Name in keyof UseCases[Each]]: Told<UseCases[Each][Name]>;
  };
};
