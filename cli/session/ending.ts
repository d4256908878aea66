import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EndingSignal, signalCodes } from '#cli/report/command-failure.ts';

/** Folders of this process. Work that was given up may write once more, so they go at its end, too. */
const folders = new Set<string>();

const removeAll = (): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
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
    rmSync(folder, { recursive: true, force: true });
  }
};

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
