import { recordedAddress } from '#composition/recording/buying.ts';
import type { TellersOf } from '#composition/recording/teller.ts';
import { shippingAddresses } from '#domain/account/address-book.ts';
import type { Customer } from '#domain/account/customer.ts';

const addressIds = (customer: Customer | undefined) =>
  customer && { ids: shippingAddresses(customer.accountAddresses).map(({ id }) => id) };

/** What is told of signing in and of accounts. No password and no code of a mail is. */
export const belonging: TellersOf<
  'session' | 'shopper' | 'signIn' | 'account' | 'selfService' | 'security'
> = {
  session: {
    startSession: 'quiet',
    readChoices: 'quiet',
    chooseLanguage: 'quiet',
    rememberPlace: 'quiet',
    giveConsent: 'quiet',
    recordTelemetry: 'quiet',
  },
  shopper: {
    readShopper: 'quiet',
    signOut: () => ({ is: 'sign-out' }),
  },
  signIn: {
    signIn: ([{ email }], outcome) => ({
      ...{ is: 'sign-in', email, done: outcome?.kind === 'signed-in' },
    }),
    completeSignIn: (_, outcome) =>
      outcome?.kind === 'signed-in'
        ? {
            ...{ is: 'signed-in', email: outcome.customer.accountContacts.email },
            social: outcome.customer.accountUsers.social,
          }
        : undefined,
    answerSecondStep: 'no-command',
    awaitApproval: 'no-command',
    resendCode: 'no-command',
    giveUpSignIn: 'quiet',
    signInWithGoogle: 'quiet',
    unlockAccount: 'no-command',
    redeemUnlock: 'no-command',
  },
  account: {
    createAccount: ([{ email, firstName, lastName, phoneNumber, news }]) => ({
      ...{ is: 'register', email, firstName, lastName, news },
      ...(phoneNumber && { phone: phoneNumber }),
    }),
    forgotPassword: 'no-command',
    resetPassword: 'no-command',
    changePassword: 'no-command',
    refreshCustomer: 'quiet',
    readBuyer: 'quiet',
    saveProfile: ([{ firstName, lastName, phoneNumber, gender, birthDate }]) => ({
      ...{ is: 'profile', firstName, lastName },
      ...(phoneNumber && { phone: phoneNumber }),
      ...(gender && { gender }),
      ...(birthDate && { birthDate }),
    }),
    savePreferences: 'no-command',
    saveAddress: ([{ id, address, primaryAddr }], customer) => ({
      ...{ is: 'address', address: recordedAddress(address), isDefault: primaryAddr },
      ...(id !== undefined && { id }),
      ...addressIds(customer),
    }),
    removeAddress: ([id]) => ({ is: 'address-off', id }),
    chooseDefaultAddress: ([id]) => ({ is: 'address-default', id }),
    showCards: 'quiet',
    removeCard: 'no-command',
    removePaymentAccount: 'no-command',
    showOrders: 'quiet',
  },
  selfService: {
    readFlow: 'quiet',
    beginFlow: 'no-command',
    answerFlow: 'no-command',
    awaitFlow: 'quiet',
    cancelFlow: 'quiet',
    readSignInDetails: 'quiet',
    inspectToken: 'quiet',
  },
  security: {
    confirmIdentity: 'quiet',
    showContacts: 'quiet',
    addContact: 'no-command',
    removeContact: 'no-command',
    sendContactCode: 'no-command',
    confirmContact: 'no-command',
    checkContact: 'quiet',
    showPassword: 'quiet',
    choosePassword: 'no-command',
    removePassword: 'no-command',
  },
};
