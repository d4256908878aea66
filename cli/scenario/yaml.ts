import { YamlError, type YamlLine, yamlLines } from '#cli/scenario/yaml-lines.ts';
import { readScalar } from '#cli/scenario/yaml-scalars.ts';

/**
 * Reads the YAML people write by hand: maps and lists by indentation, values on one line, block
 * texts, comments. Anchors, tags and several documents are refused, with the number of the line.
 */
export const readYaml = (source: string): unknown => {
  const reader = new BlockReader(yamlLines(source));
  const value = reader.node(0);
  reader.end();
  return value;
};

const keyOf =
  /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s[\]{},#&*!|>'"%@`-][^#]*?|-[^\s#][^#]*?)\s*:(?:\s+(.*))?$/;

class BlockReader {
  readonly #lines: readonly YamlLine[];
  #at = 0;

  constructor(lines: readonly YamlLine[]) {
    this.#lines = lines;
    const [first] = lines.filter(({ text }) => text !== '');
    if (first?.text === '---') this.#at = lines.indexOf(first) + 1;
  }

  /** The value whose lines are indented by at least `least`; null where there is none. */
  node(least: number): unknown {
    const line = this.#peek();
    if (line === undefined || line.indent < least) return null;
    if (isItem(line.text)) return this.#list(line.indent);
    if (keyOf.test(line.text)) return this.#map(line.indent);
    this.#at += 1;
    return readScalar(this.#wholeFlow(line.text), line.number);
  }

  end(): void {
    const line = this.#peek();
    if (line === undefined) return;
    throw new YamlError(
      line.number,
      line.text === '---' ? 'only one document is read' : 'the indentation fits nothing above',
    );
  }

  /** The next line with content. */
  #peek(): YamlLine | undefined {
    while (this.#lines[this.#at]?.text === '') this.#at += 1;
    return this.#lines[this.#at];
  }

  #list(indent: number): readonly unknown[] {
    const items: unknown[] = [];
    for (let line = this.#peek(); line !== undefined; line = this.#peek()) {
      if (line.indent !== indent || !isItem(line.text)) break;
      items.push(this.#item(line));
    }
    return items;
  }

  /** `- a: 1` is a map that begins on the line of the dash. */
  #item(line: YamlLine): unknown {
    const text = line.text.slice(1).trimStart();
    const inner = line.indent + line.text.length - text.length;
    if (text === '') {
      this.#at += 1;
      return this.node(line.indent + 1);
    }
    if (isItem(text)) throw new YamlError(line.number, 'a list in a list begins on its own line');
    if (keyOf.test(text)) return this.#map(inner, { ...line, indent: inner, text });
    this.#at += 1;
    return this.#valueOf(text, line);
  }

  #map(indent: number, begun?: YamlLine): Readonly<Record<string, unknown>> {
    const entries = new Map<string, unknown>();
    let next = begun;
    for (let line = next ?? this.#peek(); line !== undefined; line = this.#peek()) {
      next = undefined;
      if (line.indent !== indent) break;
      const [, key, rest = ''] = keyOf.exec(line.text) ?? [];
      if (key === undefined) {
        if (isItem(line.text)) break;
        throw new YamlError(line.number, 'a "key: value" is expected');
      }
      const name = String(readScalar(quoted(key), line.number));
      if (entries.has(name)) throw new YamlError(line.number, `${name} is given twice`);
      this.#at += 1;
      entries.set(name, rest === '' ? this.#below(indent) : this.#valueOf(rest, line));
    }
    return Object.fromEntries(entries);
  }

  /** What follows `key:`; a list may stand right under its key. */
  #below(indent: number): unknown {
    const line = this.#peek();
    if (line?.indent === indent && isItem(line.text)) return this.#list(indent);
    return this.node(indent + 1);
  }

  #valueOf(text: string, line: YamlLine): unknown {
    const block = /^([|>])([-+]?)$/.exec(text);
    if (block === null) return readScalar(this.#wholeFlow(text), line.number);
    return this.#blockText(line, block[1] === '>', block[2] ?? '');
  }

  /** A list in brackets or a map in braces may go on over more lines. */
  #wholeFlow(begun: string): string {
    let text = begun;
    while (/^[[{]/.test(text) && openBrackets(text) > 0) {
      const line = this.#peek();
      if (line === undefined) break;
      this.#at += 1;
      text = `${text} ${line.text}`;
    }
    return text;
  }

  #blockText({ indent }: YamlLine, folded: boolean, chomp: string): string {
    const taken: string[] = [];
    for (; this.#at < this.#lines.length; this.#at += 1) {
      const line = this.#lines[this.#at];
      if (line === undefined || (line.raw.trim() !== '' && line.indent <= indent)) break;
      taken.push(line.raw);
    }
    const margin = /^ */.exec(taken.find((each) => each.trim() !== '') ?? '')?.[0].length ?? 0;
    const text = taken.map((each) => each.slice(margin)).join('\n');
    const whole = text.replace(/\n*$/, '');
    const shaped = folded
      ? whole.replace(/(?<=[^\n])\n(\n*)(?=[^\n ])/g, (_, more) => more || ' ')
      : whole;
    if (chomp === '-' || whole === '') return shaped;
    return chomp === '+' ? `${shaped}${text.slice(whole.length)}\n` : `${shaped}\n`;
  }
}

/** Brackets and braces still open, those between quotes left out. */
const openBrackets = (text: string): number => {
  const bare = text.replace(/"(?:[^"\\]|\\.)*"|(?<=[[{,:\s])'(?:[^']|'')*'/g, '');
  return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
};

const isItem = (text: string): boolean => text === '-' || text.startsWith('- ');

/** Keys are texts, also those that look like numbers. */
const quoted = (key: string): string => (/^["']/.test(key) ? key : JSON.stringify(key));
