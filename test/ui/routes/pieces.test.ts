import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pieceOf } from '#scripts/bundle/pieces.ts';

const sources = '/shop/src';
const file = (name: string): string => resolve(sources, name);

/** Who imports whom; each is a module of the shop. */
const imports: Readonly<Record<string, readonly string[]>> = {
  'ui/home.tsx': ['ui/heading.tsx'],
  'ui/frame.tsx': ['ui/heading.tsx', 'ui/dialog.tsx', 'ui/later.tsx', 'domain/linked.ts'],
  'ui/later.tsx': ['ui/banner.tsx', 'ui/dialog.tsx'],
  'ui/dialog.tsx': ['ui/button.tsx'],
  'core.ts': ['schemas.ts', 'domain/linked.ts', 'alone.ts'],
  'buying.ts': [
    'schemas.ts',
    'vault.ts',
    'waits.ts',
    'domain/tender.ts',
    'domain/amount.ts',
    'domain/linked.ts',
  ],
  'visit.ts': ['waits.ts', 'domain/tender.ts'],
  'ui/list.tsx': ['ui/filters.tsx', 'domain/flavor.ts'],
  'ui/list-again.tsx': ['ui/filters.tsx', 'domain/flavor.ts', 'vault.ts'],
  'ui/checkout.tsx': ['domain/amount.ts', 'domain/tiny.ts'],
  'ui/account.tsx': ['domain/tiny.ts'],
};
/** Those fetched by imports of their own: each but what another one imports. */
const roots = Object.keys(imports).filter((name) => name !== 'ui/dialog.tsx');
const importersOf = (name: string) =>
  Object.keys(imports).filter((other) => imports[other]?.includes(name));
const modules = {
  getModuleInfo: (id: string) => {
    const name = id.slice(file('x').length - 1);
    return {
      importedIds: (imports[name] ?? []).map(file),
      importers: importersOf(name).map(file),
      dynamicImporters: roots.includes(name) ? [file('entry.ts')] : [],
      isEntry: name === 'entry.ts',
    };
  },
};
const piece = pieceOf({
  sources,
  by: {
    frame: ['ui/frame.tsx'],
    core: ['core.ts'],
    buying: ['buying.ts'],
    visit: ['visit.ts'],
    lists: ['ui/list.tsx', 'ui/list-again.tsx'],
  },
  whole: { frame: 'ui/later.tsx' },
  after: { buying: ['core'], visit: ['core'] },
  late: ['buying', 'visit', 'lists'],
  screens: { buying: ['ui/checkout.tsx'] },
  always: 'frame',
  small: ['domain/tiny.ts', 'ui/heading.tsx'],
  except: ['ui/home.tsx'],
});
const of = (name: string) => piece(file(name), modules);

describe('the piece a module comes in', () => {
  it('is that of the module it is imported by, over however many steps', () => {
    expect([of('ui/dialog.tsx'), of('ui/button.tsx'), of('ui/filters.tsx')]).toEqual([
      'frame',
      'frame',
      'lists',
    ]);
  });

  it('is none for what a first paint needs, for what nobody names and for the modules themselves', () => {
    expect(['ui/heading.tsx', 'ui/other.tsx', 'core.ts'].map(of)).toEqual([null, null, null]);
  });

  it('is that of the one that comes first where one comes after the other', () => {
    expect(of('schemas.ts')).toBe('core');
  });

  it('is none for what only one of them needs, unless that one comes in its piece itself', () => {
    expect(of('alone.ts')).toBe(null);
    expect([of('ui/later.tsx'), of('ui/banner.tsx')]).toEqual(['frame', 'frame']);
  });

  it('is that of the one that comes first for what several late ones share', () => {
    expect(of('waits.ts')).toBe('core');
  });

  it('is one for rules that every visit needs, so that no screen waits for the core', () => {
    expect(of('domain/linked.ts')).toBe('frame');
  });

  it('is one for the rules that buying shares with its screens', () => {
    expect(of('domain/amount.ts')).toBe('buying-rules');
  });

  it('is that of the rules for a small one, unless a first paint needs it', () => {
    expect([of('domain/tiny.ts'), of('ui/heading.tsx')]).toEqual(['frame', null]);
  });

  it('is with its screens for a rule of screens, and none for one that comes after the core', () => {
    expect([of('domain/flavor.ts'), of('domain/tender.ts')]).toEqual(['lists', null]);
  });
});
