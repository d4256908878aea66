import { passwordPolicy } from '#sandbox/identity/authn/answer-parts.ts';
import { type IdentityParts, laterText } from '#sandbox/identity/base/identity-parts.ts';
import { googleIdpId } from '#sandbox/identity/base/identity-settings.ts';
import { addressParts, choiceParts, enrolParts } from '#sandbox/identity/idx/idx-choices.ts';
import type { IdxMessage, IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import {
  authenticatorField,
  authenticators,
  type IonForm,
  identifierField,
  ionForm,
  listOf,
  type MakeForm,
  objectOf,
  passcodeField,
  type StepParts,
} from '#sandbox/identity/idx/ion-forms.ts';

/** How often a page asks whether the mail's link or the phone was used, milliseconds. */
const emailRefresh = 4000;
const pushRefresh = 500;

/** The answer of a transaction: the possible next steps, each as a form. */
export const idxBody = (
  parts: IdentityParts,
  transaction: IdxTransaction,
  message?: IdxMessage,
): Readonly<Record<string, unknown>> => {
  const { stateHandle, facts, user } = transaction;
  const isOver = facts.step === 'terminal';
  const { remediation, context = {} } = partsOf(parts, transaction);
  const known = user !== undefined && facts.flow !== 'recover' && facts.flow !== 'unlock';
  return {
    version: '1.0.0',
    stateHandle,
    expiresAt: laterText(parts, parts.settings.lives.transaction),
    intent: 'LOGIN',
    ...(remediation.length > 0 && { remediation: { type: 'array', value: remediation } }),
    ...context,
    ...(message && { messages: messagesOf(message) }),
    ...(known && { user: { type: 'object', value: { id: user.id, identifier: user.login } } }),
    ...(!isOver && { cancel: ionForm(parts, stateHandle, { name: 'cancel', path: 'cancel' }) }),
    app: {
      type: 'object',
      value: { name: 'oidc_client', label: 'Crunchcart sandbox', id: facts.interact.clientId },
    },
  };
};

export const messagesOf = (message: IdxMessage) => ({
  type: 'array',
  value: [{ message: message.text, i18n: { key: message.key }, class: message.class }],
});

const partsOf = (parts: IdentityParts, transaction: IdxTransaction): StepParts => {
  const form = (name: string, path: string, rest: object = {}): IonForm =>
    ionForm(parts, transaction.stateHandle, { name, path, ...rest });
  switch (transaction.facts.step) {
    case 'identify':
      return identifyParts(parts, transaction, form);
    case 'identify-recovery':
      return {
        remediation: [form('identify-recovery', 'identify', { fields: [identifierField] })],
      };
    case 'challenge-email':
      return emailParts(transaction, form);
    case 'challenge-push':
      return {
        remediation: [
          form('challenge-poll', 'authenticators/poll', {
            more: { refresh: pushRefresh, relatesTo: ['$.currentAuthenticator'] },
          }),
        ],
        context: { currentAuthenticator: objectOf(authenticators.push) },
      };
    case 'enroll-profile':
      return {
        remediation: [
          form('enroll-profile', 'enroll/new', { fields: [profileField] }),
          form('select-identify', 'identify/select'),
        ],
      };
    case 'select-enroll':
      return enrolParts(parts, transaction, form);
    case 'enroll-email':
      return addressParts(transaction, form);
    case 'select-authenticate':
      return choiceParts(transaction, form);
    case 'challenge-password':
      return passwordParts(form('challenge-authenticator', 'challenge/answer', knownPassword));
    case 'enroll-password':
      return passwordParts(form('enroll-authenticator', 'challenge/answer', newPassword));
    case 'reenroll-password':
      return passwordParts(form('reenroll-authenticator', 'challenge/answer', newPassword));
    case 'reset-password':
      return passwordParts(form('reset-authenticator', 'challenge/answer', newPassword));
    case 'select-unlock':
      return {
        remediation: [
          form('select-authenticator-unlock-account', 'challenge', {
            fields: [identifierField, authenticatorField([authenticators.email])],
          }),
        ],
        context: listOf(authenticators.email),
      };
    case 'terminal':
      return { remediation: [] };
  }
};

const identifyParts = (
  { settings, policy }: IdentityParts,
  { stateHandle }: IdxTransaction,
  form: MakeForm,
): StepParts => ({
  remediation: [
    form('identify', 'identify', {
      fields: [
        identifierField,
        ...(policy.now().identifierFirst === 'no' ? [passcodeField('Password')] : []),
        { name: 'rememberMe', type: 'boolean', label: 'Remember this device' },
      ],
    }),
    ...(settings.registration ? [form('select-enroll-profile', 'enroll')] : []),
    ...(settings.unlocking ? [form('unlock-account', 'unlock-account')] : []),
    {
      name: 'redirect-idp',
      type: 'GOOGLE',
      idp: { id: googleIdpId, name: 'Google (sandbox)' },
      href: `${settings.origin}/sso/idps/${googleIdpId}?${new URLSearchParams({ stateToken: stateHandle })}`,
      method: 'GET',
    },
  ],
  context: {
    currentAuthenticator: objectOf({
      ...authenticators.password,
      recover: form('recover', 'recover'),
    }),
  },
});

const emailParts = ({ facts }: IdxTransaction, form: MakeForm): StepParts => ({
  remediation: [
    form('challenge-authenticator', 'challenge/answer', {
      fields: [passcodeField('Enter code')],
      more: { relatesTo: ['$.currentAuthenticatorEnrollment'] },
    }),
  ],
  context: {
    currentAuthenticatorEnrollment: objectOf({
      ...authenticators.email,
      // The typed e-mail, not the stored one, so that the answer is the same for an unknown person.
      profile: { email: (facts.identifier ?? '').replace(/^(.).*(?=@)/, '$1***') },
      resend: form('resend', 'challenge/resend'),
      poll: form('poll', 'challenge/poll', { more: { refresh: emailRefresh } }),
    }),
  },
});

const knownPassword = {
  fields: [passcodeField('Password')],
  more: { relatesTo: ['$.currentAuthenticator'] },
};

const newPassword = {
  fields: [passcodeField('New password')],
  more: { relatesTo: ['$.currentAuthenticator'] },
};

const passwordParts = (form: IonForm): StepParts => ({
  remediation: [form],
  context: {
    currentAuthenticator: objectOf({ ...authenticators.password, settings: passwordPolicy }),
  },
});

const profileField = {
  name: 'userProfile',
  type: 'object',
  required: true,
  form: {
    value: [
      { name: 'firstName', label: 'First name', required: true, minLength: 1, maxLength: 50 },
      { name: 'lastName', label: 'Last name', required: true, minLength: 1, maxLength: 50 },
      { name: 'email', label: 'Email', required: true },
    ],
  },
} as const;
