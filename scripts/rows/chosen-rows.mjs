import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Numbers that look like chance, always the same of a seed (mulberry32). */
const chance = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** As many of a list as asked for, none twice, in the order of the draw. */
export const chosen = (list, seed, howMany) => {
  const next = chance(seed);
  const left = [...list];
  const drawn = [];
  while (drawn.length < howMany && left.length > 0) {
    drawn.push(...left.splice(Math.floor(next() * left.length), 1));
  }
  return drawn;
};

const options = '--seed N --rows M --changes K --minutes L --row ID';

/** `--seed 7`, `--seed=7`, `--row CART-15`: the words of a command line by their names. */
export const askedOf = (told, refuse) => {
  const words = told.flatMap((word) => word.split('='));
  const found = {};
  for (let at = 0; at < words.length; at += 2) {
    const [given, value = ''] = words.slice(at, at + 2);
    const name = /^--(seed|rows|changes|minutes|row)$/.exec(given)?.[1];
    const isRight = name === 'row' ? /^[A-Z]/.test(value) : /^\d+$/.test(value);
    if (name === undefined || !isRight || (name === 'minutes' && Number(value) === 0)) {
      refuse(`"${given} ${value}" is no option: ${options}`, 2);
    }
    found[name] = name === 'row' ? value : Number(value);
  }
  return found;
};

const importing = /^import (?!type )[^']*?from '([^']+)'/gm;
const homes = {
  '#domain/': 'src/domain/',
  '#application/': 'src/application/',
  '#adapters/': 'src/adapters/',
  '#composition/': 'src/composition/',
  '#ui/': 'src/ui/',
  '#test/': 'test/',
};

const importsOf = (test, read) =>
  [...read(test).matchAll(importing)].flatMap(([, path]) => {
    const alias = Object.keys(homes).find((name) => path.startsWith(name));
    const file =
      alias !== undefined
        ? path.replace(alias, homes[alias])
        : path.startsWith('.')
          ? normalize(join(dirname(test), path))
          : undefined;
    return file !== undefined && existsSync(file) ? [file] : [];
  });

const helpersOf = (test, read) => importsOf(test, read).filter((file) => file.startsWith('test/'));

/** Whether a title of this test may name the row: in its own words, or in those of a table it imports. */
export const mayName = (test, id, read) => {
  const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  return (
    read(test).includes(`[${id}]`) || helpersOf(test, read).some((file) => word.test(read(file)))
  );
};

// Tables of words are no behaviour; their texts are read whole by other tests.
const broken = (file) => file.startsWith('src/') && !file.includes('/messages/');

/**
 * The files of src that tests import themselves; what those import in turn has rows of its own. Tests that import none
 * act through helpers: then it is what these import.
 */
export const importedBy = (tests, read) => {
  const reached = (files) => files.flatMap((file) => importsOf(file, read)).filter(broken);
  const own = reached(tests);
  const found = own.length > 0 ? own : reached(tests.flatMap((test) => helpersOf(test, read)));
  return [...new Set(found)].sort();
};

/** Some lines of a file that hold code, as Stryker takes them: `file:line-line`. */
export const linesTried = (file, read, seed, howMany) => {
  const lines = read(file).split('\n');
  const code = lines.flatMap((line, at) =>
    /^\s*(import|export type|export interface|readonly|\/\/|\/?\*|\}|$)/.test(line) ? [] : [at + 1],
  );
  return chosen(code, seed, howMany).map((line) => `${file}:${line}-${line}`);
};

/** What the lines of one row's run say (scripts/mutants/each-mutant.mjs). */
export const judgedIn = (stdout) => {
  const judged = stdout.match(/^AUDIT (noticed|missed)$/gm) ?? [];
  return { made: judged.length, noticed: judged.filter((line) => line.endsWith('noticed')).length };
};

const minutesOf = (count) => (count === 1 ? '1 minute' : `${count} minutes`);

/** What to say of a row whose time was over before its tests had noticed anything. */
export const unfinished = ({ id, made, minutes, seed, changes }) =>
  `not finished after ${minutesOf(minutes)}: its tests had judged ${made} changes and noticed none. Alone: ` +
  `npm run audit -- --seed ${seed} --changes ${changes} --row ${id} --minutes ${minutes * 6}`;
