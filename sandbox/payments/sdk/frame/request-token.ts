import type { ErrorFacts, TokenParameters } from '#sandbox/payments/sdk/field-protocol.ts';
import { closeEnvelope } from '#sandbox/payments/sdk/frame/card-envelope.ts';
import type { FrameContext } from '#sandbox/payments/sdk/frame/frame-context.ts';
import { type SiblingField, siblingOf } from '#sandbox/payments/sdk/frame/siblings.ts';

type TokenAnswer = { readonly token: string } | { readonly error: ErrorFacts };

const failed = (reason: string, message: string): TokenAnswer => ({ error: { reason, message } });

/** Gathers the form's fields, closes them into an envelope and trades it for a token. */
export const requestToken = async (
  context: FrameContext,
  mine: SiblingField,
  parameters: TokenParameters,
): Promise<TokenAnswer> => {
  const other = siblingOf(mine);
  const fields = other === undefined ? [mine] : [mine, other];
  const wrong = fields.filter(({ change }) => !change().valid);
  if (wrong.length > 0) return wrongFields(wrong);

  const typed = Object.fromEntries(fields.map(({ kind, digits }) => [kind, digits()]));
  const { type, expirationMonth, expirationYear } = parameters;
  const card = { ...typed, type, expirationMonth, expirationYear };
  const data = { paymentInformation: { card } };
  const letter = JSON.stringify({ data, context: context.jwt, index: 0 });
  const jwe = await closeEnvelope(letter, context.jwk).catch(() => undefined);
  return jwe === undefined
    ? failed('CREATE_TOKEN_UNABLE_TO_START', 'The card could not be encrypted.')
    : send(jwe);
};

const wrongFields = (wrong: readonly SiblingField[]): TokenAnswer => ({
  error: {
    reason: 'CREATE_TOKEN_VALIDATION_FIELDS',
    message: 'A field is not valid.',
    details: wrong.map(({ kind }) => ({ location: kind, message: 'is not valid' })),
  },
});

const send = async (jwe: string): Promise<TokenAnswer> => {
  const unreachable = failed('CREATE_TOKEN_XHR_ERROR', 'The gateway did not answer.');
  try {
    const reply = await fetch('/flex/v2/tokens', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/jwt' },
      body: jwe,
    });
    if (reply.ok) return { token: await reply.text() };
    if (reply.status !== 400) return unreachable;
    const { reason, message, details, correlationId } = await reply.json();
    return { error: { reason, message, details, correlationId } };
  } catch {
    return unreachable;
  }
};
