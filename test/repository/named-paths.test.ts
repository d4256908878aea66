import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'];

/** What is written as code: in a line, in a block, or as the target of a link. */
const codeIn = (text: string): readonly string[] =>
  Array.from(
    text.matchAll(/```\w*\n([\s\S]*?)```|`([^`\n]+)`|\]\(([^)]+)\)/g),
    ([, block, inline, link]) => block ?? inline ?? link ?? '',
  );

/** A path from the top of the project, or a file's name. */
const looksLikePath =
  /^(?:src|server|cli|sandbox|scripts|bench|test|docs)\/|^[\w<][\w./<>-]*\.(?:[mc]?tsx?|mjs|md|tsv|jsonc?|ya?ml)$/;

const pathsIn = (text: string): readonly string[] =>
  codeIn(text)
    .flatMap((code) => code.split(/[\s'"(),:]+|<br\/>/))
    .filter((word) => looksLikePath.test(word));

/** `<context>` and `…` stand for any name: then a folder must be there that holds it. */
const isThere = (path: string): boolean => {
  const [fixed = ''] = path.split(/[<…]/);
  if (fixed !== path) return existsSync(fixed.endsWith('/') ? fixed : dirname(fixed));
  return path.includes('*') ? globSync(path).length > 0 : existsSync(path);
};

const missingIn = (text: string): readonly string[] =>
  pathsIn(text).filter((path) => !isThere(path));

describe('paths that the pages for newcomers name', () => {
  it.each(pages)('%s names what is there', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(pathsIn(text).length).toBeGreaterThan(10);
    expect(missingIn(text)).toEqual([]);
  });

  it('are found where they are wrong', () => {
    const wrong = [
      'src/domain/gone.ts',
      'gone.ts',
      'test/nowhere/<context>/x.ts',
      'docs/*.nothing',
    ];
    for (const path of wrong) {
      expect(missingIn(`See \`${path}\`.`)).toEqual([path]);
      expect(missingIn(`\`\`\`sh\nnode ${path} --all\n\`\`\``)).toEqual([path]);
    }
    expect(missingIn('[gone](docs/gone.md)')).toEqual(['docs/gone.md']);
    expect(missingIn('`npm run check`, `src/domain/<context>`, [it](README.md)')).toEqual([]);
  });
});
