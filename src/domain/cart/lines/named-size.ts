import type { ProductSize } from '#domain/catalog/product.ts';
import { sizeText } from '#domain/catalog/size-text.ts';

/** The size that a person named, in either language and in small or capital letters. */
export const namedSize = (sizes: readonly ProductSize[], name: string): ProductSize | undefined => {
  const wanted = name.trim().toLowerCase();
  return sizes.find(({ size }) =>
    [size, sizeText(size, 'es')].some((each) => each.toLowerCase() === wanted),
  );
};
