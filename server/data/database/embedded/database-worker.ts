import { cpSync, openAsBlob, renameSync, rmSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { PGlite, type Transaction, types } from '@electric-sql/pglite';
import { closeTree } from '#server/base/host/private-folder.ts';
import {
  type FromDatabase,
  isInMemory,
  type OpenedFolder,
  type SentFailure,
  type StatementResult,
  type ToDatabase,
} from '#server/data/database/embedded/database-messages.ts';

// The thread of the embedded database; it contains nothing of the server.

if (parentPort === null)
  throw new Error('this module is a thread of server/data/database/embedded/database-thread.ts');
const port = parentPort;

/**
 * PostgreSQL's own buffers. PGlite writes to all of them when it opens, so its 128 MB cost every start memory and time
 * (D-START-07).
 */
const buffers = ['-c', 'shared_buffers=16MB'];

/** A transaction that is open, and how it is ended. */
interface OpenTransaction {
  readonly statements: Transaction;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

let opened: PGlite | undefined;
let current: OpenTransaction | undefined;

const database = (): PGlite => {
  if (opened === undefined) throw new Error('The database has not been opened.');
  return opened;
};

/** Copied under another name first: a start that is ended meanwhile leaves no half of a database. */
const beginFrom = (prepared: string, folder: string): void => {
  const half = `${folder}.copying`;
  try {
    rmSync(half, { recursive: true, force: true });
    cpSync(prepared, half, { recursive: true });
    renameSync(half, folder);
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
};

const open = async ({ folder, copyFile, prepared }: OpenedFolder): Promise<PGlite> => {
  if (prepared !== undefined) beginFrom(prepared, folder);
  const database = await PGlite.create({
    dataDir: folder,
    startParams: [...PGlite.defaultStartParams, ...buffers],
    ...(copyFile !== undefined && { loadDataDir: await openAsBlob(copyFile) }),
    // As the PostgreSQL driver does: big integers as text.
    parsers: { [types.INT8]: (value: string) => value },
  });
  // PGlite creates some files readable for everyone, whatever the umask is: its first ones, and at every opening.
  if (!isInMemory(folder)) closeTree(folder);
  return database;
};

/** PGlite ends a transaction when a function does; here two messages do. */
const begin = async (): Promise<OpenTransaction> => {
  const begun = Promise.withResolvers<Transaction>();
  const kept = Promise.withResolvers<void>();
  const ended = database().transaction((statements) => {
    begun.resolve(statements);
    return kept.promise;
  });
  ended.catch(begun.reject);
  return {
    statements: await begun.promise,
    commit: () => {
      kept.resolve();
      return ended;
    },
    rollback: () => {
      kept.reject(new Error('rolled back'));
      return ended.catch(() => undefined);
    },
  };
};

const nothing: StatementResult = { rows: [] };

const answer = async (question: ToDatabase): Promise<StatementResult> => {
  switch (question.kind) {
    case 'open':
      opened = await open(question);
      return nothing;
    case 'query': {
      const statements = current?.statements ?? database();
      const { text, values } = question;
      const { rows, affectedRows } = await statements.query(text, [...values]);
      return { rows, affectedRows };
    }
    case 'begin':
      current = await begin();
      return nothing;
    case 'commit':
    case 'rollback': {
      const ending = current;
      current = undefined;
      await ending?.[question.kind]();
      return nothing;
    }
    case 'close':
      await opened?.close();
      return nothing;
  }
};

/** What PGlite adds to an error of PostgreSQL: a copy of the statement and of its values. */
const added: ReadonlySet<string> = new Set(['query', 'params', 'queryOptions']);

/** PGlite also throws what is no `Error`: that its process has exited, and failures of the file system. */
const asSent = (cause: unknown): SentFailure => {
  if (typeof cause !== 'object' || cause === null) return { message: String(cause), fields: {} };
  const { name, message = name }: { readonly name?: unknown; readonly message?: unknown } = cause;
  const own = Object.entries(cause).filter(
    ([field, value]) => !added.has(field) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return { message: String(message), fields: { name, ...Object.fromEntries(own) } };
};

const say = (message: FromDatabase): void => port.postMessage(message);

port.on('message', (question: ToDatabase) => {
  const { number } = question;
  answer(question)
    .then((result) => say({ number, result }))
    .catch((cause: unknown) => say({ number, failure: asSent(cause) }));
});
