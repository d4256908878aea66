import { openApiDocument } from '#adapters/http/wire/calls/document/openapi.ts';
import { shopCalls } from '#adapters/http/wire/calls/shop-calls.ts';
import { fillBlanks } from '#application/messages/message.ts';
import type { Contract } from '#cli/contract/document/contract-call.ts';
import { readContract } from '#cli/contract/document/read-contract.ts';
import { readJson } from '#cli/input/read-input.ts';
import { CommandFailure, exitCodes, inputRefused } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import { usualTimeout } from '#cli/session/timeout.ts';

/** The calls of this version, or of a document from a file or an address. */
export const documentOf = async (
  place: string | undefined,
  session: Session,
): Promise<Contract> => {
  const written = JSON.parse(JSON.stringify(openApiDocument(shopCalls)));
  const document = place === undefined ? written : await readDocument(place, session);
  const contract = readContract(document, session.settings.baseUrl);
  if (contract !== undefined) return contract;
  const message = fillBlanks(session.words['error.contractDocument'], { name: place ?? '' });
  throw inputRefused(message, 'document');
};

const readDocument = async (place: string, session: Session): Promise<unknown> => {
  if (!/^https?:\/\//.test(place)) return readJson(place, '--document', session);
  const { settings, words } = session;
  try {
    const signal = AbortSignal.timeout(settings.timeout ?? usualTimeout);
    const answer = await fetch(place, { signal });
    return await answer.json();
  } catch (cause) {
    // What answers and is no JSON is a wrong address; what does not answer is a silent one.
    if (cause instanceof SyntaxError) return undefined;
    const message = fillBlanks(words['error.contractFetch'], { name: place });
    throw new CommandFailure(
      { code: 'ShopUnreachable', message, field: 'document' },
      exitCodes.unreachable,
      cause,
    );
  }
};
