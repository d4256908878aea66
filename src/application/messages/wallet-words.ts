import type { wallet as english } from '#application/messages/en-us/wallet.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import type { Problem } from '#domain/validation/problem.ts';
import type { WalletWords } from '#ports/payment/wallet.ts';

type WalletKey = keyof typeof english;

interface Speaker {
  readonly say: (key: WalletKey, blanks?: Readonly<Record<string, string>>) => string;
  readonly problem: (problem: Problem) => string;
}

/** What a wallet's sheet says, in the language of whoever opens it. */
export const walletWordsOf = (speaker: Speaker): WalletWords => ({
  shop: speaker.say('wallet.shop'),
  standardShipping: speaker.say('wallet.standardShipping'),
  line: (kind) => speaker.say(`wallet.${kind}`),
  fault: (fault) => faultText(speaker, fault),
});

const faultText = ({ say, problem }: Speaker, fault: WalletFault): string => {
  switch (fault.about) {
    case 'shipping':
    case 'billing':
    case 'place':
      return problem(fault.problem);
    case 'items':
      return say('wallet.noItems', { items: fault.titles.join(', ') });
    case 'coupon':
      return fault.text ?? say('wallet.noCoupon');
    case 'free-order':
      return say('wallet.freeOrder');
    case 'shop':
      return say('wallet.noAnswer');
  }
};
