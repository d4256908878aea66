import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { walletWordsOf } from '#application/messages/wallet-words.ts';
import { useTellsItself } from '#ui/components/notice/tells-itself.ts';
import { WalletMessage } from '#ui/components/payment/wallet-message.tsx';
import type { WalletProps } from '#ui/components/payment/wallet-props.ts';
import styles from '#ui/design/buying/wallet.module.css';
import layout from '#ui/design/layout.module.css';
import { WalletStore } from '#ui/stores/payment/wallet-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/**
 * Apple Pay's button, in the browser's own look where it has one. It is only there where a press can
 * open the wallet (WALLET-03).
 */
export const WalletButton = observer(function WalletButton({ goods, onPlaced }: WalletProps) {
  const { core, cart } = useStores();
  const { say, problem } = useWords();
  const [wallet] = useState(() => new WalletStore(core));
  useEffect(() => void wallet.offer(), [wallet]);
  useTellsItself(() => wallet.isOpen);
  if (!wallet.isOffered) return null;
  const handlePress = async () => {
    // The sheet opens in this very call: a browser lets no later one open it.
    const orderId = await wallet.pay(goods, walletWordsOf({ say, problem }));
    if (orderId !== undefined) await onPlaced(orderId);
    await cart.read();
  };
  return (
    <div className={layout.stack}>
      <button
        type="button"
        className={styles.button}
        aria-busy={wallet.isOpen}
        onClick={() => void handlePress()}
      >
        <span className={styles.words}>{say('wallet.pay')}</span>
      </button>
      <p role="status" className={layout.hidden}>
        {wallet.isOpen ? say('wallet.working') : ''}
      </p>
      <WalletMessage wallet={wallet} />
      {goods.from === 'checkout' ? <p className={layout.muted}>{say('wallet.other')}</p> : null}
    </div>
  );
});
