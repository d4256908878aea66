import type {
  OrderMilestone,
  OrderMoment,
  OrderStatus,
  PaymentProgress,
} from '#domain/order/order.ts';
import type { OrderState } from '#domain/order/order-machine.ts';

/** A milestone as it is shown: reached, the last one reached, or still to come. */
export interface TimelineStep {
  readonly milestone: OrderMilestone;
  readonly is: 'done' | 'now' | 'ahead';
  readonly at?: string;
}

/** What a timeline is made of. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly payment: PaymentProgress;
  readonly timeline: readonly OrderMoment[];
  /** Nothing but e-gift cards: they go by mail as soon as they are paid. */
  readonly shipsNothing: boolean;
}

const reachedBy: Readonly<Partial<Record<OrderState, OrderMilestone>>> = {
  PAID: 'PAID',
  FULFILLING: 'PREPARED',
  SHIPPED: 'SHIPPED',
  DELIVERED: 'DELIVERED',
  PAYMENT_FAILED: 'CANCELLED',
  EXPIRED: 'CANCELLED',
  CANCELLED: 'CANCELLED',
  REFUNDED: 'REFUNDED',
};

/** The milestones an order has reached, each once, from the moves of its machine. */
export const momentsOf = (
  placedAt: string,
  moves: readonly { readonly to: OrderState; readonly at: string }[],
): readonly OrderMoment[] => {
  const moments: OrderMoment[] = [{ milestone: 'PLACED', at: placedAt }];
  for (const { to, at } of moves) {
    const milestone = reachedBy[to];
    const isNew = moments.every((moment) => moment.milestone !== milestone);
    if (milestone !== undefined && isNew) moments.push({ milestone, at });
  }
  return moments;
};

const parcel: readonly OrderMilestone[] = ['PLACED', 'PAID', 'PREPARED', 'SHIPPED', 'DELIVERED'];
const mail: readonly OrderMilestone[] = ['PLACED', 'PAID'];

/** What was reached, and what is still to come of an order that goes on. */
export const timelineOf = (progress: OrderProgress): readonly TimelineStep[] => {
  const { timeline } = progress;
  const ahead = aheadOf(progress);
  const last = timeline.length - 1;
  return [
    ...timeline.map(({ milestone, at }, place) => ({
      milestone,
      at,
      is: place === last && ahead.length > 0 ? ('now' as const) : ('done' as const),
    })),
    ...ahead.map((milestone) => ({ milestone, is: 'ahead' as const })),
  ];
};

const aheadOf = ({
  status,
  payment,
  timeline,
  shipsNothing,
}: OrderProgress): readonly OrderMilestone[] => {
  const reached = timeline.map(({ milestone }) => milestone);
  if (payment === 'REFUNDING') return reached.includes('REFUNDED') ? [] : ['REFUNDED'];
  if (status === 'CANCELLED' || reached.includes('CANCELLED') || reached.includes('REFUNDED')) {
    return [];
  }
  const way = shipsNothing ? mail : parcel;
  const furthest = Math.max(...reached.map((milestone) => way.indexOf(milestone)));
  return way.slice(furthest + 1);
};

/** The parcel has not left and will: what its expected day may be told of. */
export const isOnItsWay = (progress: OrderProgress): boolean =>
  aheadOf(progress).includes('DELIVERED');
