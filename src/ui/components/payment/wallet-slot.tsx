import { useLaterWithCore } from '#ui/components/elements/later.ts';
import type { WalletProps } from '#ui/components/payment/wallet-props.ts';
import { classNames } from '#ui/design/class-names.ts';
import layout from '#ui/design/layout.module.css';
import { useStores } from '#ui/stores/stores.ts';

const load = () => import('#ui/components/payment/wallet-button.tsx');

/** Where the wallet's button comes, after the page is shown and where it can be used. */
export const WalletSlot = (props: WalletProps) => {
  const { wallet } = useStores().site;
  return wallet === 'off' ? null : (
    <div className={classNames(layout.walletSlot, wallet === 'everywhere' && layout.walletRoom)}>
      <LateButton {...props} />
    </div>
  );
};

const LateButton = (props: WalletProps) => {
  const part = useLaterWithCore(load);
  return part === undefined ? null : <part.WalletButton {...props} />;
};
