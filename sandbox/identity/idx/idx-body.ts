import { passwordPolicy } from '#sandbox/identity/authn/authn-answers.ts';
import { type IdentityDesk, laterText } from '#sandbox/identity/desk/identity-desk.ts';
import { googleIdpId } from '#sandbox/identity/desk/identity-settings.ts';
import type { IdxMessage, IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import {
  authenticatorField,
  authenticators,
  type IonForm,
  identifierField,
  ionForm,
  passcodeField,
} from '#sandbox/identity/idx/ion-forms.ts';

/** How often a page asks whether the mail's link or the phone was used, milliseconds. */
const emailRefresh = 4000;
const pushRefresh = 500;

interface StepParts {
  readonly remediation: readonly unknown[];
  readonly context?: Readonly<Record<string, unknown>>;
}

/** What a conversation shows: what may be done now, each as a form. */
export const idxBody = (
  desk: IdentityDesk,
  transaction: IdxTransaction,
  message?: IdxMessage,
): Readonly<Record<string, unknown>> => {
  const { stateHandle, facts, user } = transaction;
  const isOver = facts.step === 'terminal';
  const { remediation, context = {} } = partsOf(desk, transaction);
  const known = user !== undefined && facts.flow !== 'recover' && facts.flow !== 'unlock';
  return {
    version: '1.0.0',
    stateHandle,
    expiresAt: laterText(desk, desk.settings.lives.transaction),
    intent: 'LOGIN',
    ...(remediation.length > 0 && { remediation: { type: 'array', value: remediation } }),
    ...context,
    ...(message && { messages: messagesOf(message) }),
    ...(known && { user: { type: 'object', value: { id: user.id, identifier: user.login } } }),
    ...(!isOver && { cancel: ionForm(desk, stateHandle, { name: 'cancel', path: 'cancel' }) }),
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

const partsOf = (desk: IdentityDesk, transaction: IdxTransaction): StepParts => {
  const form = (name: string, path: string, rest: object = {}): IonForm =>
    ionForm(desk, transaction.stateHandle, { name, path, ...rest });
  switch (transaction.facts.step) {
    case 'identify':
      return identifyParts(desk, transaction, form);
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
      return {
        remediation: [
          form('select-authenticator-enroll', 'credential/enroll', {
            fields: [authenticatorField([authenticators.password])],
          }),
        ],
        context: listOf(authenticators.password),
      };
    case 'enroll-password':
      return passwordParts(form('enroll-authenticator', 'challenge/answer', newPassword));
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

type MakeForm = (name: string, path: string, rest?: object) => IonForm;

const identifyParts = (
  { settings }: IdentityDesk,
  { stateHandle }: IdxTransaction,
  form: MakeForm,
): StepParts => ({
  remediation: [
    form('identify', 'identify', {
      fields: [
        identifierField,
        passcodeField('Password'),
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
      // What was typed, not what is on file: the same for somebody who does not exist.
      profile: { email: (facts.identifier ?? '').replace(/^(.).*(?=@)/, '$1***') },
      resend: form('resend', 'challenge/resend'),
      poll: form('poll', 'challenge/poll', { more: { refresh: emailRefresh } }),
    }),
  },
});

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

const objectOf = (value: object) => ({ type: 'object', value });
const listOf = (value: object) => ({ authenticators: { type: 'array', value: [value] } });

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
