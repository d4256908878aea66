import { Effect } from 'effect';
import { type ApprovalReturn, approvalReturnIn } from '#domain/payment/account/approval-return.ts';
import { ApprovalCancelled, ApprovalInvalid } from '#ports/payment/approval-failures.ts';
import type { Approval, ApprovalPlace, ApprovalWindow } from '#ports/payment/payment-account.ts';

/** Somebody who presses the other button of the page. */
const cancellingPerson = 'cancels';

/**
 * A named person of the sandbox at its real approval page, without a screen: the form is sent as the
 * page itself sends it, and the answer is the address it leads back to.
 */
export const makePersonApproval = (person: string, send: typeof fetch = fetch): ApprovalPlace => ({
  open: () => personWindow(person, send),
});

const personWindow = (person: string, send: typeof fetch): ApprovalWindow => ({
  flow: 'redirect',
  approve: Effect.fnUntraced(function* ({ paymentRedirectURL }) {
    const answer = yield* Effect.catchCause(
      Effect.promise(() => pressed(paymentRedirectURL, person, send)),
      () => Effect.succeed(undefined),
    );
    return yield* approvalOf(answer);
  }),
  close: () => undefined,
});

const approvalOf = (
  returned: ApprovalReturn | undefined,
): Effect.Effect<Approval, ApprovalCancelled | ApprovalInvalid> => {
  if (returned?.is === 'approved') return Effect.succeed(returned);
  return Effect.fail(
    returned?.is === 'cancelled' ? new ApprovalCancelled() : new ApprovalInvalid({}),
  );
};

const pressed = async (
  address: string,
  person: string,
  send: typeof fetch,
): Promise<ApprovalReturn | undefined> => {
  const page = new URL(address);
  const isCancelled = person === cancellingPerson;
  const form = new URLSearchParams({
    token: page.searchParams.get('token') ?? '',
    person: isCancelled ? 'buyer-ok' : person,
    action: isCancelled ? 'cancel' : 'approve',
  });
  const response = await send(new URL(page.pathname, page), {
    method: 'POST',
    // As a browser names the page whose form it sends.
    headers: { origin: page.origin },
    body: form,
    redirect: 'manual',
  });
  const back = response.headers.get('location');
  await response.body?.cancel();
  return back === null ? undefined : approvalReturnIn(new URL(back, page).search);
};
