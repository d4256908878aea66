import type { Cents } from '#domain/money/cents.ts';
import { makeMemoryContactMessages } from '#test/doubles/content/memory-contact-messages.ts';
import { makeMemoryShopContent } from '#test/doubles/content/memory-shop-content.ts';
import { contactMessagesContract } from '#test/ports/content/contact-messages.contract.ts';
import { shopContentContract } from '#test/ports/content/shop-content.contract.ts';

shopContentContract('memory-shop-content', () =>
  makeMemoryShopContent({
    pages: [
      {
        page: 'aboutus',
        title: 'About us',
        lead: 'We sell.',
        sections: [{ sectionId: 'who', heading: 'Who', body: 'Two people.' }],
      },
    ],
    faq: [
      {
        categoryId: 'shipping',
        title: 'Shipping',
        questions: [{ questionId: 'po-box', question: 'To a P.O. box?', answer: 'No.' }],
      },
    ],
    events: [{ eventId: 'e', name: 'E', date: '2027-06-12', place: 'Plano, TX', minAge: 18 }],
    giftCards: [
      {
        productId: 'GFT-0001',
        title: 'Gift Card',
        amounts: [2500 as Cents],
        imageUrl: '/g.svg',
        cards: [],
      },
    ],
  }),
);
contactMessagesContract('memory-contact-messages', () => makeMemoryContactMessages());
