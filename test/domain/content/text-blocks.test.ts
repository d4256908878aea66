import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, readBlocks } from '#domain/content/text-blocks.ts';

const spansIn = (text: string) =>
  readBlocks(text).flatMap((block) =>
    block.kind === 'paragraph' ? block.spans : block.items.flat(),
  );

describe('readBlocks', () => {
  it('parts paragraphs at blank lines and makes lists of lines that begin with a dash', () => {
    expect(readBlocks('One\nline.\n\nTwo:\n- a\n- b\nafter')).toEqual([
      { kind: 'paragraph', spans: [{ text: 'One line.' }] },
      { kind: 'paragraph', spans: [{ text: 'Two:' }] },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
      { kind: 'paragraph', spans: [{ text: 'after' }] },
    ]);
  });

  it('takes lines of any system, and white space around them for nothing', () => {
    const windows = readBlocks('  One \r\n line. \r\n \t\r\n-   a  \r\n- b');
    expect(windows).toEqual([
      { kind: 'paragraph', spans: [{ text: 'One line.' }] },
      { kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] },
    ]);
    expect(readBlocks('One\n\n\n\nTwo').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'paragraph',
    ]);
    expect(readBlocks(' \n ')).toEqual([]);
  });

  it('a link may be all there is, or follow another at once', () => {
    expect(spansIn('[a](/a)')).toEqual([{ text: 'a', to: '/a' }]);
    expect(spansIn('[a](/a)[b](/b)')).toEqual([
      { text: 'a', to: '/a' },
      { text: 'b', to: '/b' },
    ]);
  });

  it('reads links within the shop', () => {
    expect(readBlocks('Write [to us](/contactus), or read [the FAQ](/faq#po-box).')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'Write ' },
          { text: 'to us', to: '/contactus' },
          { text: ', or read ' },
          { text: 'the FAQ', to: '/faq#po-box' },
          { text: '.' },
        ],
      },
    ]);
  });

  it.each(['[x](//evil.example)', '[x](https://evil.example)', '[x](javascript:alert(1))'])(
    'lets %s lead nowhere',
    (text) => {
      expect(spansIn(text)).toEqual([{ text }]);
    },
  );

  it('takes any text, keeps all its words, and links stay within the shop', () => {
    const pieces = fc.constantFrom(
      'a',
      ' ',
      '\n',
      '\n\n',
      '- ',
      '[',
      ']',
      '(/x)',
      '(//y)',
      'ñ',
      '<b>',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const text = parts.join('');
        for (const { to } of spansIn(text)) if (to !== undefined) expect(to).toMatch(/^\/(?!\/)/);
        const letters = (from: string) => from.match(/[añ]/g)?.length ?? 0;
        expect(letters(plainText(text))).toBe(letters(text));
      }),
    );
  });
});

describe('plainText', () => {
  it('is the words alone, list items with their dashes', () => {
    expect(plainText('Read [this](/terms).\n\n- one\n- two')).toBe('Read this.\n- one\n- two');
  });
});
