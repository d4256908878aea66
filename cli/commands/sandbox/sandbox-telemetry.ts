import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { faultNumbers } from '#cli/commands/sandbox/fault-numbers.ts';
import { askSandbox } from '#cli/commands/sandbox/sandbox-call.ts';
import {
  filterFlags,
  telemetryItems,
  telemetryPath,
} from '#cli/commands/sandbox/telemetry-items.ts';
import { toldFaults } from '#cli/commands/sandbox/told-faults.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';
import type { Words } from '#cli/words/words.ts';

const text = z.optional(z.string());

/** Most items listed unless more are asked for, and most there ever are. */
const [usualItems, mostItems] = [100, 5000];

/** `crunch sandbox telemetry list --name page_speed` */
export const telemetryList: Action = async (session, { flags }) => {
  const { words, terminal } = session;
  const given = parseFlags(z.object({ ...filterFlags, limit: text }), flags, words);
  const { limit = String(usualItems), ...filter } = given;
  const most = wholeNumber(limit, '--limit', { least: 1, most: mostItems }, words);
  const { items, found } = await telemetryItems(session, { ...filter, limit: most });
  const columns = [
    { title: words['out.received'] },
    { title: words['out.kind'] },
    { title: words['out.name'] },
    { title: words['out.person'] },
  ];
  return {
    data: { items, found },
    text: () =>
      items.length === 0
        ? words['out.noTelemetry']
        : table(
            columns,
            items.map(({ receivedAt, kind, title, person = '' }) => [
              receivedAt,
              kind,
              title,
              person,
            ]),
            terminal,
          ),
  };
};

/** `crunch sandbox telemetry clear` */
export const telemetryClear: Action = async (session) => {
  const data = await askSandbox(session, 'DELETE', telemetryPath);
  return { data, text: () => session.words['out.done'] };
};

const faultFlags = z.object({
  call: text,
  items: text,
  target: text,
  retryAfter: text,
  count: text,
  delay: text,
  clear: z.optional(z.boolean()),
});

/** `crunch sandbox telemetry fault [mode]`; the tools page decides which modes there are. */
export const telemetryFault: Action = async (session, { args: [mode], flags }) => {
  const { words } = session;
  const { clear, call, items, target, retryAfter, ...numbers } = parseFlags(
    faultFlags,
    flags,
    words,
  );
  const path = `${telemetryPath}/faults`;
  if (clear) {
    const data = await askSandbox(session, 'DELETE', path);
    return { data, text: () => words['out.done'] };
  }
  if (mode === undefined) return toldFaults(await askSandbox(session, 'GET', path), words);
  const fault = {
    mode,
    ...(call === undefined ? {} : { call }),
    ...(items === undefined ? {} : { items: faultyItems(items, words) }),
    ...(target === undefined ? {} : { target }),
    ...faultNumbers(numbers, words),
    ...(retryAfter === undefined
      ? {}
      : {
          retryAfter: wholeNumber(retryAfter, '--retry-after', { least: 0, most: 86_400 }, words),
        }),
  };
  return toldFaults(await askSandbox(session, 'PUT', path, fault), words);
};

/** `1:429,2:400`: places in the post and their statuses, in the order they are answered. */
const faultyItems = (list: string, words: Words) =>
  list.split(',').map((each) => {
    const [, index, statusCode] = /^\s*(\d{1,6}):(\d{3})\s*$/.exec(each) ?? [];
    if (index !== undefined && statusCode !== undefined) {
      return { index: Number(index), statusCode: Number(statusCode) };
    }
    throw badUsage(fillBlanks(words['error.flag'], { name: '--items', value: list }), 'items');
  });
