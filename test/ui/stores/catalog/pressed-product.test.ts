import { describe, expect, it } from 'vitest';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { product } from '#test/fixtures.ts';
import { PressedProduct } from '#ui/stores/catalog/pressed-product.ts';

const card = product({ productId: 'CHP-0102' as ProductId });

describe('a card that is touched', () => {
  it('is told, and its page may be drawn ahead until nobody will press it', () => {
    const told: ProductSummary[] = [];
    const pressed = new PressedProduct((touched) => told.push(touched));
    expect(pressed.ahead).toBeUndefined();
    pressed.touch(card);
    expect(told).toEqual([card]);
    expect(pressed.ahead).toBe(card);
    pressed.letGo();
    expect(pressed.ahead).toBeUndefined();
  });

  it('opens with what the press kept, the same object, once', () => {
    const pressed = new PressedProduct();
    pressed.touch(card);
    pressed.keep(card);
    expect(pressed.take(card.productId)).toBe(pressed.ahead);
    expect(pressed.take(card.productId)).toBeUndefined();
  });
});
