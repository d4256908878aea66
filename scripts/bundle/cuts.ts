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
  /** Functions that only tell developers something: what calls them as a statement is left out. */
  readonly silent?: readonly string[];
  /** By function, expressions that have one value here; the bundler drops what hangs on them. */
  readonly always?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Cuts of one kind, of which a file may have several. */
export type CutPart = Omit<Cuts, 'file'>;

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

const isClass = (node: unknown): node is SyntaxNode =>
  isNode(node) && node.type === 'ClassExpression';

const methodsOf = (name: string, owner: SyntaxNode): readonly NamedFunction[] =>
  partsOf(owner['body'] as SyntaxNode)
    .filter(({ type }) => type === 'MethodDefinition')
    .map((method) =>
      named(`${name}.${nameOf(method['key'])}`, method['value'] as SyntaxNode, {
        ...method,
        text: '',
      }),
    );

/** The functions and methods that a piece of code names. */
const functionsIn = (node: SyntaxNode, code: string): readonly NamedFunction[] => {
  switch (node.type) {
    case 'FunctionDeclaration':
      return [named(nameOf(node['id']), node)];
    case 'VariableDeclarator': {
      const { id, init } = node;
      if (isFunction(init)) return [named(nameOf(id), init)];
      return isClass(init) && nameOf(init['id']) === '' ? methodsOf(nameOf(id), init) : [];
    }
    case 'AssignmentExpression': {
      const { start, end } = node['left'] as SyntaxNode;
      const made = node['right'];
      return isFunction(made) ? [named(code.slice(start, end), made, { ...node, text: '0' })] : [];
    }
    case 'ClassDeclaration':
    case 'ClassExpression':
      return methodsOf(nameOf(node['id']), node);
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

/** Where a name stands for its value, and nothing is declared or set. */
const reading =
  /^(?:IfStatement|ConditionalExpression|LogicalExpression|UnaryExpression|BinaryExpression|SpreadElement|CallExpression)$/;

/** What is set or called keeps its name. */
const isHeld = (part: SyntaxNode, { type, ...whole }: SyntaxNode): boolean =>
  part === whole['callee'] || (type === 'AssignmentExpression' && part === whole['left']);

/** The expressions of a piece of code; a name counts where it is read. */
const expressionsIn = (node: SyntaxNode): readonly SyntaxNode[] =>
  partsOf(node).filter((part) => {
    if (isHeld(part, node)) return false;
    return part.type === 'Identifier' ? reading.test(node.type) : /Expression$/.test(part.type);
  });

const calledName = (statement: SyntaxNode): string => {
  const { expression } = statement;
  if (!isNode(expression) || expression.type !== 'CallExpression') return '';
  return nameOf(expression['callee']);
};

const some = <Value>(found: readonly Value[], file: string, wanted: string): readonly Value[] => {
  if (found.length === 0) throw new Error(`${file}: "${wanted}" is not there`);
  return found;
};

/** Of edits inside each other the outer one is made. */
const outermost = (edits: readonly Edit[]): readonly Edit[] => {
  const sorted = edits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  let reached = -1;
  return sorted.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
};

const replaced = (code: string, { file, instead = [] }: Cuts): string =>
  instead.reduce((text, [from, to]) => {
    only(text.split(from).slice(1), file, from);
    return text.replace(from, () => to);
  }, code);

/** The file without what its cuts name. */
export const cut = (code: string, cuts: Cuts): string => {
  const { file, unused = [], shorter = {}, without = [], silent = [], always = {} } = cuts;
  const text = replaced(code, cuts);
  const nodes = every(parseAst(text) as unknown as SyntaxNode);
  const functions = nodes.flatMap((node) => functionsIn(node, text));
  const expressions = nodes.flatMap(expressionsIn);
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
    ...silent.flatMap((wanted) => {
      const found = statements.filter((statement) => calledName(statement) === wanted);
      return some(found, file, wanted).map(({ start, end }) => ({ start, end, text: ';' }));
    }),
    ...Object.entries(always).flatMap(([name, values]) => {
      const { start: from, end: to } = functionOf(name).body;
      const inside = expressions.filter(({ start, end }) => start > from && end < to);
      return Object.entries(values).flatMap(([wanted, value]) => {
        const found = inside.filter(({ start, end }) => text.slice(start, end) === wanted);
        const spans = some(found, file, `${wanted} of ${name}`);
        return spans.map(({ start, end }) => ({ start, end, text: `(${value})` }));
      });
    }),
  ];
  return outermost(edits)
    .toReversed()
    .reduce((rest, edit) => rest.slice(0, edit.start) + edit.text + rest.slice(edit.end), text);
};

const valuesOf = (parts: readonly CutPart[]): NonNullable<Cuts['always']> => {
  const values = new Map<string, Readonly<Record<string, string>>>();
  for (const [name, more] of parts.flatMap(({ always = {} }) => Object.entries(always)))
    values.set(name, { ...values.get(name), ...more });
  return Object.fromEntries(values);
};

/** A file's cuts with more of them. */
export const joined = (cuts: Cuts, more: readonly CutPart[]): Cuts => {
  const parts = [cuts, ...more];
  return {
    file: cuts.file,
    instead: parts.flatMap(({ instead = [] }) => instead),
    unused: parts.flatMap(({ unused = [] }) => unused),
    shorter: Object.fromEntries(parts.flatMap(({ shorter = {} }) => Object.entries(shorter))),
    without: parts.flatMap(({ without = [] }) => without),
    silent: parts.flatMap(({ silent = [] }) => silent),
    always: valuesOf(parts),
  };
};

/** Leaves out of the client's libraries what this shop never runs; a file that is gone fails the build. */
export const withCuts = (everyCut: readonly Cuts[]): Plugin => {
  const found = new Set<Cuts>();
  return {
    name: 'with-cuts',
    transform: {
      filter: { id: /node_modules|\0vite\// },
      handler: (code, id) => {
        const cuts = everyCut.find(({ file }) => id.endsWith(file));
        if (cuts === undefined) return null;
        found.add(cuts);
        return cut(code, cuts);
      },
    },
    buildEnd: (error) => {
      const missing = everyCut.find((cuts) => !found.has(cuts));
      if (error === undefined && missing !== undefined)
        throw new Error(`${missing.file} is not part of the build, and should be cut`);
    },
  };
};
