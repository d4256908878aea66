import type { ShopFacts } from '#composition/ports/shop-facts.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OneAtATime } from '#ports/device/one-at-a-time.ts';
import type { PageReload } from '#ports/device/page-reload.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import type { Telemetry } from '#ports/telemetry/telemetry.ts';

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
