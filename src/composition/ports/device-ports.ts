import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import type { Clock } from '#ports/clock.ts';
import type { IdGenerator } from '#ports/id-generator.ts';
import type { KeyValueStorage } from '#ports/key-value-storage.ts';
import type { OneAtATime } from '#ports/one-at-a-time.ts';
import type { PageReload } from '#ports/page-reload.ts';
import type { ShopEvents } from '#ports/shop-events.ts';
import type { Telemetry } from '#ports/telemetry.ts';

/** What every host has of its own. */
export interface DevicePorts {
  readonly keyValueStorage: KeyValueStorage;
  readonly shopEvents: ShopEvents;
  readonly clock: Clock;
  readonly idGenerator: IdGenerator;
  readonly telemetry: Telemetry;
  readonly oneAtATime: OneAtATime;
  readonly pageReload: PageReload;
  readonly shopFacts: ShopFacts;
}
