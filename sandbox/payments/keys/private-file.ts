import { open, rename } from 'node:fs/promises';

/** Writes a file only its owner may read: complete or not at all, even when power fails. */
export const writePrivately = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.${process.pid}.new`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
};
