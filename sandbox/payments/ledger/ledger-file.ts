import { type FileHandle, open } from 'node:fs/promises';
import { type LedgerEntry, ledgerEntry } from '#sandbox/payments/ledger/ledger-entry.ts';

/** Lines that survive a kill: `append` resolves when they are on the disk. */
export interface LedgerFile {
  append(entries: readonly LedgerEntry[]): Promise<void>;
  /** Resolves when everything appended so far is on the disk. */
  settled(): Promise<void>;
  truncate(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the ledger and replays it; a last line torn by a kill was never answered and is cut off. */
export const openLedgerFile = async (
  path: string,
): Promise<{ readonly file: LedgerFile; readonly entries: readonly LedgerEntry[] }> => {
  const handle = await open(path, 'a+', 0o600);
  const bytes = await handle.readFile();
  const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
  if (whole.length < bytes.length) await handle.truncate(whole.length);
  return { file: ledgerFile(handle), entries: entriesIn(whole.toString('utf8'), path) };
};

const entriesIn = (text: string, path: string): readonly LedgerEntry[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return ledgerEntry.parse(JSON.parse(line));
      } catch (cause) {
        throw new Error(`Line ${index + 1} of the payment ledger ${path} is unreadable.`, {
          cause,
        });
      }
    });

/**
 * Lines that come while the disk is busy are written together, with one sync for all.
 *
 * After a failed write nothing is written any more: what the disk holds is then unknown.
 */
const ledgerFile = (handle: FileHandle): LedgerFile => {
  let waiting = '';
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  const write = async (): Promise<void> => {
    const text = waiting;
    waiting = '';
    next = undefined;
    await handle.appendFile(text);
    await handle.datasync();
  };
  const schedule = (): Promise<void> => {
    if (next === undefined) {
      next = writing.then(write);
      writing = next;
    }
    return next;
  };

  return {
    append: (entries) => {
      waiting += entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
      return schedule();
    },
    settled: () => writing,
    truncate: async () => {
      await writing;
      await handle.truncate(0);
      await handle.datasync();
    },
    close: async () => {
      await writing.catch(() => undefined);
      await handle.close();
    },
  };
};
