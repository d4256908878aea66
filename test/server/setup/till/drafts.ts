import { randomUUID } from 'node:crypto';
import type { GiftRecipient } from '#domain/gift/gift.ts';

export interface TestLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly gift?: GiftRecipient;
}

const lineFacts = (line: TestLine, lineItemNumber: number) => ({
  lineItemNumber,
  productId: line.productId,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  id: line.productId,
  total: Math.round(line.unitPrice * line.quantity * 100) / 100,
  name: `Name of ${line.productId}`,
  ...(line.gift && { gift: line.gift }),
});

export const plano = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address: '100 Main St',
  addressDetails: '',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

/** A draft on the wire: two bags to Plano, unless told otherwise. */
export const draftOf = (
  changes: {
    readonly products?: readonly TestLine[];
    readonly mixes?: readonly (TestLine & {
      readonly items: readonly { productId: string; quantity: number }[];
    })[];
    readonly packs?: readonly (TestLine & {
      readonly items: readonly { productId: string; quantity: number }[];
    })[];
    readonly shipping?: Partial<typeof plano>;
    readonly billing?: Partial<typeof plano>;
    readonly email?: string;
    readonly tempUserID?: string;
    readonly giftMessage?: string;
    readonly giftOrder?: boolean;
    readonly couponName?: string;
    readonly giftCards?: readonly string[];
  } = {},
) => {
  const products = changes.products ?? [{ productId: 'CHP-0001', quantity: 2, unitPrice: 4.29 }];
  const mixes = changes.mixes ?? [];
  const packs = changes.packs ?? [];
  const shipping = { ...plano, ...changes.shipping };
  return {
    lines: {
      products: products.map((line, index) => lineFacts(line, index + 1)),
      multipack: mixes.map((line, index) => ({
        ...lineFacts(line, products.length + index + 1),
        name: `My Mix ${index + 1}`,
        multipackId: line.productId,
        multipackList: line.items,
        zNonSku: 'ZMYOMP30',
      })),
      bundle: packs.map((line, index) => ({
        ...lineFacts(line, products.length + mixes.length + index + 1),
        bundleId: line.productId,
        bundleList: line.items,
        virtualSku: `V-${line.productId}`,
      })),
    },
    contact: { email: changes.email ?? 'ada@example.com', phoneNumber: '2145550123' },
    shipping,
    billing: { ...shipping, ...changes.billing },
    tempUserID: changes.tempUserID ?? randomUUID(),
    ...(changes.giftOrder === undefined ? {} : { giftOrder: changes.giftOrder }),
    ...(changes.couponName === undefined ? {} : { couponName: changes.couponName }),
    ...(changes.giftCards === undefined ? {} : { giftCards: changes.giftCards }),
    ...(changes.giftMessage === undefined ? {} : { giftMessage: changes.giftMessage }),
  };
};

export type TestDraft = ReturnType<typeof draftOf>;
