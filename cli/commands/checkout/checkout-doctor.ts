import * as z from 'zod/mini';
import type { ListedObstacle } from '#application/checkout/obstacles/list-obstacles.ts';
import { obstacleMessage } from '#application/messages/obstacle-message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { placeAmong } from '#cli/input/state-flag.ts';
import { dollars } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { coreWordsOf } from '#cli/words/core-words.ts';
import type { TypedShipping } from '#domain/checkout/entered-shipping.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const text = z.string();
const given = z.optional(text);

const flagsOfDoctor = z.object({
  ...{ email: given, phone: given, firstName: given, lastName: given },
  ...{ address: given, addressDetails: given, city: given, zip: given },
  state: z.optional(z.array(text)),
});

/** `crunch checkout doctor`: everything in the way of an order, as the screens list it. */
export const checkoutDoctor: Action = (session, { flags }) =>
  withShop(session, async (shop) => {
    const found = await shop.ask(
      shop.useCases.obstacles.listObstacles(typedShipping(flags, session)),
    );
    const { inTheWay, toCome } = found;
    const words = coreWordsOf(session.settings.language);
    const rows = [...inTheWay, ...toCome].map((row) => ({
      row,
      message: obstacleMessage(words, row, (cents) => dollars(dollarsFromCents(cents))),
    }));
    return {
      data: {
        canOrder: rows.length === 0,
        inTheWay: rows.slice(0, inTheWay.length).map(wireObstacle),
        toCome: rows.slice(inTheWay.length).map(wireObstacle),
      },
      text: () => {
        const lines = (some: typeof rows) => some.map(({ message }) => `  ${message}`);
        const wrong = rows.slice(0, inTheWay.length);
        const next = rows.slice(inTheWay.length);
        return [
          words[wrong.length === 0 ? 'obstacle.none' : 'obstacle.title'],
          ...lines(wrong),
          ...(next.length === 0 ? [] : [words['obstacle.toCome'], ...lines(next)]),
        ].join('\n');
      },
    };
  });

const wireObstacle = ({ row, message }: { row: ListedObstacle; message: string }) => {
  const { obstacle, place } = row;
  const what = 'failure' in obstacle ? obstacle.failure._tag : obstacle.is;
  return { what, place, ...('field' in obstacle && { field: obstacle.field }), message };
};

/** Undefined when nothing was given: what is stored counts. */
const typedShipping = (
  typed: Parameters<typeof parseFlags>[1],
  { words }: Session,
): TypedShipping | undefined => {
  const { state: states = [], ...flags } = parseFlags(flagsOfDoctor, typed, words);
  const state = placeAmong(states);
  if ([state, ...Object.values(flags)].every((value) => value === undefined)) return undefined;
  const { email = '', phone = '', firstName = '', lastName = '', address = '' } = flags;
  const { addressDetails = '', city = '', zip = '' } = flags;
  const shipping = {
    ...{ firstName, lastName, address, addressDetails, city },
    ...{ state: state ?? '', zipcode: zip },
  };
  return {
    contact: { email, phoneNumber: phone },
    shipping,
    giftOrder: false,
    giftMessage: '',
  };
};
