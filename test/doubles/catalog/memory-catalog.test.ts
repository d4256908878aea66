import type { ProductId } from '#domain/catalog/product-id.ts';
import { makeMemoryCatalog, makeMemoryInventory } from '#test/doubles/catalog/memory-catalog.ts';
import { chips, product } from '#test/fixtures.ts';
import { catalogContract } from '#test/ports/catalog/catalog.contract.ts';
import { inventoryContract } from '#test/ports/catalog/inventory.contract.ts';

const shelf = [chips, product({ productId: 'OUT-0001' as ProductId, stock: 0 })];

catalogContract('memory-catalog', () => makeMemoryCatalog(shelf));
inventoryContract('memory-catalog', () => makeMemoryInventory(shelf));
