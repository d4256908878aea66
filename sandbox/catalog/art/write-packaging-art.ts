import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandWordmark } from '#sandbox/catalog/packaging/brand-wordmark.ts';
import { insideOf, pack } from '#sandbox/catalog/packaging/pack.ts';
import { brands } from '#sandbox/catalog/seed/brands.ts';
import { packOrders } from './pack-orders.ts';

/** File name and content of every picture, drawn when asked for. */
export function* packagingArt(): Generator<readonly [fileName: string, svg: string]> {
  for (const order of packOrders) {
    yield [`${order.slug}.svg`, pack(order)];
    const inside = insideOf(order);
    if (inside !== undefined) yield [`${order.slug}-inside.svg`, inside];
  }
  for (const { brandId, name, ink } of brands) {
    yield [`brand-${brandId}.svg`, brandWordmark(brandId, name, ink)];
  }
}

/** Writes every pack and wordmark; returns how many files there are. */
export const writePackagingArt = async (outDir: string): Promise<number> => {
  await mkdir(outDir, { recursive: true });
  const files = [...packagingArt()];
  await Promise.all(files.map(([fileName, svg]) => writeFile(join(outDir, fileName), svg)));
  return files.length;
};
