import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { core as english } from '#application/messages/en-us/core.ts';
import { core as spanish } from '#application/messages/es/core.ts';
import {
  failureMessage,
  fillBlanks,
  fillPlace,
  problemMessage,
} from '#application/messages/message.ts';
import { QuantityRefused } from '#ports/cart/cart-failures.ts';
import { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import { MixNameTaken, SavedMixesFull } from '#ports/mix/mix-failures.ts';
import { ItemsUnavailable, OrderUnanswered } from '#ports/order/order-failures.ts';
import { CardDeclined } from '#ports/payment/payment-failures.ts';
import { CardFieldInvalid } from '#ports/payment/vault-failures.ts';
import {
  HandshakeMissing,
  NotSignedIn,
  SessionExpired,
  ShopFailed,
  ShopRefused,
  ShopUnreachable,
  type Silence,
  TooManyAttempts,
} from '#ports/session/call-failures.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

describe('fillBlanks', () => {
  it('[I18N-06] puts any value into its blank, once, unread', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(fillBlanks('a {name} b', { name: value })).toBe(`a ${value} b`);
        expect(fillPlace('to ##POBOX##!', value)).toBe(`to ${value}!`);
      }),
    );
    expect(fillBlanks('{a} {b}', { a: '{b}', b: '$&' })).toBe('{b} $&');
  });

  it('[I18N-06] leaves a blank without a value alone', () => {
    expect(fillBlanks('{toString} {limit}', { limit: 3 })).toBe('{toString} 3');
  });
});

describe('problemMessage', () => {
  it('[I18N-05] names fields and address types in the language', () => {
    const short = { key: 'name.short', values: { field: 'lastName', min: 2 } } as const;
    expect(problemMessage(english, short)).toBe('Last Name must be at least 2 characters');
    expect(problemMessage(spanish, short)).toBe('Apellido: escribe al menos 2 caracteres');
    const box = { key: 'address.poBox', values: { type: 'shipping' } } as const;
    expect(problemMessage(spanish, box)).toBe(
      'No podemos enviar a apartados postales. Indica otra dirección de envío',
    );
  });

  it('[ADDR-09] [ADDR-17] fills place and example in both languages', () => {
    const place = { key: 'place.unable', values: { place: 'HI' } } as const;
    expect(problemMessage(spanish, place)).toBe('No podemos enviar a direcciones de HI');
    const email = { key: 'email.format', values: { email: 'name@example.com' } } as const;
    expect(problemMessage(spanish, email)).toBe(
      'El correo electrónico debe tener el formato name@example.com',
    );
  });
});

describe('failureMessage', () => {
  const item = (title: string) => ({ productId: title, title, requested: 2, available: 0 });
  const refusal = { reference: 'ordertax: 500 INTERNAL' };

  it.each([
    ['HAND-02', new HandshakeMissing(), 'Handshake Data not available'],
    ['SESS-06', new SessionExpired(), 'Your session has timed out. Please login to continue.'],
    ['AUTH-13', new NotSignedIn(), 'You are not logged in. Log in and try again.'],
    ['ERR-08', new ShopRefused(refusal), 'Something went wrong with this request.'],
    ['ERR-08', new ShopRefused({ ...refusal, text: 'No such coupon.' }), 'No such coupon.'],
    [
      'ADDR-06',
      new InputRefused({ problems: { zipcode: { key: 'required.zipcode' } } }),
      'Zip is required',
    ],
    ['ADDR-06', new InputRefused({ problems: {} }), 'Please check what you entered.'],
    [
      'CHK-21',
      new ItemsUnavailable({ items: [item('Chips'), item('Puffs')], because: 'zip' }),
      'Chips, Puffs: not available for selected shipping zip code',
    ],
    [
      'LIM-12',
      new QuantityRefused({ lineId: 'CHP-0101', limit: 99 }),
      'You can order at most 99 of one item. Please lower the quantity.',
    ],
    [
      'MIX-02',
      new MixNameTaken({ name: 'Movie night' }),
      'You have a saved mix named Movie night. Please choose another name.',
    ],
    [
      'MIX-02',
      new SavedMixesFull({ most: 50 }),
      'You have 50 saved mixes, which is the most. Please remove one first.',
    ],
    ['CHK-01', new StepNotReady({ missing: 'payment' }), 'Please complete payment first.'],
    [
      'PAY-24',
      new CardDeclined({ group: 'security-code', mayRetrySameCard: true }),
      'Your card was declined. Nothing was charged; what your bank holds for it is released. Please check the security code.',
    ],
    [
      'PAY-24',
      new CardFieldInvalid({ number: true, securityCode: false }),
      'Please enter a valid card number',
    ],
    [
      'PAY-24',
      new CardFieldInvalid({ number: false, securityCode: true }),
      'Please enter a valid security code',
    ],
    [
      'PAY-24',
      new TooManyAttempts({ retryAfterMs: 59_001 }),
      'Too many attempts. Please wait one minute and try again.',
    ],
    [
      'PAY-24',
      new TooManyAttempts({ retryAfterMs: 120_000 }),
      'Too many attempts. Please wait 2 minutes and try again.',
    ],
    [
      'PAY-24',
      new TooManyAttempts({ retryAfterMs: 120_001 }),
      'Too many attempts. Please wait 3 minutes and try again.',
    ],
    [
      'PAY-24',
      new TooManyAttempts({ retryAfterMs: 1 }),
      'Too many attempts. Please wait one second and try again.',
    ],
    [
      'PAY-24',
      new TooManyAttempts({ retryAfterMs: 745_000 }),
      'Too many attempts. Please wait 13 minutes and try again.',
    ],
  ] as const)('[%s] says %o as %j', (_, failure, text) => {
    expect(failureMessage(english, failure)).toBe(text);
  });

  it('[PAY-24] tells a thief no more than anyone else', () => {
    const declined = (group: 'funds' | 'declined') =>
      failureMessage(english, new CardDeclined({ group, mayRetrySameCard: false }));
    expect(declined('declined')).toBe(declined('funds'));
  });

  it('[ERR-11] [ERR-12] says in the words of the client why no answer came', () => {
    const said = (words: typeof english | typeof spanish, why: Silence) =>
      failureMessage(words, new ShopUnreachable({ why }));
    expect(said(english, 'offline')).toBe('Network Error');
    expect(said(english, 'aborted')).toBe('Request aborted');
    expect(said(english, { timeoutMs: 50 })).toBe('timeout of 50ms exceeded');
    expect(said(spanish, 'offline')).toBe('Error de red');
    expect(said(spanish, 'aborted')).toBe('Solicitud cancelada');
    expect(said(spanish, { timeoutMs: 50 })).toBe('se agotó el tiempo de espera de 50 ms');
  });

  it('[ORDER-10] an order without an answer is told as what became of the call', () => {
    const because = new ShopFailed({ ...refusal, text: 'No answer yet.' });
    expect(failureMessage(english, new OrderUnanswered({ because }))).toBe('No answer yet.');
  });
});
