import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';

export const ionType = 'application/ion+json; okta-version=1.0.0';

export interface IonField {
  readonly name: string;
  readonly [part: string]: unknown;
}

export interface IonForm {
  readonly name: string;
  readonly [part: string]: unknown;
}

/** An Ion form: without `rel` okta-auth-js would not offer it as something to do. */
export const ionForm = (
  { settings }: IdentityParts,
  stateHandle: string,
  form: {
    readonly name: string;
    readonly path: string;
    readonly fields?: readonly IonField[];
    readonly more?: Readonly<Record<string, unknown>>;
  },
): IonForm => ({
  rel: ['create-form'],
  name: form.name,
  href: `${settings.origin}/idp/idx/${form.path}`,
  method: 'POST',
  produces: ionType,
  accepts: 'application/json; okta-version=1.0.0',
  value: [
    ...(form.fields ?? []),
    { name: 'stateHandle', required: true, value: stateHandle, visible: false, mutable: false },
  ],
  ...form.more,
});

export const identifierField: IonField = { name: 'identifier', label: 'Username', required: true };

export const passcodeField = (label: string): IonField => ({
  name: 'credentials',
  type: 'object',
  required: true,
  form: { value: [{ name: 'passcode', label, secret: true }] },
});

interface Authenticator {
  readonly type: string;
  readonly key: string;
  readonly id: string;
  readonly displayName: string;
  readonly methods: readonly { readonly type: string }[];
}

export const authenticators = {
  password: {
    type: 'password',
    key: 'okta_password',
    id: 'autpassword',
    displayName: 'Password',
    methods: [{ type: 'password' }],
  },
  email: {
    type: 'email',
    key: 'okta_email',
    id: 'autemail',
    displayName: 'Email',
    methods: [{ type: 'email' }],
  },
  push: {
    type: 'app',
    key: 'okta_verify',
    id: 'autpush',
    displayName: 'Sandbox phone',
    methods: [{ type: 'push' }],
  },
} as const satisfies Readonly<Record<string, Authenticator>>;

export const authenticatorField = (offered: readonly Authenticator[]): IonField => ({
  name: 'authenticator',
  type: 'object',
  options: offered.map((authenticator) => ({
    label: authenticator.displayName,
    value: {
      form: {
        value: [
          { name: 'id', required: true, value: authenticator.id, mutable: false },
          {
            name: 'methodType',
            required: false,
            value: authenticator.methods[0]?.type,
            mutable: false,
          },
        ],
      },
    },
    relatesTo: authenticator,
  })),
});

export type MakeForm = (name: string, path: string, rest?: object) => IonForm;

export interface StepParts {
  readonly remediation: readonly unknown[];
  readonly context?: Readonly<Record<string, unknown>>;
}

export const objectOf = (value: object) => ({ type: 'object', value });
export const listOf = (...value: readonly object[]) => ({
  authenticators: { type: 'array', value },
});
