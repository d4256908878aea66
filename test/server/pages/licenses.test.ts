import { existsSync, globSync, readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerStaticFiles } from '#server/pages/static-files.ts';

describe.skipIf(!existsSync('dist/client/licenses'))(
  'licences of the libraries that browsers get (skipped unless built)',
  () => {
    let server: FastifyInstance;
    beforeAll(async () => {
      server = fastify();
      await registerStaticFiles(server, `${process.cwd()}/dist`);
    });
    afterAll(() => server.close());

    // Words that only the library itself has.
    it.each([
      { library: 'react-dom', words: 'Minified React error' },
      { library: 'effect', words: '~effect/Effect' },
      { library: '@okta/okta-auth-js', words: 'AuthSdkError' },
    ])('are read where the code of $library says', async ({ library, words }) => {
      const files = globSync('dist/client/assets/*.js')
        .map((file) => readFileSync(file, 'utf8'))
        .filter((code) => code.includes(words));
      expect(files).not.toEqual([]);
      for (const code of files) {
        const address = /\/\*! Licences: (\S+) \*\//.exec(code)?.[1] ?? 'none';
        const answer = await server.inject(address);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'public, max-age=604800',
        });
        expect(answer.body).toMatch(new RegExp(`^## ${library} - .*\\n\\n[^#]*Copyright`, 'm'));
      }
    });

    // Two of them come without a file, and are named with their kind of licence.
    it('are there as whole texts, as far as a library brings one', () => {
      const [, ...sections] = readFileSync('dist/client/licenses/libraries.txt', 'utf8').split(
        /^## /m,
      );
      const withText = sections.flatMap((section) => {
        const [name = ''] = section.split(' ');
        const [file] = globSync(`node_modules/${name}/{LICENSE,LICENSE.*,license,license.*}`);
        if (file !== undefined) expect(section).toContain(readFileSync(file, 'utf8').trim());
        return file === undefined ? [] : [name];
      });
      expect(sections.length - withText.length).toBe(2);
    });
  },
);
