import { Effect } from 'effect';
import { answerTaken, approvalIn } from '#adapters/payments/account/approval-message.ts';
import { approvalChannel } from '#domain/payment/account/approval-return.ts';
import { ApprovalCancelled, ApprovalInvalid } from '#ports/payment/approval-failures.ts';
import type { Approval, ApprovalPlace, ApprovalWindow } from '#ports/payment/payment-account.ts';

/** What the adapter uses of the page; tests give their own. */
export interface ApprovalPage
  extends Pick<
    Window,
    'addEventListener' | 'removeEventListener' | 'location' | 'open' | 'screen'
  > {
  readonly setInterval: (run: () => void, milliseconds: number) => number;
  readonly clearInterval: (timer: number) => void;
}

/** The window of a payer, as far as this page may see it. */
type Popup = Pick<Window, 'close' | 'closed' | 'focus'> & {
  readonly location: Pick<Location, 'replace'>;
};

/** How often is looked whether the payer closed the window, ms; a page is not told. */
const look = 500;

/** A window that is closed may have sent its answer just before: looked at so many times more. */
const lastLooks = 2;

const size = { width: 480, height: 720 };

/**
 * PayPal's page in a window of its own; where the browser opens none, in this page. The answer comes
 * from the shop's own return page, by message to its opener or, where the browser cut that tie, on a
 * channel of this origin.
 */
export const makeBrowserApproval = (
  page: ApprovalPage,
  makeChannel: () => BroadcastChannel | undefined,
): ApprovalPlace => ({
  open: () => {
    const popup = page.open('', 'crunchcart-paypal', features(page));
    return popup === null || popup.closed
      ? redirectWindow(page)
      : popupWindow(page, popup, makeChannel());
  },
});

export const thisPagesChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel(approvalChannel) : undefined;

const features = ({ screen }: ApprovalPage): string => {
  const left = Math.max(0, Math.round((screen.width - size.width) / 2));
  const top = Math.max(0, Math.round((screen.height - size.height) / 2));
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
};

/** The page leaves; whoever comes back finds the return address, not this window. */
const redirectWindow = (page: ApprovalPage): ApprovalWindow => ({
  flow: 'redirect',
  approve: ({ paymentRedirectURL }) =>
    Effect.flatMap(
      Effect.sync(() => page.location.assign(paymentRedirectURL)),
      () => Effect.never,
    ),
  close: () => undefined,
});

const popupWindow = (
  page: ApprovalPage,
  popup: Popup,
  channel: BroadcastChannel | undefined,
): ApprovalWindow => ({
  flow: 'popup',
  approve: ({ paymentRedirectURL, paymentId }) =>
    Effect.callback<Approval, ApprovalCancelled | ApprovalInvalid>((resume) => {
      let looksLeft = lastLooks;
      const end = (answer: Effect.Effect<Approval, ApprovalCancelled | ApprovalInvalid>) => {
        stop();
        resume(answer);
      };
      const hear = (data: unknown, isOfPopup: boolean) => {
        const returned = approvalIn(data);
        if (returned === undefined) return;
        // It names no payment: on the channel it may be the answer to another page of the shop.
        if (returned.is === 'invalid') {
          if (isOfPopup) end(Effect.fail(new ApprovalInvalid({})));
          return;
        }
        // Another window's answer, such as one that was left open.
        if (returned.paymentId !== paymentId) return;
        channel?.postMessage(answerTaken);
        end(
          returned.is === 'approved'
            ? Effect.succeed(returned)
            : Effect.fail(new ApprovalCancelled()),
        );
      };
      const onMessage = (event: MessageEvent) => {
        if (event.origin === page.location.origin) hear(event.data, event.source === popup);
      };
      const onChannel = ({ data }: MessageEvent) => hear(data, false);
      const timer = page.setInterval(() => {
        if (!popup.closed) return;
        if (looksLeft === 0) end(Effect.fail(new ApprovalCancelled()));
        looksLeft -= 1;
      }, look);
      const stop = () => {
        page.clearInterval(timer);
        page.removeEventListener('message', onMessage);
        channel?.removeEventListener('message', onChannel);
      };
      page.addEventListener('message', onMessage);
      channel?.addEventListener('message', onChannel);
      popup.location.replace(paymentRedirectURL);
      popup.focus();
      return Effect.sync(stop);
    }),
  close: () => {
    channel?.close();
    if (!popup.closed) popup.close();
  },
});
