import { Effect } from 'effect';
import type { WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import type {
  SheetUpdate,
  SheetVerdict,
  Wallet,
  WalletAnswers,
  WalletRequest,
} from '#ports/payment/wallet.ts';
import {
  WalletCancelled,
  type WalletFailure,
  WalletNotOpened,
} from '#ports/payment/wallet-failures.ts';

/** What somebody does with an open sheet. */
export interface SheetPerson {
  /** Chooses a place, before they approve. */
  place(contact: WalletContact): Promise<SheetUpdate>;
  coupon(code: string): Promise<SheetUpdate>;
  choose(): Promise<SheetUpdate>;
  approve(shipping: WalletContact, billing?: WalletContact): Promise<SheetVerdict>;
}

export interface MemoryWallet extends Wallet {
  readonly requests: readonly WalletRequest[];
}

export interface MemoryWalletFacts {
  /** Somebody who does something with the sheet and leaves it; a verdict for good closes it. */
  readonly person: (sheet: SheetPerson, request: WalletRequest) => Promise<void>;
  readonly isAbsent?: boolean;
}

/** A wallet whose sheet a test's person uses; left without a verdict for good, it was cancelled. */
export const makeMemoryWallet = ({ person, isAbsent = false }: MemoryWalletFacts): MemoryWallet => {
  const requests: WalletRequest[] = [];
  let approvals = 0;
  return {
    requests,
    check: isAbsent ? Effect.fail(new WalletNotOpened({ reason: 'absent' })) : Effect.void,
    run: (request, answers) =>
      Effect.callback<void, WalletFailure>((resume) => {
        if (isAbsent) {
          resume(Effect.fail(new WalletNotOpened({ reason: 'absent' })));
          return;
        }
        requests.push(request);
        const close = (end: Effect.Effect<void, WalletFailure>) => resume(end);
        const opened = Effect.runPromise(
          Effect.result(answers.merchantSession('https://wallet.example/validate')),
        );
        const use = async () => {
          const session = await opened;
          if (session._tag === 'Failure') return close(Effect.fail(session.failure));
          const sheet = sheetOf(answers, () => {
            approvals += 1;
            return btoa(`token-${approvals}`);
          });
          await person(sheet.person, request);
          return close(sheet.isDone() ? Effect.void : Effect.fail(new WalletCancelled()));
        };
        void use();
      }),
  };
};

const sheetOf = (answers: WalletAnswers, token: () => string) => {
  let done = false;
  const person: SheetPerson = {
    place: (contact) => Effect.runPromise(answers.contactChanged(contact)),
    coupon: (code) => Effect.runPromise(answers.couponChanged(code)),
    choose: () => Effect.runPromise(answers.choiceChanged()),
    approve: async (shipping, billing = shipping) => {
      const given = { paymentData: token(), cardName: 'Visa 1111' };
      const verdict = await Effect.runPromise(answers.authorized({ given, shipping, billing }));
      done = verdict.is === 'paid' || verdict.faults.length === 0;
      return verdict;
    },
  };
  return { person, isDone: () => done };
};
