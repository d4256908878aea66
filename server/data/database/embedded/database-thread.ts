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
type Engine = Exclude<PGliteDialectConfig['pglite'], (...given: never[]) => unknown>;

/** PGlite in a thread of its own: while it works, the shop does too (D-START-08). */
export interface DatabaseThread {
  /** Statements wait until it is open. */
  readonly engine: Engine;
  readonly opened: Promise<void>;
  /** Ends the thread, whatever it does. */
  end(): Promise<void>;
}

/**
 * Starts the thread and opens a database in it. `makeReady` runs while the thread loads, and tells which.
 * A failure of it is one of the opening.
 */
export const startDatabaseThread = (makeReady: () => OpenedFolder): DatabaseThread => {
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url));
  const ask = makeAsking(worker);
  const query: Engine['query'] = async (text, values = []) => {
    const { rows, affectedRows } = await ask({ kind: 'query', text, values });
    // kysely reads nothing else.
    return { rows, ...(affectedRows !== undefined && { affectedRows }), fields: [] } as never;
  };
  let isOpen = false;
  let isClosed = false;
  const end = async (): Promise<void> => {
    isClosed = true;
    await worker.terminate();
  };
  // Without its database the process is of no use: it ends, to be started again.
  worker.on('error', (cause) => {
    throw cause;
  });
  worker.on('exit', () => {
    if (!isClosed) throw new Error('The thread of the embedded database has ended.');
  });
  const opened = (async () => {
    await ask({ kind: 'open', ...makeReady() });
    isOpen = true;
  })();
  opened.catch(() => undefined);
  const engine: Engine = {
    get closed() {
      return isClosed;
    },
    get ready() {
      return isOpen;
    },
    waitReady: opened,
    query,
    transaction: makeTransaction(ask, query),
    close: async () => {
      isClosed = true;
      await ask({ kind: 'close' });
      await end();
    },
  };
  return { engine, opened, end };
};

const closed = 'The embedded database is closed.';

interface Asker {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (cause: unknown) => void;
}

type Ask = (question: DatabaseQuestion) => Promise<StatementResult>;

/** The answers come by number; a thread that has ended answers nothing any more. */
const makeAsking = (worker: Worker): Ask => {
  const waiting = new Map<number, Asker>();
  let asked = 0;
  let ended = false;
  worker.on('message', (answer: FromDatabase) => {
    const asker = waiting.get(answer.number);
    waiting.delete(answer.number);
    // Only a question keeps the process alive, not the thread.
    if (waiting.size === 0) worker.unref();
    if ('result' in answer) asker?.resolve(answer.result);
    else asker?.reject(Object.assign(new Error(answer.failure.message), answer.failure.fields));
  });
  worker.on('exit', () => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new Error(closed));
    waiting.clear();
  });
  worker.unref();
  return (question) => {
    if (ended) return Promise.reject(new Error(closed));
    asked += 1;
    const number = asked;
    return new Promise((resolve, reject) => {
      // Throws when a value cannot be sent.
      worker.postMessage({ ...question, number } satisfies ToDatabase);
      waiting.set(number, { resolve, reject });
      worker.ref();
    });
  };
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
