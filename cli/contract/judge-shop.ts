import { fillBlanks } from '#application/messages/message.ts';
import { refusalFinding } from '#cli/contract/check/refusal-finding.ts';
import type { ContractCall } from '#cli/contract/document/contract-call.ts';
import { examplePath } from '#cli/contract/exchange/request.ts';
import type { Row } from '#cli/contract/exchange/row.ts';
import { type Judging, judgeCall, rowsOf } from '#cli/contract/judge-call.ts';
import { apiKeyIn } from '#cli/session/api-key.ts';
import type { Session } from '#cli/session/session.ts';

/** Milliseconds between two lines of progress. */
const told = 5000;

/** Every row of every call: what reads goes first, what deletes last. */
export const judgeShop = async (
  judging: Omit<Judging, 'common'>,
  { session, stop }: { readonly session: Session; readonly stop: AbortSignal },
): Promise<readonly Row[]> => {
  const { settings, terminal, words } = session;
  const common = { 'x-api-key': apiKeyIn(settings.environment) };
  const calls = judging.contract.calls.toSorted((one, other) => stageOf(one) - stageOf(other));
  const rows: Row[] = [];
  let since = performance.now();
  for (const [at, call] of calls.entries()) {
    if (stop.aborted) return rows;
    rows.push(...(await judgeCall(call, { ...judging, common })));
    if (settings.quiet || performance.now() - since < told) continue;
    since = performance.now();
    const facts = { done: at + 1, count: calls.length };
    terminal.stderr.write(`${fillBlanks(words['out.judging'], facts)}\n`);
  }
  return [...rows, ...(await strangePaths(calls, { ...judging, common }))];
};

const stageOf = ({ changes, method }: ContractCall): number => {
  if (!changes) return 0;
  return method === 'DELETE' ? 2 : 1;
};

/** Beside each call is one that does not exist: it is refused, and in the same words as any other. */
const strangePaths = async (
  calls: readonly ContractCall[],
  { send, contract, common }: Judging,
): Promise<readonly Row[]> => {
  const folders = new Map(
    calls.flatMap((call) => {
      const folder = folderOf(examplePath(call) ?? '');
      return folder === '' || takesAnyName(folder, calls) ? [] : [[folder, call]];
    }),
  );
  const rows = [];
  for (const [folder, call] of folders) {
    const path = `${folder}no-such-call`;
    const named = { name: path, method: 'GET', path };
    const asked = send({ method: 'GET', path, headers: common });
    const wanted = { check: 'unknown', about: '', statuses: [404] } as const;
    rows.push(
      ...(await rowsOf(named, 'unknown', asked, (seen) => [
        refusalFinding(call, seen, contract.root, wanted),
      ])),
    );
  }
  return rows;
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** `/orders/no-such-call` is an order where `/orders/{orderId}` is a call. */
const takesAnyName = (folder: string, calls: readonly ContractCall[]): boolean =>
  calls.some(
    (call) => /\{[^/]*$/.test(call.path) && folderOf(examplePath(call) ?? call.path) === folder,
  );
