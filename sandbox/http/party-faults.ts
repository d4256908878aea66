import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import {
  isPartyMode,
  type PartyOperation,
  partyOperations,
} from '#adapters/http/wire/party-faults.ts';
import { type FaultQueue, makeFaultQueue } from '#sandbox/http/fault-queue.ts';

/** A fault for the next questions to a party on the tools host. */
const partyFault = z.strictObject({
  operation: z.enum(partyOperations),
  mode: z.string().refine(isPartyMode, 'http400 to http599, slow or hangUp'),
  count: z.int().min(1).max(1000).default(1),
  /** How long a slow answer takes, or a connection that is then cut, milliseconds. */
  delayMs: z.int().min(0).max(600_000).default(35_000),
  /** Strikes only questions in which this stands, such as a zip: who asks something else is spared. */
  about: z.string().min(1).max(100).optional(),
});

type PartyFault = z.infer<typeof partyFault>;
type Refuse = (reply: FastifyReply, status: number, message: string) => unknown;

export interface PartyFaults extends Omit<FaultQueue<PartyFault>, 'take'> {
  /** Runs a question with the fault set for it, if there is one; `refuse` writes in the party's own shape. */
  suffer(
    operation: PartyOperation,
    reply: FastifyReply,
    refuse: Refuse,
    run: () => Promise<unknown>,
  ): Promise<unknown>;
}

export const makePartyFaults = (): PartyFaults => {
  const waiting = makeFaultQueue<PartyFault>();
  return {
    ...waiting,
    suffer: async (operation, reply, refuse, run) => {
      const found = waiting.take(
        (fault) => fault.operation === operation && isAbout(reply.request, fault.about),
      );
      if (found === undefined) return run();
      const { mode, delayMs } = found;
      if (mode === 'slow') {
        await wait(delayMs, undefined, { ref: false });
        return run();
      }
      if (mode === 'hangUp') {
        reply.hijack();
        reply.raw.destroy();
        return reply;
      }
      return refuse(reply, Number(mode.slice('http'.length)), 'A fault that was asked for.');
    },
  };
};

const isAbout = ({ query, body }: FastifyRequest, about: string | undefined): boolean =>
  about === undefined || JSON.stringify([query, body]).includes(about);

/** The calls by which faults of parties are set and shown. */
export const registerPartyFaults = (app: FastifyInstance, faults: PartyFaults): void => {
  const path = '/sandbox/party-faults';
  const listed = () => ({ faults: faults.list() });
  app.get(path, async () => listed());
  app.put(path, async (request, reply) => {
    const body = partyFault.safeParse(request.body);
    if (!body.success) {
      const message = z.prettifyError(body.error);
      return reply.code(400).send({ error: { code: 'INPUT_REFUSED', message } });
    }
    faults.add(body.data);
    return listed();
  });
  app.delete(path, async () => {
    faults.clear();
    return listed();
  });
};
