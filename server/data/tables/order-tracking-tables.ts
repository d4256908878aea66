import type { Generated } from 'kysely';
import type { Carrier } from '#domain/order/order.ts';

/** The one-time code by which a guest sees an order on another device. */
interface OrderCodesTable {
  order_id: string;
  code: string;
  misses: Generated<number>;
  expires_at: Date;
}

interface OrderShipmentsTable {
  order_id: string;
  carrier: Carrier;
  tracking_number: string;
}

export interface OrderTrackingTables {
  order_codes: OrderCodesTable;
  order_shipments: OrderShipmentsTable;
}
