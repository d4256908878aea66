import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import {
  type ApprovalPage,
  makeBrowserApproval,
} from '#adapters/payments/account/browser-approval.ts';
import { makePersonApproval } from '#adapters/payments/account/person-approval.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import {
  approvalPlaceContract,
  type OpenPlace,
} from '#test/ports/payment/approval-place.contract.ts';

const shop = 'http://localhost:4100';
const queries = {
  approves: '?paypal=return&state=state-1&paymentId=PAY-1&token=PAY-1&PayerID=PAYER-1',
  cancels: '?paypal=cancel&state=state-1&token=PAY-1',
  'brings nonsense': '?paypal=return&state=state-1',
} as const;

/** A page that opens windows, and whoever is in them. */
const pageUnderTest = ({ blocks = false } = {}) => {
  const target = new EventTarget();
  const ticks: (() => void)[] = [];
  const left: string[] = [];
  const visited: string[] = [];
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
    focus: () => undefined,
    location: { replace: (address: string) => void visited.push(address) },
  };
  const page = Object.assign(target, {
    location: { origin: shop, assign: (address: string) => void left.push(address) },
    screen: { width: 1280, height: 900 },
    open: () => (blocks ? null : popup),
    setInterval: (run: () => void) => ticks.push(run),
    clearInterval: () => void ticks.splice(0),
  });
  const say = (data: unknown, origin = shop, source: object = popup) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const tick = () => {
    for (const run of ticks) run();
  };
  // The parts of a window that the adapter does not touch are left out.
  return { page: page as unknown as ApprovalPage, popup, visited, left, say, tick };
};

const inWindow = (): OpenPlace => {
  const { page, popup, say } = pageUnderTest();
  return {
    place: makeBrowserApproval(page, () => undefined),
    payer: (does) => {
      popup.location.replace = () => void say({ crunchcartPaypal: queries[does] });
    },
  };
};
approvalPlaceContract('browser-approval', inWindow);

approvalPlaceContract('person-approval', () => {
  let query: string = queries.approves;
  const send: typeof fetch = async () =>
    new Response(null, { status: 303, headers: { location: `${shop}/checkout/payment${query}` } });
  return {
    place: makePersonApproval('buyer-ok', send),
    payer: (does) => {
      query = queries[does];
    },
  };
});

describe('PayPal’s window', () => {
  const session = {
    paymentRedirectURL: 'https://www.paypal.com/x?token=PAY-1',
    paymentId: 'PAY-1',
  };
  const approved = { crunchcartPaypal: queries.approves };

  it('[P-39] that the browser does not open lets this page leave instead', async () => {
    const { page, left } = pageUnderTest({ blocks: true });
    const window = makeBrowserApproval(page, () => undefined).open();
    expect(window.flow).toBe('redirect');
    void Effect.runPromise(window.approve(session));
    expect(left).toEqual([session.paymentRedirectURL]);
  });

  it('[P-40] that is closed ends the try, once its last word could have come', async () => {
    const { page, popup, tick } = pageUnderTest();
    const ended = failureOf(
      makeBrowserApproval(page, () => undefined)
        .open()
        .approve(session),
    );
    tick();
    popup.closed = true;
    for (let looks = 0; looks < 3; looks += 1) tick();
    expect(await ended).toMatchObject({ _tag: 'ApprovalCancelled' });
  });

  it('[P-42] hears this shop only, and only about its own payment', async () => {
    const { page, say, visited } = pageUnderTest();
    const window = makeBrowserApproval(page, () => undefined).open();
    const approval = Effect.runPromise(window.approve(session));
    expect(visited).toEqual([session.paymentRedirectURL]);
    say(approved, 'https://evil.example');
    say({ crunchcartPaypal: queries.approves.replaceAll('PAY-1', 'PAY-2') });
    say({ crunchcartPaypal: 7 });
    say('approved');
    say({ crunchcartPaypal: queries.approves.replace('state-1', 'state-2') });
    expect(await approval).toMatchObject({ state: 'state-2', paymentId: 'PAY-1' });
  });

  it('[P-39] is heard on the channel where the browser cut its tie to this page', async () => {
    const { page } = pageUnderTest();
    const said: unknown[] = [];
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => void said.push(data),
      close: () => undefined,
    });
    const window = makeBrowserApproval(page, () => channel as unknown as BroadcastChannel).open();
    const approval = Effect.runPromise(window.approve(session));
    channel.dispatchEvent(Object.assign(new Event('message'), { data: approved }));
    expect(await approval).toMatchObject({ payerId: 'PAYER-1' });
    expect(said).toEqual([{ crunchcartPaypalTaken: true }]);
  });

  it('[P-39] is not ended by nonsense that came back to another window of the shop', async () => {
    const { page, say } = pageUnderTest();
    const channel = Object.assign(new EventTarget(), { postMessage: () => undefined });
    const window = makeBrowserApproval(page, () => channel as unknown as BroadcastChannel).open();
    const approval = Effect.runPromise(window.approve(session));
    const nonsense = { crunchcartPaypal: queries['brings nonsense'] };
    channel.dispatchEvent(Object.assign(new Event('message'), { data: nonsense }));
    say(nonsense, shop, {});
    say(approved);
    expect(await approval).toMatchObject({ payerId: 'PAYER-1' });
  });
});

describe('somebody of the sandbox', () => {
  it('[P-54] sends the form of the page, and goes back by its other button', async () => {
    const forms: string[] = [];
    const send: typeof fetch = async (_, init) => {
      forms.push(String(init?.body));
      return new Response(null, {
        status: 303,
        headers: { location: `${shop}/checkout/payment${queries.cancels}` },
      });
    };
    const session = {
      paymentRedirectURL: 'http://127.0.0.1:4200/paypal/checkoutnow?token=PAY-1',
      paymentId: 'PAY-1',
    };
    await failureOf(makePersonApproval('buyer-hi', send).open().approve(session));
    await failureOf(makePersonApproval('cancels', send).open().approve(session));
    expect(forms).toEqual([
      'token=PAY-1&person=buyer-hi&action=approve',
      'token=PAY-1&person=buyer-ok&action=cancel',
    ]);
  });
});
