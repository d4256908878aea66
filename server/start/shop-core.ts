import { type ShopLimits, usualLimits } from '#server/base/limits/usual-limits.ts';
import { makeBeside } from '#server/base/parts/beside.ts';
import { type GoodsBounds, usualGoodsBounds } from '#server/base/parts/goods-bounds.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { usualNetworks } from '#server/base/parts/usual-networks.ts';
import { tracedParty } from '#server/base/trace/step-spans.ts';
import { breakLeases } from '#server/data/payment/payments.ts';
import { shopJobs } from '#server/jobs/jobs.ts';
import { makeScheduler, type Scheduler } from '#server/jobs/scheduler.ts';
import { sendDueMails } from '#server/jobs/send-mails.ts';

export interface ShopCoreOptions
  extends Pick<
    ShopParts,
    | 'db'
    | 'clock'
    | 'gateway'
    | 'merchantSessions'
    | 'tax'
    | 'addresses'
    | 'zips'
    | 'mail'
    | 'targetOrigins'
    | 'shopOrigin'
    | 'contactInbox'
    | 'afterApproval'
  > {
  readonly networks?: readonly string[];
  readonly paypalHosts?: readonly string[];
  readonly limits?: Partial<ShopLimits>;
  readonly goods?: Partial<GoodsBounds>;
  /** Days audit entries are stored; default 90. */
  readonly auditDays?: number;
  /** Days letters of the contact form are stored; default 180. */
  readonly contactDays?: number;
  readonly report?: ShopParts['report'];
  /**
   * True when no other process can have the database open: leases of dead processes are then ended.
   */
  readonly exclusive: boolean;
}

/** What the shop works with, and its jobs. */
export interface ShopCore extends Pick<Scheduler, 'start' | 'round'> {
  readonly parts: ShopParts;
  /** Ends the leases of a process that has ended, if that is safe; before the first shopper. */
  takeOver(): Promise<void>;
  /** Resolves when no background task of an answer is running. */
  idle(): Promise<void>;
  /** Waits for running jobs and tasks, then closes the mail connection. */
  stop(): Promise<void>;
}

const day = 24 * 60 * 60_000;

export const makeShopCore = (options: ShopCoreOptions): ShopCore => {
  const report = options.report ?? (() => undefined);
  const { beside, idle } = makeBeside(report);
  const parts: ShopParts = {
    ...options,
    gateway: tracedParty('gateway', options.gateway),
    tax: tracedParty('tax', options.tax),
    addresses: tracedParty('address', options.addresses),
    mail: tracedParty('mail', options.mail),
    ...(options.merchantSessions && {
      merchantSessions: tracedParty('apple', options.merchantSessions),
    }),
    networks: options.networks ?? usualNetworks,
    paypalHosts: options.paypalHosts ?? [],
    limits: { ...usualLimits, ...options.limits },
    goods: { ...usualGoodsBounds, ...options.goods },
    auditLife: (options.auditDays ?? 90) * day,
    letterLife: (options.contactDays ?? 180) * day,
    report,
    beside,
    mailDue: () => sendDueMails(parts),
  };
  const { start, round, stop } = makeScheduler(shopJobs(parts), report);
  return {
    parts,
    start,
    round,
    idle,
    async takeOver() {
      if (options.exclusive) await breakLeases(parts.db, new Date(parts.clock.now()));
    },
    async stop() {
      await stop();
      await idle();
      parts.mail.close();
    },
  };
};
