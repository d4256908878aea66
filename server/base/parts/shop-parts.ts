import type { Kysely } from 'kysely';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import type { Clock } from '#server/base/host/clock.ts';
import type { ShopLimits } from '#server/base/limits/usual-limits.ts';
import type { GoodsBounds } from '#server/base/parts/goods-bounds.ts';
import type { Tables } from '#server/data/tables/tables.ts';
import type { MerchantSessions } from '#server/parties/apple/merchant-sessions.ts';
import type { AddressService } from '#server/parties/destination/address-service.ts';
import type { TaxProvider } from '#server/parties/destination/tax-provider.ts';
import type { Gateway } from '#server/parties/gateway.ts';
import type { MailSender } from '#server/parties/mail-sender.ts';

/** Something worth a line in the log: never a name, an address, a token or a card. */
export type Report = (facts: {
  readonly event: string;
  readonly orderId?: string;
  readonly detail?: string;
  readonly error?: unknown;
}) => void;

/** What the contexts of the shop work with; each uses the parts it needs. */
export interface ShopParts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gateway: Gateway;
  /** Absent: this shop takes no Apple Pay. */
  readonly merchantSessions?: MerchantSessions;
  readonly tax: TaxProvider;
  readonly addresses: AddressService;
  readonly zips: ZipDirectory;
  readonly mail: MailSender;
  /** Where the card fields may be shown: from configuration, never from a request. */
  readonly targetOrigins: readonly string[];
  /** Hosts a payer may be sent to for an approval; none: PayPal is not offered. */
  readonly paypalHosts: readonly string[];
  /** Card networks taken, the preferred first. */
  readonly networks: readonly string[];
  readonly limits: ShopLimits;
  /** How much goods an order and unfinished orders may keep from others. */
  readonly goods: GoodsBounds;
  /** How long audit entries are kept, ms. */
  readonly auditLife: number;
  /** How long letters of the contact form are kept, ms. */
  readonly letterLife: number;
  /** Base address of the shop, for links in mails. */
  readonly shopOrigin: string;
  /** Where letters to customer service go. */
  readonly contactInbox: string;
  readonly report: Report;
  /** Runs beside the answer; a crash before it is over is healed by the job. */
  readonly beside: (task: () => Promise<unknown>) => void;
  /** Sends the mails that are due. */
  readonly mailDue: () => Promise<void>;
  /** Called between the gateway's approval and our commit; only tests pass one. */
  readonly afterApproval?: (orderId: string) => Promise<void>;
}
