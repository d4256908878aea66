import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Chunk {
  readonly file: string;
}

/** The built files that hold the provider's library. */
const identityFiles = (): readonly string[] => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const files = Object.entries(manifest)
    .filter(([source]) => /\/composition\/browser-(identity|account)\.ts$/.test(source))
    .map(([, { file }]) => file);
  if (files.length < 2) throw new Error('The build has no chunk of its own for signing in.');
  return files;
};

/** Which of them a page asks for, from now on. */
export const watchIdentityCode = (page: Page): readonly string[] => {
  const files = identityFiles();
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = files.find((name) => new URL(request.url()).pathname.endsWith(`/${name}`));
    if (file !== undefined) asked.push(file);
  });
  return asked;
};
