import { ContainerModule } from 'inversify';
import { makeChooseDefaultAddress } from '#application/account/choose-default-address.ts';
import { makeCreateAccount } from '#application/account/create-account.ts';
import {
  makeChangePassword,
  makeForgotPassword,
  makeResetPassword,
} from '#application/account/passwords.ts';
import { makeRefreshCustomer } from '#application/account/refresh-customer.ts';
import { makeRemoveAddress } from '#application/account/remove-address.ts';
import { makeRemoveCard } from '#application/account/remove-card.ts';
import { makeSaveAddress } from '#application/account/save-address.ts';
import { makeSavePreferences } from '#application/account/save-preferences.ts';
import { makeSaveProfile } from '#application/account/save-profile.ts';
import { makeShowCards } from '#application/account/show-cards.ts';
import { makeShowOrders } from '#application/account/show-orders.ts';
import { makeReadBuyer } from '#application/checkout/read-buyer.ts';
import {
  AccountDirectoryToken,
  ClockToken,
  CustomerAccountsToken,
  CustomerOrdersToken,
  ShopFactsToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const accountUseCases = new ContainerModule(({ bind }) => {
  const account = [SignInSessionToken, CustomerAccountsToken] as const;
  bind(tokenOf('refreshCustomer')).toResolvedValue(makeRefreshCustomer, [...account]);
  bind(tokenOf('readBuyer')).toResolvedValue(makeReadBuyer, [
    SignInSessionToken,
    ClockToken,
    tokenOf('refreshCustomer'),
  ]);
  bind(tokenOf('saveProfile')).toResolvedValue(makeSaveProfile, [...account, ClockToken]);
  bind(tokenOf('savePreferences')).toResolvedValue(
    (session, accounts, { variant }) => makeSavePreferences(session, accounts, variant),
    [...account, ShopFactsToken],
  );
  bind(tokenOf('saveAddress')).toResolvedValue(makeSaveAddress, [...account]);
  bind(tokenOf('removeAddress')).toResolvedValue(makeRemoveAddress, [...account]);
  bind(tokenOf('chooseDefaultAddress')).toResolvedValue(makeChooseDefaultAddress, [...account]);
  bind(tokenOf('showCards')).toResolvedValue(makeShowCards, [...account]);
  bind(tokenOf('removeCard')).toResolvedValue(makeRemoveCard, [...account]);
  bind(tokenOf('showOrders')).toResolvedValue(makeShowOrders, [
    SignInSessionToken,
    CustomerOrdersToken,
  ]);
  bind(tokenOf('createAccount')).toResolvedValue(
    (directory, signIn, clock, { variant }) => makeCreateAccount(directory, signIn, clock, variant),
    [AccountDirectoryToken, tokenOf('signIn'), ClockToken, ShopFactsToken],
  );
  bind(tokenOf('forgotPassword')).toResolvedValue(
    (directory, { variant }) => makeForgotPassword(directory, variant),
    [AccountDirectoryToken, ShopFactsToken],
  );
  bind(tokenOf('resetPassword')).toResolvedValue(makeResetPassword, [AccountDirectoryToken]);
  bind(tokenOf('changePassword')).toResolvedValue(makeChangePassword, [
    SignInSessionToken,
    AccountDirectoryToken,
  ]);
});
