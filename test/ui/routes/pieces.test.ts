import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieceOf } from '#scripts/bundle/pieces.ts';

const sources = '/shop/src';
const file = (name: string): string => resolve(sources, name);

/** Who imports whom; each is a module of the shop. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'ui/home.tsx': ['ui/heading.tsx'],
  'ui/frame.tsx': ['ui/heading.tsx', 'ui/dialog.tsx', 'domain/linked.ts'],
  'ui/dialog.tsx': ['ui/button.tsx'],
  'core.ts': ['schemas.ts', 'domain/linked.ts'],
  'buying.ts': [
    'schemas.ts',
    'vault.ts',
    'domain/tender.ts',
    'domain/amount.ts',
    'domain/linked.ts',
  ],
  'ui/list.tsx': ['ui/filters.tsx', 'domain/flavor.ts'],
  'ui/checkout.tsx': ['domain/amount.ts'],
};
const modules = {
  getModuleInfo: (id: string) => ({
    importedIds: (imports[id.slice(file('x').length - 1)] ?? []).map(file),
  }),
};
const piece = pieceOf({
  sources,
  by: { frame: ['ui/frame.tsx'], core: ['core.ts'], buying: ['buying.ts'], lists: ['ui/list.tsx'] },
  after: { buying: ['core'] },
  late: ['buying', 'lists'],
  screens: { buying: ['ui/checkout.tsx'] },
  small: ['domain/tiny.ts', 'ui/heading.tsx'],
  except: ['ui/home.tsx'],
});
const of = (name: string) => piece(file(name), modules);

describe('the piece a module comes in', () => {
  it('is that of the module it is imported by, over however many steps', () => {
    expect([of('ui/dialog.tsx'), of('ui/button.tsx'), of('vault.ts')]).toEqual([
      'frame',
      'frame',
      'buying',
    ]);
  });

  it('is none for what a first paint needs, for what nobody names and for the modules themselves', () => {
    expect(['ui/heading.tsx', 'ui/other.tsx', 'core.ts'].map(of)).toEqual([null, null, null]);
  });

  it('is that of the one that comes first where one comes after the other', () => {
    expect(of('schemas.ts')).toBe('core');
  });

  it('is one for rules that every visit needs, so that no screen waits for the core', () => {
    expect(of('domain/linked.ts')).toBe('rules');
  });

  it('is one for the rules that buying shares with its screens', () => {
    expect(of('domain/amount.ts')).toBe('buying-rules');
  });

  it('is that of the rules for a small one, unless a first paint needs it', () => {
    expect([of('domain/tiny.ts'), of('ui/heading.tsx')]).toEqual(['rules', null]);
  });

  it('is with its screens for a rule of screens, and none for one that comes after the core', () => {
    expect([of('domain/flavor.ts'), of('domain/tender.ts')]).toEqual(['lists', null]);
  });
});
