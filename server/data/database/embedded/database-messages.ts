/** Whether `memory://` stands in place of a folder: nothing is kept. */
export const isInMemory = (folder: string): boolean => folder.startsWith('memory://');

export interface OpenedFolder {
  /** Folder of the database, or `memory://`. */
  readonly folder: string;
  /** A tar file made by PGlite's `dumpDataDir`, from which a new database starts. */
  readonly copyFile: string | undefined;
  /** Folder of a closed database, which is copied to `folder` first. */
  readonly prepared: string | undefined;
}

/** What the shop asks of the database's thread; a number connects each answer with its question. */
export type DatabaseQuestion =
  | ({ readonly kind: 'open' } & OpenedFolder)
  | { readonly kind: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly kind: 'begin' }
  | { readonly kind: 'commit' }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'close' };

export type ToDatabase = DatabaseQuestion & { readonly number: number };

/** Result of a statement; empty for what is not one. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly affectedRows?: number | undefined;
}

/** An error in a form that can be sent: its message, and the fields PostgreSQL gave it. */
export interface SentFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export type FromDatabase =
  | { readonly number: number; readonly result: StatementResult }
  | { readonly number: number; readonly failure: SentFailure };
