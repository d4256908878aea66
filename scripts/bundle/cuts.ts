import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

/** What of a library's file this shop never runs; each entry has to be found exactly once. */
export interface Cuts {
  /** The end of the file's path. */
  readonly file: string;
  /** Texts and what stands in their place; done first. */
  readonly instead?: readonly (readonly [text: string, replacement: string])[];
  /** Functions whose body is left out (`name`) and methods that are left out whole (`Class.name`). */
  readonly unused?: readonly string[];
  /** Bodies that do what this shop needs of a function or method. */
  readonly shorter?: Readonly<Record<string, string>>;
  /** Statements that are left out, by how they begin. */
  readonly without?: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface SyntaxNode extends Span {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Edit extends Span {
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const partsOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string =>
  isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';

const isFunction = (node: unknown): node is SyntaxNode =>
  isNode(node) && /^(?:Function|ArrowFunction)Expression$/.test(node.type);

interface NamedFunction {
  readonly name: string;
  readonly body: Span;
  /** What goes when nobody calls it. */
  readonly whole: Edit;
}

const named = (name: string, owner: SyntaxNode, whole?: Edit): NamedFunction => {
  const body = owner['body'] as SyntaxNode;
  return { name, body, whole: whole ?? { ...body, text: '{}' } };
};

/** The functions and methods that a piece of code names. */
const functionsIn = (node: SyntaxNode, code: string): readonly NamedFunction[] => {
  switch (node.type) {
    case 'FunctionDeclaration':
      return [named(nameOf(node['id']), node)];
    case 'VariableDeclarator':
      return isFunction(node['init']) ? [named(nameOf(node['id']), node['init'])] : [];
    case 'AssignmentExpression': {
      const { start, end } = node['left'] as SyntaxNode;
      const made = node['right'];
      return isFunction(made) ? [named(code.slice(start, end), made, { ...node, text: '0' })] : [];
    }
    case 'ClassDeclaration':
    case 'ClassExpression':
      return partsOf(node['body'] as SyntaxNode)
        .filter(({ type }) => type === 'MethodDefinition')
        .map((method) =>
          named(`${nameOf(node['id'])}.${nameOf(method['key'])}`, method['value'] as SyntaxNode, {
            ...method,
            text: '',
          }),
        );
    default:
      return [];
  }
};

const statementKinds = /(?:Statement|Declaration)$/;

const every = (node: SyntaxNode): readonly SyntaxNode[] => [node, ...partsOf(node).flatMap(every)];

const only = <Value>(found: readonly Value[], file: string, wanted: string): Value => {
  const [first] = found;
  if (first === undefined || found.length > 1) {
    throw new Error(`${file}: "${wanted}" is there ${found.length} times and should be there once`);
  }
  return first;
};

const replaced = (code: string, { file, instead = [] }: Cuts): string =>
  instead.reduce((text, [from, to]) => {
    only(text.split(from).slice(1), file, from);
    return text.replace(from, () => to);
  }, code);

/** The file without what its cuts name. */
export const cut = (code: string, cuts: Cuts): string => {
  const { file, unused = [], shorter = {}, without = [] } = cuts;
  const text = replaced(code, cuts);
  const nodes = every(parseAst(text) as unknown as SyntaxNode);
  const functions = nodes.flatMap((node) => functionsIn(node, text));
  const statements = nodes.filter(({ type }) => statementKinds.test(type));
  const functionOf = (wanted: string): NamedFunction =>
    only(
      functions.filter(({ name }) => name === wanted),
      file,
      wanted,
    );
  const edits = [
    ...unused.map((wanted) => functionOf(wanted).whole),
    ...Object.entries(shorter).map(([wanted, body]) => ({
      ...functionOf(wanted).body,
      text: `{${body}}`,
    })),
    ...without.map((wanted) => {
      const found = statements.filter(({ start }) => text.startsWith(wanted, start));
      return { ...only(found, file, wanted), text: ';' };
    }),
  ];
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
};

/** Leaves out of the client's libraries what this shop never runs. */
export const withCuts = (everyCut: readonly Cuts[]): Plugin => ({
  name: 'with-cuts',
  transform: {
    filter: { id: /node_modules/ },
    handler: (code, id) => {
      const cuts = everyCut.find(({ file }) => id.endsWith(file));
      return cuts === undefined ? null : cut(code, cuts);
    },
  },
});
