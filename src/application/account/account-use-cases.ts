import { makeChooseDefaultAddress } from '#application/account/choose-default-address.ts';
import { makeCreateAccount } from '#application/account/create-account.ts';
import {
  makeChangePassword,
  makeForgotPassword,
  makeResetPassword,
} from '#application/account/passwords.ts';
import { makeReadBuyer } from '#application/account/read-buyer.ts';
import { makeRefreshCustomer } from '#application/account/refresh-customer.ts';
import { makeRemoveAddress } from '#application/account/remove-address.ts';
import { makeRemoveCard } from '#application/account/remove-card.ts';
import { makeRemovePaymentAccount } from '#application/account/remove-payment-account.ts';
import { makeSaveAddress } from '#application/account/save-address.ts';
import { makeSavePreferences } from '#application/account/save-preferences.ts';
import { makeSaveProfile } from '#application/account/save-profile.ts';
import { makeShowCards } from '#application/account/show-cards.ts';
import { makeShowOrders } from '#application/account/show-orders.ts';
import type { SignInUseCases } from '#application/sign-in/sign-in-use-cases.ts';
import type { Variant } from '#domain/session/variant.ts';
import type { AccountDirectory } from '#ports/account/account-directory.ts';
import type { OwnAccount } from '#ports/account/own-account.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { AccountOrders } from '#ports/order/account-orders.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface AccountPorts {
  readonly signInSession: SignInSession;
  readonly ownAccount: OwnAccount;
  readonly accountOrders: AccountOrders;
  readonly accountDirectory: AccountDirectory;
  readonly clock: Clock;
  readonly shopFacts: { readonly variant: Variant };
}

/** Use cases of accounts, creating one included. */
export const accountUseCases = (
  ports: AccountPorts,
  { signIn }: Pick<SignInUseCases, 'signIn'>,
) => {
  const { signInSession, ownAccount, accountDirectory, clock, shopFacts } = ports;
  const { variant } = shopFacts;
  const refreshCustomer = makeRefreshCustomer(signInSession, ownAccount);
  return {
    createAccount: makeCreateAccount(ports, signIn),
    forgotPassword: makeForgotPassword(accountDirectory, variant),
    resetPassword: makeResetPassword(accountDirectory),
    changePassword: makeChangePassword(signInSession, accountDirectory),
    refreshCustomer,
    readBuyer: makeReadBuyer(signInSession, clock, refreshCustomer),
    saveProfile: makeSaveProfile(signInSession, ownAccount, clock),
    savePreferences: makeSavePreferences(signInSession, ownAccount, variant),
    saveAddress: makeSaveAddress(signInSession, ownAccount),
    removeAddress: makeRemoveAddress(signInSession, ownAccount),
    chooseDefaultAddress: makeChooseDefaultAddress(signInSession, ownAccount),
    showCards: makeShowCards(signInSession, ownAccount),
    removeCard: makeRemoveCard(signInSession, ownAccount),
    removePaymentAccount: makeRemovePaymentAccount(signInSession, ownAccount),
    showOrders: makeShowOrders(signInSession, ports.accountOrders),
  };
};

export type AccountUseCases = ReturnType<typeof accountUseCases>;
