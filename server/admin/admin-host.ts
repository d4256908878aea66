import { readFileSync } from 'node:fs';
import { type FileReading, problemLine } from '#server/admin/files/file-problem.ts';
import { StartRefused } from '#server/base/host/start-refused.ts';
import type { Database } from '#server/data/database/database.ts';

/** What a command needs of the process. */
export interface AdminHost {
  readonly open: () => Promise<Database>;
  readonly now: () => Date;
  readonly print: (text: string) => void;
  /** Something is wrong with what was given: the exit code is 2. */
  readonly refuse: (text: string) => void;
}

/** Opens the database for one command. */
export const withDatabase = async (
  host: AdminHost,
  work: (database: Database) => Promise<void>,
): Promise<void> => {
  const database = await host.open();
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

/** Prints what a file did, or everything that is wrong with it. */
export const tellReading = <Value>(
  host: AdminHost,
  file: string,
  reading: FileReading<Value>,
  said: (value: Value) => string,
): void => {
  if (reading.ok) {
    host.print(said(reading.value));
    return;
  }
  const { problems } = reading;
  host.refuse(
    [
      ...problems.map((problem) => problemLine(file, problem)),
      `Nothing was written: ${problems.length} to correct.`,
    ].join('\n'),
  );
};

export const readFileText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new StartRefused(`The file ${file} cannot be read.`);
  }
};
