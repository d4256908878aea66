import { YamlError } from '#cli/scenario/yaml-lines.ts';

/** A value on one line: quoted, flow (`[a, b]`, `{a: 1}`) or plain, by the core schema of YAML 1.2. */
export const readScalar = (text: string, line: number): unknown => {
  const reader = new FlowReader(text, line);
  const value = reader.value(false);
  reader.end();
  return value;
};

/** Plain text as null, true, a number, or itself. */
const plain = (text: string): unknown => {
  if (/^(|~|null|Null|NULL)$/.test(text)) return null;
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE)$/.test(text)) return false;
  // Leading zeros are kept: zip codes and phone numbers are texts.
  if (!/^[-+]?(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d{1,3})?$/.test(text)) return text;
  // So are numbers that would not come back as they were: long ids.
  const isExact = Number.isSafeInteger(Number(text)) || !/^[-+]?\d+$/.test(text);
  return isExact ? Number(text) : text;
};

class FlowReader {
  readonly #text: string;
  readonly #line: number;
  #at = 0;

  constructor(text: string, line: number) {
    this.#text = text;
    this.#line = line;
  }

  /** `inside`: commas and brackets end a plain text there. */
  value(inside: boolean): unknown {
    this.#blanks();
    switch (this.#text[this.#at]) {
      case '"':
        return this.#doubleQuoted();
      case "'":
        return this.#singleQuoted();
      case '[':
        return this.#list();
      case '{':
        return this.#map();
      case '&':
      case '*':
      case '!':
      case '@':
      case '`':
        throw this.#problem('anchors, aliases and tags are not read here; quote the text');
      default:
        return plain(this.#plainText(inside));
    }
  }

  end(): void {
    this.#blanks();
    if (this.#at < this.#text.length) throw this.#problem('something follows the value');
  }

  #blanks(): void {
    while (this.#text[this.#at] === ' ') this.#at += 1;
  }

  #problem(text: string): YamlError {
    return new YamlError(this.#line, text);
  }

  #plainText(inside: boolean): string {
    const rest = this.#text.slice(this.#at);
    const end = inside ? /[,[\]{}]|:(?=\s|$)/.exec(rest)?.index : undefined;
    const text = rest.slice(0, end);
    if (!inside && /:\s/.test(text)) throw this.#problem('a text with ": " in it needs quotes');
    this.#at += text.length;
    return text.trim();
  }

  #doubleQuoted(): string {
    const [found] = /^"(?:[^"\\]|\\.)*"/.exec(this.#text.slice(this.#at)) ?? [];
    if (found === undefined) throw this.#problem('a quoted text does not end');
    this.#at += found.length;
    try {
      return String(JSON.parse(found));
    } catch {
      throw this.#problem('a quoted text has an escape JSON does not know');
    }
  }

  #singleQuoted(): string {
    const [found] = /^'(?:[^']|'')*'/.exec(this.#text.slice(this.#at)) ?? [];
    if (found === undefined) throw this.#problem('a quoted text does not end');
    this.#at += found.length;
    return found.slice(1, -1).replaceAll("''", "'");
  }

  #list(): readonly unknown[] {
    const items: unknown[] = [];
    this.#each(']', () => items.push(this.value(true)));
    return items;
  }

  #map(): Readonly<Record<string, unknown>> {
    const entries = new Map<string, unknown>();
    this.#each('}', () => {
      const key = String(this.value(true));
      this.#blanks();
      if (this.#text[this.#at] !== ':') throw this.#problem('a ":" is missing');
      this.#at += 1;
      if (entries.has(key)) throw this.#problem(`${key} is given twice`);
      entries.set(key, this.value(true));
    });
    return Object.fromEntries(entries);
  }

  #each(close: string, read: () => void): void {
    this.#at += 1;
    this.#blanks();
    while (this.#text[this.#at] !== close) {
      read();
      this.#blanks();
      const sign = this.#text[this.#at];
      if (sign === ',') this.#at += 1;
      else if (sign !== close) throw this.#problem(`a "${close}" is missing`);
      this.#blanks();
    }
    this.#at += 1;
  }
}
