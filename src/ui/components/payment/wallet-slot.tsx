import { useLater } from '#ui/components/elements/later.ts';
import type { WalletProps } from '#ui/components/payment/wallet-props.ts';
import styles from '#ui/design/buying/wallet.module.css';
import { classNames } from '#ui/design/class-names.ts';
import { useStores } from '#ui/stores/stores.ts';

const load = () => import('#ui/components/payment/wallet-button.tsx');

/** Where the wallet's button comes, after the page is shown and where it can be used. */
export const WalletSlot = (props: WalletProps) => {
  const { wallet } = useStores().site;
  return wallet === 'off' ? null : (
    <div className={classNames(styles.slot, wallet === 'everywhere' && styles.room)}>
      <LateButton {...props} />
    </div>
  );
};

const LateButton = (props: WalletProps) => {
  const part = useLater(load);
  return part === undefined ? null : <part.WalletButton {...props} />;
};
