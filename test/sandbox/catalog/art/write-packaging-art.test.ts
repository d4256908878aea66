import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packOrders } from '#sandbox/catalog/art/pack-orders.ts';
import { packagingArt, writePackagingArt } from '#sandbox/catalog/art/write-packaging-art.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import { pack } from '#sandbox/catalog/packaging/pack.ts';

const art = [...packagingArt()];

describe('packagingArt', () => {
  it('draws the same pictures every time', () => {
    expect([...packagingArt()]).toEqual(art);
  });

  it('gives every picture a file of its own', () => {
    expect(new Set(art.map(([fileName]) => fileName)).size).toBe(art.length);
  });

  it('keeps every picture within 4 KB gzipped', () => {
    const heavy = art.filter(([, svg]) => gzipSync(svg).length > 4096);
    expect(heavy.map(([fileName]) => fileName)).toEqual([]);
  });

  it('has no text node, script or address to fetch', () => {
    const suspicious = /<text|<script|<image|<foreignObject|href="(?!#)|url\((?!#)/;
    expect(art.filter(([, svg]) => suspicious.test(svg)).map(([fileName]) => fileName)).toEqual([]);
  });

  it('closes every element it opens, and computes every number', () => {
    for (const [fileName, svg] of art) {
      expect(unclosed(svg), fileName).toEqual([]);
      expect(/NaN|undefined|Infinity/.test(svg), fileName).toBe(false);
    }
  });

  it('draws what every product and brand refers to', () => {
    const { products, brands, banners } = seedCatalog();
    const drawn = new Set(art.map(([fileName]) => `/packs/${fileName}`));
    const wanted = [
      ...products.map(({ imagePath }) => imagePath),
      ...products.flatMap(({ insidePath }) => insidePath ?? []),
      ...brands.map(({ wordmarkPath }) => wordmarkPath),
      ...banners.map(({ imagePath }) => imagePath),
    ];
    expect(wanted.filter((path) => !drawn.has(path))).toEqual([]);
    expect(new Set(wanted).size).toBe(drawn.size);
  });

  it('prints the name a maker gave a flavor where it has its own', () => {
    const roasted = pack({
      slug: 'grove-honey',
      brand: 'grove',
      flavor: 'honey',
      label: 'Honey Roasted',
    });
    expect(Object.fromEntries(art)['grove-honey.svg']).toBe(roasted);
  });

  it('prints different packs for different orders', () => {
    const pictures = art.filter(([fileName]) => !fileName.startsWith('brand-'));
    const snacks = packOrders.filter(({ brand }) => brand !== 'crunchcart');
    expect(new Set(pictures.map(([, svg]) => svg)).size).toBe(packOrders.length + snacks.length);
  });
});

describe('writePackagingArt', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crunchcart-packs-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes every picture into the folder, making it if need be', async () => {
    const packs = join(folder, 'dist', 'packs');
    expect(await writePackagingArt(packs)).toBe(art.length);
    expect((await readdir(packs)).sort()).toEqual(art.map(([fileName]) => fileName).sort());
    const [fileName, svg] = art[0] ?? ['', ''];
    expect(await readFile(join(packs, fileName), 'utf8')).toBe(svg);
  });
});

/** Names of elements whose opening and closing tags do not pair up. */
const unclosed = (svg: string): readonly string[] => {
  const open: string[] = [];
  for (const [, closing, name = '', , selfClosing] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*?)(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (selfClosing !== '/') open.push(name);
  }
  return open;
};
