import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndingSignal, signalCodes } from '#cli/report/command-failure.ts';

/** Folders of this process. Work that was given up may write once more, so they go at its end, too. */
const folders = new Set<string>();

/** Children that end may still write there: they are waited for, and what they did is no reason to fail. */
const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  } catch {
    // It is tried again when the process ends, and lies among temporary files.
  }
};

const removeAll = (): void => {
  for (const folder of folders) remove(folder);
};

/** A folder that is gone when the work is done, however it ends. */
export const inTemporaryFolder = async <Value>(
  name: string,
  work: (folder: string) => Promise<Value>,
): Promise<Value> => {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (folders.size === 0) process.on('exit', removeAll);
  folders.add(folder);
  try {
    return await work(folder);
  } finally {
    remove(folder);
  }
};

/** Resolves when the work is to stop, also when that was said before somebody waited for it. */
export const untilStopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    else stop.addEventListener('abort', () => resolve(), { once: true });
  });

const signals = Object.keys(signalCodes) as readonly EndingSignal[];

/**
 * Work that has something to tell when a person or a machine ends it: the signal aborts it instead of
 * the process. A second one ends the process.
 */
export const untilSignal = async <Value>(
  work: (stop: AbortSignal) => Promise<Value>,
): Promise<{ readonly value: Value; readonly signal?: EndingSignal }> => {
  const stop = new AbortController();
  let ended: EndingSignal | undefined;
  const hear = (signal: EndingSignal): void => {
    if (ended !== undefined) process.exit(signalCodes[signal]);
    ended = signal;
    stop.abort();
  };
  for (const signal of signals) process.on(signal, hear);
  try {
    const value = await work(stop.signal);
    return { value, ...(ended !== undefined && { signal: ended }) };
  } finally {
    for (const signal of signals) process.off(signal, hear);
  }
};
