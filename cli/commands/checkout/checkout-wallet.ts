import type { PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { WalletOutcome } from '#application/payment/wallet/wallet-outcome.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { dollars } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import type { OpenShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import { sheetWordsOf, totalChangedText } from '#cli/words/wallet-words.ts';
import { type Cents, dollarsFromCents } from '#domain/money/cents.ts';

/**
 * Pays with the sandbox's Apple Pay as one of its people: contact and address are theirs. What the
 * sheet was refused for is the failure's sentence; other ends are those of any order.
 */
export const walletOutcome = async (
  shop: OpenShop,
  person: string,
  { settings: { language } }: Session,
): Promise<PlacingOutcome> => {
  await shop.ask(shop.walletPeople.use(person));
  const words = sheetWordsOf(language);
  const goods = { from: 'checkout' } as const;
  const ended = await shop.attempt(shop.useCases.wallet.payWithWallet({ goods, words }));
  const outcome: WalletOutcome = ended.ok ? ended.value : shop.valueOrThrow(ended);
  switch (outcome.is) {
    case 'not-opened':
      return shop.valueOrThrow({ ok: false, failure: outcome.failure });
    case 'cancelled': {
      const [fault] = outcome.faults;
      throw new CommandFailure(
        fault === undefined
          ? { code: 'WalletCancelled', message: coreWordsOf(language).WalletCancelled }
          : { code: 'WalletRefused', message: words.fault(fault) },
        exitCodes.refused,
      );
    }
    case 'total-changed': {
      const shown = (cents: Cents) => dollars(dollarsFromCents(cents));
      const amounts = { before: shown(outcome.before), after: shown(outcome.after) };
      const message = totalChangedText(language, amounts);
      throw new CommandFailure({ code: 'PriceChanged', message }, exitCodes.refused);
    }
    default:
      return outcome;
  }
};
