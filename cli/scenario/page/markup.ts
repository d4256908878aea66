import { escaped } from '#cli/scenario/report/escaped.ts';

/** A piece of HTML: its texts were escaped when it was made. */
export interface Markup {
  readonly markup: string;
}

type Piece = Markup | string | number | undefined | readonly Piece[];

const written = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (typeof piece === 'string') return escaped(piece);
  if (typeof piece === 'number') return String(piece);
  return 'markup' in piece ? piece.markup : piece.map(written).join('');
};

/** HTML with values in it; a value that is no markup itself is a text. */
export const markup = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup => ({
  markup: parts.reduce((before, part, at) => `${before}${written(pieces[at - 1])}${part}`),
});
