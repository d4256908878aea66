import { Effect } from 'effect';
import { ownTask } from '#composition/host/own-task.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';

/** Code that is loaded once, when it is first used. */
export type Late<Code> = Effect.Effect<Code, ShopUnreachable>;

/** Evaluating code and using it first are two tasks. */
const inTurn = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const code = await load();
  await ownTask();
  return code;
};

/**
 * Loads code once; a load that failed is tried again by the next who asks. To that one it looks
 * like a call without an answer, which is what it is.
 */
export const makeLateCode = <Code>(load: () => Promise<Code>): Late<Code> => {
  let loading: Promise<Code> | undefined;
  let isLoaded = false;
  return Effect.tryPromise({
    try: async () => {
      loading ??= inTurn(load).catch((cause: unknown) => {
        loading = undefined;
        throw cause;
      });
      if (isLoaded) return loading;
      const code = await loading;
      // Many may wait for it: each goes on in a task of its own, in the order they asked.
      await ownTask();
      isLoaded = true;
      return code;
    },
    catch: () => new ShopUnreachable({ why: 'offline' }),
  });
};

/** Code that stands on other late code, which comes first; what it opens is opened once. */
export const makeLateOnTop = <Below, Opened>(
  below: Late<Below>,
  load: () => Promise<(below: Below) => Opened>,
): Late<Opened> => {
  const code = makeLateCode(load);
  let opened: { readonly it: Opened } | undefined;
  return Effect.flatMap(below, (found) =>
    Effect.map(code, (open) => {
      opened ??= { it: open(found) };
      return opened.it;
    }),
  );
};
