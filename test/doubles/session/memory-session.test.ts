import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { makeMemoryShopSession } from '#test/doubles/session/memory-shop-session.ts';
import { makeMemoryShopSettings } from '#test/doubles/session/memory-shop-settings.ts';
import { makeMemoryShopperMemory } from '#test/doubles/session/memory-shopper-memory.ts';
import { shopEventsContract } from '#test/ports/session/shop-events.contract.ts';
import { shopSessionContract } from '#test/ports/session/shop-session.contract.ts';
import { shopSettingsContract } from '#test/ports/session/shop-settings.contract.ts';
import { shopperMemoryContract } from '#test/ports/session/shopper-memory.contract.ts';

shopSessionContract('memory-shop-session', () => makeMemoryShopSession());
shopSettingsContract('memory-shop-settings', () =>
  makeMemoryShopSettings({ config: { a: 'b' }, labels: { c: 'd' } }),
);
shopEventsContract('memory-shop-events', makeMemoryShopEvents);
shopperMemoryContract('memory-shopper-memory', () => makeMemoryShopperMemory());
