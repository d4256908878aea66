import type { LineItem, SheetRequest } from '#sandbox/wallets/protocol/sheet-messages.ts';

/** A place as pages learn it before a payment is authorised, and afterwards with the rest. */
export type ShownContact = Readonly<Record<string, unknown>>;

export interface OpenedSheet {
  readonly sheetId: string;
  readonly shippingContact?: ShownContact;
  readonly paymentMethod: object;
}

export type Authorization =
  | { readonly cancelled: true; readonly payment?: never }
  | { readonly payment: { readonly shippingContact?: ShownContact }; readonly cancelled?: never };

/** The wallet's calls of this frame's own host; a refusal is an Error with its reason. */
const call = async <Answer>(path: string, body: object): Promise<Answer> => {
  const reply = await fetch(`/wallet/sheets${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.reason);
  return answer;
};

export const openWalletSheet = (asked: {
  readonly person: string;
  readonly merchantSession: object;
  readonly request: SheetRequest;
  readonly domain: string;
}): Promise<OpenedSheet> => call('', asked);

export const chooseWalletPerson = (sheetId: string, person: string): Promise<OpenedSheet> =>
  call(`/${sheetId}/person`, { person });

export const authorizeSheet = (
  sheetId: string,
  agreed: { readonly total: LineItem; readonly lineItems: readonly LineItem[] },
): Promise<Authorization> => call(`/${sheetId}/authorize`, agreed);
