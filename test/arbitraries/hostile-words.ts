import fc from 'fast-check';

/** One of each kind that is not seen: controls, ends of lines, direction marks, signs drawn as nothing. */
export const unseenCharacters: readonly string[] = [
  '\u0000',
  '\n',
  '\r\n',
  '\u001B',
  '\u0085',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u2028',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
  '\u{E0041}',
];

/** What mail programs turn into a link. */
export const linkTexts: readonly string[] = [
  'evil.com',
  'www.evil.example',
  'http://evil.example/x',
  'https://1.2.3.4/',
  'eve@evil.example',
  'mailto:eve@evil.example',
  'ev\u0456l\u3002com',
  'evil\uFF0Ecom',
  'eve\uFF20evil',
];

/** Names made to be read as something else, 2 to 30 characters long. */
export const hostileNames = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(
        fc.constantFrom('A', 'Total', 'Refund'),
        fc.constantFrom(...unseenCharacters),
        fc.constantFrom('b', 'Total $0', 'Order number CC-1'),
      )
      .map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('', 'Win at ', 'Call '), fc.constantFrom(...linkTexts))
      .map((parts) => parts.join('')),
  );
