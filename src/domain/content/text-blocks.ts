/** Plain text, or the text of a link to another page of the shop. */
export interface TextSpan {
  readonly text: string;
  /** A path of the shop; absent for plain text. */
  readonly to?: string;
}

export type TextBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly TextSpan[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextSpan[])[] };

/**
 * Reads a text of an operator: blank lines separate paragraphs, lines that begin with `- ` are a
 * list, `[words](/path)` is a link within the shop. Anything else is plain text, so every text is
 * valid, and none can contain markup or link to another site.
 */
export const readBlocks = (text: string): readonly TextBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => blocksOf(part.split('\n').map((line) => line.trim())));

const isItem = (line: string): boolean => line.startsWith('- ');

/** Consecutive lines of one kind make one block. */
const blocksOf = (lines: readonly string[]): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let words: string[] = [];
  let items: string[] = [];
  const flush = (): void => {
    if (words.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(words.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map(spansOf) });
    words = [];
    items = [];
  };
  for (const line of lines.filter((each) => each !== '')) {
    if (isItem(line) ? words.length > 0 : items.length > 0) flush();
    if (isItem(line)) items.push(line.slice(2).trim());
    else words.push(line);
  }
  flush();
  return blocks;
};

/** Exactly one leading slash: two would name another host. */
const link = /\[([^\][]+)\]\((\/(?!\/)[\w/.#?=&-]*)\)/g;

const spansOf = (text: string): readonly TextSpan[] => {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const found of text.matchAll(link)) {
    const [whole, words = '', to = ''] = found;
    if (found.index > end) spans.push({ text: text.slice(end, found.index) });
    spans.push({ text: words, to });
    end = found.index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
};

/** The text without markup, for search and for terminals. */
export const plainText = (text: string): string =>
  readBlocks(text)
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [wordsOf(block.spans)]
        : block.items.map((item) => `- ${wordsOf(item)}`),
    )
    .join('\n');

const wordsOf = (spans: readonly TextSpan[]): string => spans.map(({ text }) => text).join('');
