import { describe, expect, it } from 'vitest';
import { type CutPart, cut, joined, withCuts } from '#scripts/bundle/cuts.ts';

const library = `
var Shelf = class {
  get(name) { return name; }
  get size() { return 1; }
};
function warn(text) { console.warn(text); }
function open(door, asked) {
  warn('opening');
  if (door.isLocked || asked) return door.key(asked);
  door.isLocked = asked;
  return door.isLocked(asked) && { asked };
}
function close(door) { return door.isLocked ? 1 : warn('open'); }
`;

const shortened = (part: CutPart) => cut(library, { file: 'library.js', ...part });

describe('what the build leaves out of a library', () => {
  it('replaces what always has one value, in one function, where it is read', () => {
    const text = shortened({ always: { open: { 'door.isLocked': 'false', asked: 'void 0' } } });
    expect(text).toContain('if ((false) || (void 0)) return door.key((void 0));');
    expect(text).toContain('door.isLocked = asked;');
    expect(text).toContain('return door.isLocked((void 0)) && { asked };');
    expect(text).toContain('return door.isLocked ? 1');
  });

  it('leaves out statements that only tell developers something', () => {
    const text = shortened({ silent: ['warn'] });
    expect(text).not.toContain("warn('opening')");
    expect(text).toContain(": warn('open')");
  });

  it('makes the outer one of two cuts, and those of a class by its name', () => {
    const text = shortened({
      shorter: { open: 'return 2;', 'Shelf.get': 'return 3;' },
      unused: ['Shelf.size'],
      always: { open: { asked: '1' } },
    });
    expect(text).toContain('function open(door, asked) {return 2;}');
    expect(text).toContain('get(name) {return 3;}');
    expect(text).not.toContain('size');
  });

  it.each<[string, CutPart]>([
    ['a function', { unused: ['shut'] }],
    ['an expression', { always: { close: { asked: '1' } } }],
    ['a function with such an expression', { always: { shut: { asked: '1' } } }],
    ['a call', { silent: ['tell'] }],
    ['a text', { instead: [['shut', 'closed']] }],
    ['a statement', { without: ['shut('] }],
  ])('fails without %s that it should cut', (_, part) => {
    expect(() => shortened(part)).toThrow(/is (?:not )?there/);
  });

  it('joins cuts of one file', () => {
    const cuts = { file: 'library.js', always: { open: { asked: '1' } } };
    const more = [{ always: { open: { 'door.isLocked': '2' }, close: {} } }, { silent: ['warn'] }];
    expect(joined(cuts, more)).toMatchObject({
      file: 'library.js',
      silent: ['warn'],
      always: { open: { asked: '1', 'door.isLocked': '2' }, close: {} },
    });
  });

  it('fails when a file that should be cut is not part of the build', () => {
    const { buildEnd } = withCuts([{ file: 'library.js' }]);
    const end = buildEnd as (error?: Error) => void;
    expect(() => end()).toThrow('library.js is not part of the build');
    expect(() => end(new Error('something else'))).not.toThrow();
  });
});
