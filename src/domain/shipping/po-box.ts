import { lookAlikes } from '#domain/validation/look-alikes.ts';
import type { Problem } from '#domain/validation/problem.ts';

const postOffice = '(?:p ?[o0]|p[o0]st ?(?:[o0]ffice|al)?)';
const box = '(?:b ?[o0] ?x|bx)';

/** Whole words only: `Pobst Ave`, `Post Oak Blvd` and `PO Boxwood` are streets. */
const postOfficeBox = new RegExp(
  `(?:^|[^a-z0-9])(?:${postOffice} ?${box}|p ?[o0] ?b|(?:p ?[o0]|p[o0]st ?[o0]ffice) ?drawer)(?![a-z])`,
);

/**
 * Whether a line names a post office box: PO Box, P.O. Box, P O Box, POBox, P.O.B., Post Office
 * Box, Post Box, Postal Box and the like, in any letter case (D-FORM-08).
 *
 * Look-alike letters, marks, invisible characters and separators of any kind do not hide one
 * (D-READ-14). Every step takes linear time.
 */
export const namesPostOfficeBox = (line: string): boolean => postOfficeBox.test(plainWords(line));

/** Lower-case ASCII words with one space between them, invisible characters and marks gone. */
const plainWords = (line: string): string =>
  Array.from(
    line.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, ''),
    (character) => lookAlikes[character.toLowerCase()] ?? character.toLowerCase(),
  )
    .join('')
    .replace(/[^a-z0-9]+/g, ' ');

/** Shipping addresses only: nothing is shipped to a billing address (ADDR-07, D-CHECKOUT-12). */
export const poBoxProblem = (line: string): Problem | undefined =>
  namesPostOfficeBox(line) ? { key: 'address.poBox', values: { type: 'shipping' } } : undefined;
