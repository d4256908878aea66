/** A text is no YAML, or a part of YAML that scenarios do not use; `line` counts from 1. */
export class YamlError extends Error {
  override readonly name = 'YamlError';
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}

/** One line with content. */
export interface YamlLine {
  readonly number: number;
  /** Blanks in front. */
  readonly indent: number;
  /** Without indent, comment and blanks at the end. */
  readonly text: string;
  /** As it was written: block texts keep their `#`. */
  readonly raw: string;
}

/** Every line of a document; empty ones and comments have an empty text. */
export const yamlLines = (source: string): readonly YamlLine[] =>
  source
    .replace(/^\u{feff}/u, '')
    .split(/\r\n|\n|\r/)
    .map((raw, index) => {
      const number = index + 1;
      const blanks = /^ */.exec(raw)?.[0].length ?? 0;
      if (/^ *\t/.test(raw) && raw.trim() !== '') {
        throw new YamlError(number, 'a tab indents the line; use blanks');
      }
      return { number, indent: blanks, text: withoutComment(raw.slice(blanks)), raw };
    });

/** A `#` begins a comment at the start or after a blank, but not between quotes. */
const withoutComment = (text: string): string => {
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      const isEscape = quote === '"' ? sign === '\\' : text.startsWith("''", at);
      if (isEscape) at += 1;
      else if (sign === quote) quote = '';
    } else if ((sign === '"' || sign === "'") && beginsValue(text.slice(0, at))) {
      quote = sign;
    } else if (sign === '#' && (at === 0 || /\s/.test(text[at - 1] ?? ''))) {
      return text.slice(0, at).trimEnd();
    }
  }
  return text.trimEnd();
};

/** A quote opens a text only where a value or key begins; in `it's` it is a letter. */
const beginsValue = (before: string): boolean => /(^|[:,[{-]|^- )\s*$/.test(before);
