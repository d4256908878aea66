import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

export const contentExamples: Readonly<Record<string, CallExample>> = {
  contentlist: {
    query: { page: 'faq', lang: 'en-us' },
    item: {
      categoryId: 'shipping',
      title: 'Shipping',
      questions: [
        {
          questionId: 'po-box',
          question: 'Can I ship to a P.O. box?',
          answer: 'No. Our carrier needs a street address.',
        },
      ],
    },
  },
  geteventsview: {
    query: { lang: 'en-us' },
    item: {
      eventId: 'heat-night',
      name: 'Heat night',
      date: '2027-06-12',
      place: 'Plano, TX',
      minAge: 18,
    },
  },
  giftcardlist: {
    query: { locationNumber: '100', lang: 'en-us' },
    item: {
      productId: 'GFT-0001',
      title: 'Gift Card',
      amounts: [10, 25],
      imageUrl: '/packs/crunchcart-gift-10.svg',
      cards: [
        { productId: 'GFT-0001', amount: 10, imageUrl: '/packs/crunchcart-gift-10.svg' },
        { productId: 'GFT-0002', amount: 25, imageUrl: '/packs/crunchcart-gift-25.svg' },
      ],
    },
  },
  contactus: {
    body: {
      subject: 'A crushed bag',
      name: 'Ana',
      email: 'ana@example.com',
      phoneNumber: '2145550100',
      description: 'One of my thirty bags arrived as dust.',
      lang: 'en-us',
    },
    item: { reference: 'CM-7Q2M-X0KD' },
  },
};
