import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type EndingSignal, signalCodes } from '#cli/report/command-failure.ts';

/** Folders of this process. Work that was given up may write once more, so they go at its end, too. */
const folders = new Set<string>();

/** Milliseconds between two tries to remove a folder in which children still write while they end. */
const again = 100;
const mostTries = 50;

const isRemoved = (folder: string): boolean => {
  try {
    rmSync(folder, { recursive: true, force: true });
    return true;
  } catch {
    return false;
  }
};

/** What cannot go is no reason for the work to fail: it lies among the temporary files of the machine. */
const removeAll = (): void => {
  for (const folder of folders) isRemoved(folder);
};

const remove = async (folder: string): Promise<void> => {
  for (let tries = 1; !isRemoved(folder) && tries < mostTries; tries += 1) await pause(again);
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
    await remove(folder);
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
