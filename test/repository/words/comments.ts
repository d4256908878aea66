/** The texts of a source's comments; what stands in quotation marks is no comment. */
export const commentsOf = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\*([\s\S]*?)\*\/|\/\/(.*)/g,
    ),
    ([, block, line]) => (block ?? line)?.replace(/\s*\n\s*\*?\s*/g, ' ') ?? '',
  ).filter((comment) => comment !== '');
