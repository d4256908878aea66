import type { WalletGoods } from '#application/payment/wallet/wallet-order.ts';

export interface WalletProps {
  readonly goods: WalletGoods;
  /** There is an order of that number. */
  readonly onPlaced: (orderId: string) => Promise<void>;
}
