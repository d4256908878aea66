import type { CallFacts } from '#adapters/http/wire/tools/recorded-call.ts';
import type { WalletPress } from '#application/payment/wallet/offer-wallet.ts';
import { recordedOrder } from '#composition/recording/buying.ts';
import type { PlacedHere } from '#ports/session/shopper-memory.ts';

/** What is asked and told of a press. */
interface Parts {
  readonly placedHere: () => Promise<readonly PlacedHere[]>;
  readonly tell: (facts: CallFacts) => void;
}

/** A press on the wallet's button, told once it ended. The sheet still opens in the press itself. */
export const recordedPress =
  (press: WalletPress, { placedHere, tell }: Parts): WalletPress =>
  async (wish) => {
    const outcome = await press(wish);
    const isCart = wish.goods.from !== 'product';
    const order = outcome.is === 'placed' ? recordedOrder(outcome.order) : undefined;
    const here = order && (await placedHere());
    const payer = here?.find(({ orderId }) => orderId === order?.orderId)?.email;
    tell({
      ...{ is: 'apple-pay', outcome: outcome.is, isCart },
      ...(order && { order }),
      ...(payer !== undefined && { payer }),
    });
    return outcome;
  };
