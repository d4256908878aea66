import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';

/** Which rules of shipping were broken, without a word of whom or where (D-TEL-02). */
export const shippingFaultNames = (faults: readonly WalletFault[]): readonly string[] =>
  faults.flatMap((fault) => nameOf(fault) ?? []);

const nameOf = (fault: WalletFault): string | undefined => {
  switch (fault.about) {
    case 'shipping':
      return fault.field;
    case 'place':
    case 'items':
    case 'shop':
      return fault.about;
    case 'billing':
    case 'coupon':
    case 'free-order':
      return undefined;
  }
};
