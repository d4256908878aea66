import type { WalletGoods } from '#application/payment/wallet/wallet-order.ts';
import { useLater } from '#ui/components/elements/later.ts';
import { classNames } from '#ui/design/class-names.ts';
import styles from '#ui/design/wallet.module.css';
import { useStores } from '#ui/stores/stores.ts';

interface WalletSlotProps {
  readonly goods: WalletGoods;
}

const load = () => import('#ui/components/payment/wallet-button.tsx');

/** Where the wallet's button comes, after the page is shown and where it can be used. */
export const WalletSlot = (props: WalletSlotProps) => {
  const { wallet } = useStores().site;
  return wallet === 'off' ? null : (
    <div className={classNames(styles.slot, wallet === 'everywhere' && styles.room)}>
      <LateButton {...props} />
    </div>
  );
};

const LateButton = (props: WalletSlotProps) => {
  const part = useLater(load);
  return part === undefined ? null : <part.WalletButton {...props} />;
};
