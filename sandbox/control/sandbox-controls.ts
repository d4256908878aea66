import type { SandboxClock } from '#sandbox/control/sandbox-clock.ts';
import type { StorefrontFaults } from '#sandbox/control/storefront-faults.ts';

/** A fault set for a later call. */
export interface PaymentFault {
  readonly operation: string;
  readonly mode: string;
  readonly count: number;
  readonly delayMs?: number;
}

/** What the control page can do to the shop behind it; the development start wires it. */
export interface SandboxControls {
  /** Counts and addresses, for people and scripts. */
  readonly status: () => Promise<Readonly<Record<string, unknown>>>;
  /** Empties orders, mails and telemetry, and puts the catalogue back as it was. */
  readonly reset: () => Promise<void>;
  /** Fills the shop with a catalogue of that many products. */
  readonly seed: (products: number) => Promise<{ readonly products: number }>;
  /** Changes price and stock of a product; false when there is none. */
  readonly changeProduct: (
    productId: string,
    change: {
      readonly priceCents?: number;
      readonly stock?: number;
      readonly locationNumber?: string;
    },
  ) => Promise<boolean>;
  readonly clock: SandboxClock;
  readonly faults: StorefrontFaults;
  /** The reference under which the gateway knows an order; undefined when there is no such order. */
  readonly referenceOf: (orderId: string) => Promise<string | undefined>;
  /** The number of the order with this reference. */
  readonly orderIdOf: (reference: string) => Promise<string | undefined>;
  /** The shop's calls for its operator; absent: the shop has none. */
  readonly operator?: { readonly origin: string; readonly key: string };
  /** Origin of the payment gateway, whose own fault and ledger addresses are passed through. */
  readonly gatewayOrigin: string;
  /** Origin of the identity provider, whose people, faults and log are passed through. */
  readonly identityOrigin: string;
}
