import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const template =
  '<html lang="en-US"><head><!--head--></head><body><!--splash--><!--app--><!--data--></body></html>';

/** A built web shop that renders by the given module, which exports `openRenderer`. */
export const pageFolder = (renderer: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'crunchcart-pages-'));
  for (const part of ['client/.vite', 'client/assets', 'client/licenses', 'packs', 'server']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'client', 'index.html'), template);
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'server', 'entry-server.js'), renderer);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** What a rendered page says of itself beside its content. */
export const pageFacts = `{ kind: 'page', status: 200, title: 'A page', language: 'en-US',
  meta: { description: '', canonical: 'http://localhost/', kind: 'website', alternates: [],
    image: 'http://localhost/p.jpg', listed: true, structured: [] },
  theme: undefined, data: {}, splash: false, screens: [] }`;
