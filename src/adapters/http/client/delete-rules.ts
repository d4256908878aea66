import type { WireAnswer } from '#adapters/http/client/transport/transport.ts';
import type { WholeAnswer } from '#ports/session/generic-calls.ts';

/** What a DELETE's answer asks for beside itself (ERR-04, ERR-06, D-SESSION-16, D-SESSION-18). */
export type DeleteDuty = 'none' | 'reload' | 'invalid-token';

export const deleteAnswer = (answer: WireAnswer): WholeAnswer =>
  answer.kind === 'silent'
    ? { status: 404, statusText: '', headers: {}, body: undefined }
    : {
        status: answer.status,
        statusText: answer.statusText,
        headers: answer.headers,
        body: answer.body,
      };

/** HTTP/2 carries no status text, so 403 alone says Forbidden as well. */
export const deleteDuty = (answer: WholeAnswer): DeleteDuty => {
  if (answer.statusText === 'Forbidden' || answer.status === 403) return 'reload';
  return answer.body === 'Invalid token.' ? 'invalid-token' : 'none';
};
