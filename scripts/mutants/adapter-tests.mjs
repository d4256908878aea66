import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const homes = {
  '#domain/': 'src/domain/',
  '#application/': 'src/application/',
  '#adapters/': 'src/adapters/',
  '#server/': 'server/',
  '#sandbox/': 'sandbox/',
  '#composition/': 'src/composition/',
  '#test/': 'test/',
};
const importing = /^(?:import|export|\}) (?!type )[^']*?from '([^']+)'/gm;
/** What is loaded when it is needed; a type's home is written alike behind `typeof`. */
const importingLate = /(?<!typeof )\bimport\('([^']+)'\)/g;

const importsOf = (file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importing), ...text.matchAll(importingLate)].flatMap(([, path]) => {
    const alias = Object.keys(homes).find((name) => path.startsWith(name));
    const found = alias
      ? path.replace(alias, homes[alias])
      : path.startsWith('.') && normalize(join(dirname(file), path));
    return found && existsSync(found) ? [found] : [];
  });
};

/** A file and all that it imports, and what those import. */
const closureOf = (file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const each of importsOf(file)) closureOf(each, found);
  return found;
};

/** What starts the whole server and its database: minutes for every mutant. */
const wholeShop = /^(test\/server\/setup\/|server\/start\/)/;

/** Tests that read the source as text, and would notice any mark that Stryker puts into it. */
const readers = ['test/adapters/http/vocabulary.test.ts'];

/** The files of a part: a folder without its inner ones that are parts themselves, or one file. */
export const filesOf = (part, others = []) =>
  statSync(part).isDirectory()
    ? globSync(`${part}/**/*.ts`).filter(
        (file) =>
          !others.some((other) => other.length > part.length && file.startsWith(`${other}/`)),
      )
    : [part];

/** Folders of the adapters, those of the codecs first. */
export const adapterFolders = () => [
  'src/adapters/http/wire',
  'src/adapters/http/wire/calls',
  'src/adapters/http/client',
  ...globSync('src/adapters/http/*/')
    .map((folder) => folder.replace(/\/$/, ''))
    .filter((folder) => !/\/(wire|client)$/.test(folder))
    .sort(),
  'src/adapters/identity',
];

const fingerprint = (text) => createHash('sha256').update(text).digest('hex');

/** Some lines of a file that hold code, the same ones of a seed, as Stryker takes them: `file:line-line`. */
export const drawnLines = (file, seed, howMany) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) =>
      /^\s*(import|export type|export interface|readonly|\/\/|\/?\*|[})\]]|$)/.test(line)
        ? []
        : [at + 1],
    )
    .map((line) => [fingerprint(`${seed} ${file} ${line}`), `${file}:${line}-${line}`])
    .sort()
    .slice(0, howMany)
    .map(([, lines]) => lines);

const ofAdapters = /^test\/adapters\/(http|identity)\//;

/**
 * The tests a mutant of these files is held against: those of the adapters that reach one of them, and all others that
 * import one themselves. Codecs and the client have tests of their own; only the ports are tried against a whole server,
 * unless it shall be quick: then fewer tests judge, and what they miss another test may still notice.
 */
export const testsOf = (files, quick = false) => {
  const needsServer = !quick && !files.every((file) => /\/http\/(wire|client)\//.test(file));
  return globSync('test/**/*.test.ts')
    .filter((test) => !readers.includes(test) && !/^test\/(e2e|attacks|repository)\//.test(test))
    .filter((test) => {
      const reached = ofAdapters.test(test) ? closureOf(test) : new Set(importsOf(test));
      if (!files.some((file) => reached.has(file))) return false;
      const startsShop = [...closureOf(test)].some((file) => wholeShop.test(file));
      return !startsShop || (needsServer && ofAdapters.test(test));
    })
    .sort();
};
