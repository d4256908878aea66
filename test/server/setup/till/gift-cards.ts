import { randomUUID } from 'node:crypto';
import { draftOf, type TestLine } from '#test/server/setup/till/drafts.ts';
import type { Till } from '#test/server/setup/till/till.ts';

export const balancePath = '/webservices/giftcardbalance';

/** Snacks that come to 10 dollars with shipping and tax: two bags of 5 to Texas ship for 4.99. */
export const bags = (quantity = 4): readonly TestLine[] => [
  { productId: 'CHP-0003', quantity, unitPrice: 5 },
];

/** One e-gift card of 25 dollars, for sale. */
export const cardForSale: TestLine = {
  productId: 'GFT-0001',
  quantity: 1,
  unitPrice: 25,
  gift: {
    firstName: 'Grace',
    lastName: 'Hopper',
    recipientEmail: 'grace@example.com',
    giftMessage: '',
  },
};

/** The code in the mail of an e-gift card. */
export const codeIn = /GC-(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/;

/** Buys an e-gift card, reads its code in the mail, and leaves so many cents on it. */
export const boughtCard = async (till: Till, cents = 2500): Promise<string> => {
  await till.submit(await till.prepare('visa-ok', draftOf({ products: [cardForSale] })));
  await till.settle();
  await till.settle();
  const mail = till.mails.findLast(({ to }) => to === 'grace@example.com');
  const code = codeIn.exec(mail?.text ?? '')?.[0] ?? '';
  const newest = await till.db
    .selectFrom('gift_cards')
    .innerJoin('outbox', 'outbox.gift_card_id', 'gift_cards.gift_card_id')
    .select('gift_cards.gift_card_id')
    .where('outbox.mail_id', '=', mail?.mailId ?? '')
    .executeTakeFirstOrThrow();
  await till.db
    .updateTable('gift_cards')
    .set({ amount: Math.max(cents, 1), spent: Math.max(cents, 1) - cents })
    .where('gift_card_id', '=', newest.gift_card_id)
    .execute();
  till.mails.length = 0;
  await till.gateway.call('/sandbox/reset', { method: 'POST' });
  return code;
};

export const askBalance = (till: Till, code: string, tempUserID?: string) =>
  till.shop.post(balancePath, { code, ...(tempUserID === undefined ? {} : { tempUserID }) });

/** A shopper who typed these codes: their id, and the refs by which a draft names the cards. */
export const holderOf = async (till: Till, codes: readonly string[], tempUserID = randomUUID()) => {
  const refs: string[] = [];
  for (const code of codes) {
    const { body } = await askBalance(till, code, tempUserID);
    refs.push(String(body.data[0]?.['cardRef']));
  }
  return { tempUserID, giftCards: refs };
};

/** What is on the cards now, in cents, the smallest first. */
export const balancesOf = async (till: Till): Promise<readonly number[]> => {
  const rows = await till.db
    .selectFrom('gift_cards')
    .select('balance')
    .orderBy('balance')
    .execute();
  return rows.map(({ balance }) => balance);
};

export const usesOf = (till: Till) =>
  till.db.selectFrom('gift_card_uses').select(['amount', 'state']).orderBy('position').execute();
