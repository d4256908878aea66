import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FaqCategory, FaqQuestion } from '#domain/content/content.ts';
import { findQuestions, suggestQuestions } from '#domain/content/find-questions.ts';

const ask = (questionId: string, question: string, answer: string): FaqQuestion => ({
  questionId,
  question,
  answer,
});

const shipping: FaqCategory = {
  categoryId: 'shipping',
  title: 'Shipping',
  questions: [
    ask('cost', 'What does shipping cost?', '$4.99 for small orders.'),
    ask('po-box', 'Can I ship to a P.O. box?', 'No. The carrier needs an address.'),
  ],
};
const payment: FaqCategory = {
  categoryId: 'payment',
  title: 'Payment',
  questions: [ask('cards', '¿Qué tarjetas aceptan?', 'Visa y JCB, también crédito.')],
};
const all = [shipping, payment];
const idsOf = (found: readonly FaqCategory[]) =>
  found.flatMap(({ questions }) => questions.map(({ questionId }) => questionId));

describe('findQuestions', () => {
  it.each([
    ['cost', ['cost']],
    ['ship', ['cost', 'po-box']],
    ['carrier address', ['po-box']],
    ['CREDITO', ['cards']],
    ['tarjeta', ['cards']],
    ['small carrier', []],
    ['', ['cost', 'po-box', 'cards']],
    [' ?! ', ['cost', 'po-box', 'cards']],
  ])('[CONTENT-01] finds by %j', (text, ids) => {
    expect(idsOf(findQuestions(all, text))).toEqual(ids);
  });

  it('an empty search leaves the questions as they are', () => {
    const empty = { ...payment, questions: [] };
    expect(findQuestions([...all, empty], ' ')).toEqual([...all, empty]);
    expect(findQuestions([...all, empty], 'visa')).toEqual([payment]);
  });

  it('leaves out categories with nothing found, and changes nothing else', () => {
    expect(findQuestions(all, 'visa')).toEqual([payment]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = idsOf(findQuestions(all, text));
        expect(idsOf(all).filter((id) => found.includes(id))).toEqual(found);
      }),
    );
  });
});

describe('suggestQuestions', () => {
  const questions = [...shipping.questions, ...payment.questions];

  it('[STORE-18] puts what shares most telling words first, and stops at the most asked for', () => {
    const found = suggestQuestions(questions, 'What will shipping cost me?', 3);
    expect(found.map(({ questionId }) => questionId)).toEqual(['cost']);
    expect(suggestQuestions(questions, 'ship', 1)).toHaveLength(1);
    expect(suggestQuestions(questions, 'a P.O.', 3)).toEqual([]);
    expect(suggestQuestions(questions, '', 3)).toEqual([]);
    const more = [
      ask('rates', 'Which shipping?', ''),
      ...questions,
      ask('ring', 'Worshipping', ''),
    ];
    const best = suggestQuestions(more, 'What does shipping cost?', 9);
    expect(best.map(({ questionId }) => questionId)).toEqual(['cost', 'rates']);
  });
});
