import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';

/** The alternate location under the key that calls read it from (STORE-07, API-004). */
export const makeStoredOrderLocation = (storage: KeyValueStorage): OrderLocation => ({
  use: (locationNumber) =>
    locationNumber === undefined
      ? storage.remove('alternateOrderLocationId')
      : storage.write('alternateOrderLocationId', locationNumber),
});
