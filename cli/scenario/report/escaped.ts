import { markupText } from '#domain/content/markup-text.ts';

/** Text for a report in HTML or XML; characters that neither of them takes are dropped. */
export const escaped = (text: string): string =>
  markupText(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, ''),
  );
