import { createHash, createHmac } from 'node:crypto';

/** As real ones: the key has an id of its own. */
export const merchantKey = {
  id: 'crunchcart-test',
  keyId: '08c94330-f618-42a3-b09d-e1e43be5efda',
  secret: Buffer.from('thirty-two bytes of test secret!').toString('base64'),
};

export interface SignatureChanges {
  readonly date?: string;
  readonly secret?: string;
  readonly id?: string;
  readonly keyId?: string;
}

/** Headers of a signed merchant request, written from the documented scheme. */
export const signedHeaders = (
  request: { readonly method: string; readonly target: string; readonly host: string },
  body: string | undefined,
  changes: SignatureChanges = {},
): Record<string, string> => {
  const id = changes.id ?? merchantKey.id;
  const date = changes.date ?? new Date().toUTCString();
  const digest =
    body === undefined
      ? undefined
      : `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const lines: [string, string][] = [
    ['host', request.host],
    ['v-c-date', date],
    ['request-target', `${request.method.toLowerCase()} ${request.target}`],
    ...(digest === undefined ? [] : [['digest', digest] as [string, string]]),
    ['v-c-merchant-id', id],
  ];
  const signature = createHmac(
    'sha256',
    Buffer.from(changes.secret ?? merchantKey.secret, 'base64'),
  )
    .update(lines.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64');
  const names = lines.map(([name]) => name).join(' ');
  return {
    'v-c-date': date,
    'v-c-merchant-id': id,
    'content-type': 'application/json',
    ...(digest === undefined ? {} : { digest }),
    signature: `keyid="${changes.keyId ?? merchantKey.keyId}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
  };
};
