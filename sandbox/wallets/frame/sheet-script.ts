import { watchKeys } from '#sandbox/wallets/frame/keyboard.ts';
import { SheetConversation } from '#sandbox/wallets/frame/sheet-conversation.ts';
import { part } from '#sandbox/wallets/frame/sheet-view.ts';
import type { SheetInit } from '#sandbox/wallets/protocol/sheet-messages.ts';

const start = ({ request }: SheetInit, port: MessagePort, domain: string): void => {
  const form = part('form', HTMLFormElement);
  const talk = new SheetConversation(request, port);
  const coupon = part('coupon-code', HTMLInputElement);
  const applyCoupon = (): void => talk.applyCoupon(coupon.value.trim());

  part('coupon', HTMLElement).hidden = !request.takesCoupons;
  coupon.value = request.couponCode ?? '';
  coupon.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyCoupon();
  });
  part('apply', HTMLButtonElement).addEventListener('click', applyCoupon);
  part('cancel', HTMLButtonElement).addEventListener('click', () => talk.cancel());
  watchKeys(form, () => talk.cancel());
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'person') talk.choosePerson(target.value);
    if (target.name === 'method') talk.chooseMethod(target.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    talk.pay();
  });
  talk.open(
    () => form.querySelector<HTMLInputElement>('input[name=person]:checked')?.value ?? '',
    domain,
  );
  part('title', HTMLElement).focus();
};

let isStarted = false;
addEventListener('message', (event: MessageEvent<SheetInit>) => {
  const [port] = event.ports;
  const isInit = event.source === parent && event.data?.walletSheet === 'init';
  if (!isInit || port === undefined || isStarted) return;
  isStarted = true;
  start(event.data, port, new URL(event.origin).hostname);
});
// Says only "here I am", so any page may hear it; what answers is checked.
parent.postMessage({ walletSheet: 'ready' }, '*');
