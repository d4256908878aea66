import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

const productId = 'CHP-0101';
const words = {
  stars: 5,
  title: 'Gone in an evening',
  text: 'Sharp lime, real corn, and no broken chips at the bottom of the bag.',
};
const reviewed = {
  productId,
  title: 'Chile Lime Tortilla Chips',
  imagePath: '/art/CHP-0101.svg',
  right: 'may',
};
const answered = { ...reviewed, review: { ...words, state: 'WAITING' } };

export const reviewExamples: Readonly<Record<string, CallExample>> = {
  productreviews: {
    query: { productId },
    item: {
      list: [
        { ...words, author: 'Ada L.', language: 'en-us', writtenAt: '2026-11-21T05:00:00.000Z' },
      ],
      rating: { average: 4.7, count: 3, counts: [0, 0, 0, 1, 2] },
    },
  },
  ownreview: { madeUp: true, query: { accountId: 'a_1', productId }, item: answered },
  writereview: { madeUp: true, body: { accountId: 'a_1', productId, ...words }, item: answered },
  deletereview: { madeUp: true, body: { accountId: 'a_1', productId }, item: reviewed },
};
