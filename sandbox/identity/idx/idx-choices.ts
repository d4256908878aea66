import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { offerOf } from '#sandbox/identity/base/idx-policy.ts';
import type { IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import {
  authenticatorField,
  authenticators,
  listOf,
  type MakeForm,
  objectOf,
  passcodeField,
  type StepParts,
} from '#sandbox/identity/idx/ion-forms.ts';

/** What may be enrolled, with a way past it where it is not required. */
export const enrolParts = (
  { policy }: IdentityParts,
  { facts }: IdxTransaction,
  form: MakeForm,
): StepParts => {
  const { options, canSkip } = offerOf(policy.now(), facts.flow, facts.passed ?? []);
  const offered = options.map((one) => authenticators[one]);
  return {
    remediation: [
      form('select-authenticator-enroll', 'credential/enroll', {
        fields: [authenticatorField(offered)],
      }),
      ...(canSkip ? [form('skip', 'skip')] : []),
    ],
    context: listOf(...offered),
  };
};

/** The address that was typed is confirmed by a code. */
export const addressParts = ({ facts }: IdxTransaction, form: MakeForm): StepParts => ({
  remediation: [
    form('enroll-authenticator', 'challenge/answer', {
      fields: [passcodeField('Enter code')],
      more: { relatesTo: ['$.currentAuthenticator'] },
    }),
  ],
  context: {
    currentAuthenticator: objectOf({
      ...authenticators.email,
      profile: { email: facts.identifier ?? '' },
    }),
  },
});

/** In which way to go on with the name that was typed: the same ways for a name nobody has. */
export const choiceParts = ({ facts }: IdxTransaction, form: MakeForm): StepParts => {
  const { email, password } = authenticators;
  const offered = facts.flow === 'sign-in' ? [email, password] : [email];
  return {
    remediation: [
      form('select-authenticator-authenticate', 'challenge', {
        fields: [authenticatorField(offered)],
      }),
    ],
    context: listOf(...offered),
  };
};
