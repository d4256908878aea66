import type { ContentRecord } from '#domain/content/content-record.ts';
import { faqBoxes } from './faq-boxes.ts';
import { faqOrders } from './faq-orders.ts';
import { faqPayment } from './faq-payment.ts';
import { faqPrivacy } from './faq-privacy.ts';
import { faqShipping } from './faq-shipping.ts';
import { pageAbout } from './page-about.ts';
import { pageAccessibility } from './page-accessibility.ts';
import { pagePrivacy } from './page-privacy.ts';
import { pageShipping } from './page-shipping.ts';
import { pageTerms } from './page-terms.ts';
import { both } from './text.ts';

/** The texts and events the sandbox's shop starts with: the same every time. */
export const seedContent: ContentRecord = {
  pages: [pageAbout, pageTerms, pagePrivacy, pageAccessibility, pageShipping],
  faq: [faqOrders, faqShipping, faqBoxes, faqPayment, faqPrivacy],
  events: [
    {
      eventId: 'ember-tour-plano',
      name: both('Ember tour, first night', 'Gira Brasas, primera noche'),
      date: '2027-06-12',
      place: 'Plano, TX',
      minAge: 18,
    },
    {
      eventId: 'ember-tour-reno',
      name: both('Ember tour, desert night', 'Gira Brasas, noche en el desierto'),
      date: '2027-09-18',
      place: 'Reno, NV',
      minAge: 18,
    },
    {
      eventId: 'ghost-pepper-live',
      name: both('Ghost pepper, live', 'Chile fantasma, en vivo'),
      date: '2028-05-20',
      place: 'Harrisburg, PA',
      minAge: 18,
    },
  ],
};
