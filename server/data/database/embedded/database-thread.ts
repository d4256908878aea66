import { Worker } from 'node:worker_threads';
import type { PGliteDialectConfig } from 'kysely';
import type {
  DatabaseQuestion,
  FromDatabase,
  OpenedFolder,
  StatementResult,
  ToDatabase,
} from '#server/data/database/embedded/database-messages.ts';

/** PGlite as kysely sees it. */
export type Engine = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;

/** PGlite in a thread of its own: while it works, the shop does too (D-START-08). */
export interface DatabaseThread {
  /** Opens a database, once. */
  open(folder: OpenedFolder): Promise<void>;
  /** Its statements wait until `opened` resolves, and are refused when it rejects. */
  engine(opened: Promise<void>): Engine;
  /** Ends the thread, whatever it does. */
  end(): Promise<void>;
}

export const startDatabaseThread = (): DatabaseThread => {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url));
  let isOpen = false;
  let isClosed = false;
  const { ask, giveUp } = makeAsking(worker);
  const fail = (cause: unknown): void => {
    giveUp(cause);
    // Without its open database the process is of no use: it ends, to be started again.
    if (isOpen && !isClosed) throw cause;
  };
  worker.on('error', fail);
  worker.on('messageerror', fail);
  worker.on('exit', () => fail(new Error('The thread of the embedded database has ended.')));
  worker.unref();
  const query: Engine['query'] = async (text, values = []) => {
    const { rows, affectedRows } = await ask({ kind: 'query', text, values });
    // kysely reads nothing else.
    return { rows, ...(affectedRows !== undefined && { affectedRows }), fields: [] } as never;
  };
  const end = async (): Promise<void> => {
    isClosed = true;
    await worker.terminate();
  };
  return {
    open: async (folder) => {
      await ask({ kind: 'open', ...folder });
      isOpen = true;
    },
    engine: (opened) => ({
      get closed() {
        return isClosed;
      },
      ready: false,
      waitReady: opened,
      query,
      transaction: makeTransaction(ask, query),
      close: async () => {
        isClosed = true;
        await ask({ kind: 'close' }).finally(end);
      },
    }),
    end,
  };
};

interface Waiting {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (cause: unknown) => void;
}

type Ask = (question: DatabaseQuestion) => Promise<StatementResult>;

/** The answers come by number. `giveUp` rejects all that wait, and all later ones: the thread has ended. */
const makeAsking = (worker: Worker): { ask: Ask; giveUp: (cause: unknown) => void } => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let refusal: { readonly cause: unknown } | undefined;
  worker.on('message', (answer: FromDatabase) => {
    const found = waiting.get(answer.number);
    waiting.delete(answer.number);
    // Only a question keeps the process alive, not the thread.
    if (waiting.size === 0) worker.unref();
    if ('result' in answer) found?.resolve(answer.result);
    else found?.reject(Object.assign(new Error(answer.failure.message), answer.failure.fields));
  });
  const giveUp = (cause: unknown): void => {
    refusal ??= { cause };
    for (const { reject } of waiting.values()) reject(refusal.cause);
    waiting.clear();
  };
  const ask: Ask = (question) =>
    new Promise((resolve, reject) => {
      if (refusal !== undefined) return reject(refusal.cause);
      asked += 1;
      // Throws when a value cannot be sent.
      worker.postMessage({ ...question, number: asked } satisfies ToDatabase);
      waiting.set(asked, { resolve, reject });
      worker.ref();
    });
  return { ask, giveUp };
};

const makeTransaction =
  (ask: Ask, query: Engine['query']): Engine['transaction'] =>
  async (work) => {
    await ask({ kind: 'begin' });
    let isOpen = true;
    const end = async (kind: 'commit' | 'rollback'): Promise<void> => {
      isOpen = false;
      await ask({ kind });
    };
    try {
      const done = await work({ query, rollback: () => end('rollback') });
      if (isOpen) await end('commit');
      return done;
    } catch (cause) {
      if (isOpen) await end('rollback').catch(() => undefined);
      throw cause;
    }
  };
