import * as z from 'zod/mini';
import { isPartyOperation } from '#adapters/http/wire/party-faults.ts';
import { isFaultName } from '#adapters/http/wire/provoked-fault.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { refuseUnknownFault } from '#cli/commands/sandbox/fault-choices.ts';
import { faultNumbers } from '#cli/commands/sandbox/fault-numbers.ts';
import { askSandbox, plainly } from '#cli/commands/sandbox/sandbox-call.ts';
import { amount, parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import { readClockOffset } from '#cli/session/clock-offset.ts';
import type { Action, Session } from '#cli/session/session.ts';

const text = z.optional(z.string());
const faultFlags = z.object({
  operation: text,
  call: text,
  shopper: text,
  about: text,
  count: text,
  delay: text,
  clear: z.optional(z.boolean()),
});

const shopFaults = '/sandbox/shop-faults';
const gatewayFaults = '/sandbox/faults';
const partyFaults = '/sandbox/party-faults';

/**
 * `crunch sandbox fault [mode]`: faults of the shop's calls, or of gateway, address and tax service with `--operation`.
 */
export const sandboxFault: Action = async (session, { args: [mode], flags }) => {
  const { words } = session;
  const given = parseFlags(faultFlags, flags, words);
  if (given.clear) {
    const data = await onAll(session, 'DELETE');
    return { data, text: () => words['out.done'] };
  }
  if (mode === undefined) return plainly(await onAll(session, 'GET'));
  const { operation, call, shopper, about } = given;
  refuseUnknownFault(mode, operation, words);
  // Both have a fault `slow`; without an operation it means the shop's.
  const isShops = operation === undefined && isFaultName(mode);
  const isPartys = operation !== undefined && isPartyOperation(operation);
  const strays = [
    ['--call', isShops ? undefined : call],
    ['--shopper', isShops ? undefined : shopper],
    ['--about', isPartys ? undefined : about],
  ] as const;
  const [stray] = strays.find(([, value]) => value !== undefined) ?? [];
  if (stray !== undefined) {
    throw badUsage(fillBlanks(words['error.flag'], { name: stray, value: mode }), stray.slice(2));
  }
  const fault = {
    mode,
    ...(operation === undefined ? {} : { operation }),
    ...(call === undefined ? {} : { call }),
    ...(shopper === undefined ? {} : { shopper }),
    ...(about === undefined ? {} : { about }),
    ...faultNumbers(given, words),
  };
  const path = isShops ? shopFaults : isPartys ? partyFaults : gatewayFaults;
  return plainly(await askSandbox(session, 'PUT', path, fault));
};

const waiting = z.looseObject({ faults: z.array(z.unknown()) });

/** The faults of shop, gateway and the other parties. */
const onAll = async (session: Session, method: 'GET' | 'DELETE') => {
  const shop = z.parse(waiting, await askSandbox(session, method, shopFaults));
  const gateway = z.parse(waiting, await askSandbox(session, method, gatewayFaults));
  const party = z.parse(waiting, await askSandbox(session, method, partyFaults));
  return { faults: gateway.faults, shopFaults: shop.faults, partyFaults: party.faults };
};

const clockFlags = z.object({ offset: text, time: text, reset: z.optional(z.boolean()) });

/** `crunch sandbox clock --offset +2h` */
export const sandboxClock: Action = async (session, { flags }) => {
  const { words } = session;
  const { offset, time, reset } = parseFlags(clockFlags, flags, words);
  const path = '/sandbox/clock';
  if (reset) return plainly(await askSandbox(session, 'DELETE', path));
  const wish = offset ?? time;
  if (wish === undefined) return plainly(await askSandbox(session, 'GET', path));
  const offsetMs = readClockOffset(
    wish,
    offset === undefined ? '--time' : '--offset',
    Date.now(),
    words,
  );
  return plainly(await askSandbox(session, 'PUT', path, { offsetMs }));
};

const productFlags = z.object({ price: text, stock: text, location: text });

/** `crunch sandbox product CHP-0101 --price 4.49 --stock 0` */
export const sandboxProduct: Action = async (session, { args: [id = ''], flags }) => {
  const { words } = session;
  const { price, stock, location } = parseFlags(productFlags, flags, words);
  if (price === undefined && stock === undefined) {
    throw badUsage(fillBlanks(words['error.missingOption'], { name: '--price' }), 'price');
  }
  const change = {
    ...(price === undefined ? {} : { price: amount(price, '--price', words) }),
    ...(stock === undefined
      ? {}
      : { stock: wholeNumber(stock, '--stock', { least: 0, most: 1_000_000 }, words) }),
    ...(location === undefined ? {} : { locationNumber: location }),
  };
  const path = `/sandbox/products/${encodeURIComponent(id)}`;
  return plainly(await askSandbox(session, 'PUT', path, change));
};

const person = z.looseObject({
  name: z.string(),
  about: z.string(),
  email: z.string(),
  city: z.string(),
  state: z.string(),
});

const account = z.looseObject({
  name: z.string(),
  email: z.string(),
  password: z.optional(z.string()),
  state: z.string(),
});

/** `crunch sandbox people` */
export const sandboxPeople: Action = async (session) => {
  const { words, terminal } = session;
  const answer = await askSandbox(session, 'GET', '/sandbox/people');
  const { people, accounts } = z.parse(
    z.object({ people: z.array(person), accounts: z.array(account) }),
    answer,
  );
  const columns = [
    { title: words['out.name'] },
    { title: words['out.email'] },
    { title: words['out.shipTo'] },
    { title: words['out.about'] },
  ];
  const accountColumns = [
    { title: words['out.account'] },
    { title: words['out.email'] },
    { title: words['out.password'] },
    { title: words['out.about'] },
  ];
  return {
    data: { people, accounts },
    text: () =>
      [
        table(
          columns,
          people.map(({ name, email, city, state, about }) => [
            name,
            email,
            `${city}, ${state}`,
            about,
          ]),
          terminal,
        ),
        table(
          accountColumns,
          accounts.map(({ name, email, password = '', state }) => [name, email, password, state]),
          terminal,
        ),
      ].join('\n\n'),
  };
};
