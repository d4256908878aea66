import { describe, expect, it } from 'vitest';
import { failureAnswer } from '#server/api/failure-answer.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import {
  type OrderReply,
  readReply,
  refusedReply,
  writeReply,
} from '#server/order/settlement/order-reply.ts';

const declined = refuse('CARD_DECLINED', { group: 'security-code', mayRetrySameCard: true });

describe('the stored answer to a submission', () => {
  it.each([declined, refuse('PAYMENT_TOKEN_INVALID')])('keeps the refusal $code', (refusal) => {
    expect(readReply(writeReply(refusedReply(refusal)))).toEqual({ kind: 'refused', refusal });
  });

  const messages = {
    'en-us':
      'The card was not accepted. Nothing was charged; what your bank holds for it is released. Please check the security code.',
    es: 'Tu tarjeta fue rechazada. No se cobró nada; lo que tu banco retiene se libera. Revisa el código de seguridad.',
  };
  const data = [{ group: 'security-code', mayRetrySameCard: true }];
  const tokenMessages = {
    'en-us': 'Nothing was charged. Please enter your card again.',
    es: 'No se cobró nada. Vuelve a escribir los datos de tu tarjeta.',
  };

  it.each([
    { status: 402, code: 'CARD_DECLINED', messages, data },
    { status: 400, code: 'PAYMENT_TOKEN_INVALID', messages: tokenMessages, data: [] },
  ])('is read in the form it was stored in until now, and says the same: $code', (facts) => {
    // Without data, none was written.
    const stored = facts.data.length === 0 ? { ...facts, data: undefined } : facts;
    const reply: OrderReply = readReply(JSON.stringify({ kind: 'refused', facts: stored }));
    if (reply.kind !== 'refused') throw new Error(reply.kind);
    const { status, body } = failureAnswer(reply.refusal, 'es', 'request-1');
    expect(status).toBe(facts.status);
    expect(JSON.parse(body.toString())).toEqual({
      responseCode: facts.status,
      success: false,
      code: facts.code,
      message: facts.messages.es,
      messages: facts.messages,
      requestId: 'request-1',
      data: facts.data,
    });
  });
});
