import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import type { IdxMessage, IdxTransaction } from '#sandbox/identity/idx/idx-transaction.ts';
import type { User } from '#sandbox/identity/store/users.ts';

export interface IdxCall {
  readonly parts: IdentityParts;
  readonly transaction: IdxTransaction;
  readonly body: unknown;
}

export type IdxOutcome =
  | { readonly is: 'next'; readonly transaction: IdxTransaction; readonly message?: IdxMessage }
  /** The same step once more, with why. */
  | {
      readonly is: 'again';
      readonly status: 400 | 401 | 403 | 429;
      readonly transaction: IdxTransaction;
      readonly message: IdxMessage;
    }
  | {
      readonly is: 'done';
      readonly transaction: IdxTransaction;
      readonly user: User;
      readonly amr: readonly string[];
    };

export const formErrors = (transaction: IdxTransaction): IdxOutcome =>
  refused(
    transaction,
    400,
    'We found some errors. Please review the form and make corrections.',
    'form.errors',
  );

export const refused = (
  transaction: IdxTransaction,
  status: 400 | 401 | 403,
  text: string,
  key: string,
): IdxOutcome => ({ is: 'again', status, transaction, message: { text, key, class: 'ERROR' } });
