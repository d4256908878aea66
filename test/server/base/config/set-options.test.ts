import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';

/** A part of a syntax tree. */
interface Part {
  readonly type: string;
  readonly [name: string]: unknown;
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const walk = (value: unknown, visit: (part: Part) => void): void => {
  if (Array.isArray(value)) for (const each of value) walk(each, visit);
  if (!isPart(value)) return;
  visit(value);
  for (const each of Object.values(value)) walk(each, visit);
};

const nameOf = (key: unknown): string => String(Object(key).name ?? Object(key).value);
const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? value : []);

const treeOf = (file: string): ESTree.Program =>
  parseSync(file, readFileSync(file, 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts',
    sourceType: 'module',
  }).program;

/** What some object is given, by name: in literals, by assignment, as an attribute of JSX. */
const namesSet = (part: Part): readonly string[] => {
  switch (part.type) {
    case 'ObjectExpression':
      return partsOf(part['properties']).flatMap((each) =>
        each.type === 'Property' && each['computed'] === false ? [nameOf(each['key'])] : [],
      );
    case 'AssignmentExpression': {
      const left = part['left'];
      return isPart(left) && left.type === 'MemberExpression' ? [nameOf(left['property'])] : [];
    }
    case 'JSXAttribute':
      return [nameOf(part['name'])];
    default:
      return [];
  }
};

/** What an interface leaves to choose. */
const optionsIn = (part: Part): readonly string[] =>
  part.type !== 'TSInterfaceDeclaration'
    ? []
    : partsOf(Object(part['body']).body).flatMap((member) =>
        member.type === 'TSPropertySignature' && member['optional'] === true
          ? [`${nameOf(part['id'])}.${nameOf(member['key'])}`]
          : [],
      );

/** Shapes of what the platform gives: a window, its connection, an error of Node's. */
const platform = /^(ViewedPage|Connection|SystemError)\./;

it('[D-MODE-04] every option is set by the product, but those the decision names', () => {
  const files = globSync('{src,server,sandbox,cli,scripts}/**/*.{ts,tsx,mjs}').filter(
    (file) => !/node_modules|\.d\.m?ts$/.test(file),
  );
  const offered = new Set<string>();
  const set = new Set<string>();
  for (const file of files) {
    walk(treeOf(file), (part) => {
      for (const name of namesSet(part)) set.add(name);
      for (const option of optionsIn(part)) offered.add(option);
    });
  }
  expect(offered.size).toBeGreaterThan(500);
  const unset = [...offered].filter((option) => !set.has(option.split('.')[1] ?? ''));
  const decision =
    /## D-MODE-04[\s\S]*?\nWhy:/.exec(
      readFileSync('docs/decisions/general/operation.md', 'utf8'),
    )?.[0] ?? '';
  const named = [...decision.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const ours = unset.filter((option) => !platform.test(option));
  expect(ours.map((option) => option.split('.')[1]).sort()).toEqual(named.sort());
});
