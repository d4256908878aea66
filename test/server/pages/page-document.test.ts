import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { PageMeta } from '#domain/content/page-meta.ts';
import { readClientBuild } from '#server/pages/document/client-build.ts';
import { pageDocument } from '#server/pages/document/page-document.ts';
import { pageFolder } from '#test/server/pages/page-folder.ts';

const { folder, remove } = pageFolder('');
afterAll(remove);

const template = `<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <script type="module" crossorigin src="/assets/index-a1.js"></script>
  </head>
  <body>
    <!--splash-->
    <div id="root"><!--app--></div>
    <!--data-->
  </body>
</html>
`;
const manifest = {
  'index.html': { file: 'assets/index-a1.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries-b2.js' },
  'src/list.tsx': { file: 'assets/list-c3.js', imports: ['_libraries.js'] },
};

it('a document has no blanks of its own between elements, and starts its scripts in few words', async () => {
  writeFileSync(join(folder, 'client', 'index.html'), template);
  writeFileSync(join(folder, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  const build = await readClientBuild(folder);
  const meta: PageMeta = {
    description: '',
    canonical: 'https://shop.test/',
    kind: 'website',
    alternates: [],
    image: 'https://shop.test/p.jpg',
    listed: true,
    structured: [],
  };
  const { rest, data } = pageDocument(
    {
      ...{ kind: 'page', status: 200, title: 'A page', meta, language: 'en-US', theme: undefined },
      ...{ html: '<p>One \n two</p>\n<p>three</p>', data: { text: 'a=""' }, splash: false },
      ownData: { language: 'en-us' },
      screens: ['src/list.tsx'],
    },
    build,
    {} as PublicConfig,
  );
  const body = rest.slice(rest.indexOf('<body'));
  expect(body).toBe(
    [
      '<body data-font="first" data-parts="first"><div id="root"><p>One \n two</p>\n<p>three</p></div>',
      '<script type="application/json" id="router-data">{"text":"a=\\"\\""}</script>',
      '<script type=module async crossorigin src=/assets/libraries-b2.js></script>',
      '<script type=module async crossorigin src=/assets/index-a1.js></script>',
      '<link rel=modulepreload crossorigin href=/assets/list-c3.js></body></html>\n',
    ].join(''),
  );
  expect(JSON.parse(data)).toEqual({ script: '/assets/index-a1.js', language: 'en-us' });
});
