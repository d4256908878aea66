import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';
import { wireDollars } from '#adapters/http/wire/money.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const lang = z.exactOptional(z.enum(['en-us', 'es']));
const pageName = z.enum(['aboutus', 'terms', 'privacy', 'accessibility', 'shippingandreturns']);

const wireContentPage = z.object({
  page: pageName,
  title: z.string(),
  lead: z.string(),
  updatedOn: z.exactOptional(z.string()),
  sections: z.array(z.object({ sectionId: z.string(), heading: z.string(), body: z.string() })),
});

const wireFaqCategory = z.object({
  categoryId: z.string(),
  title: z.string(),
  questions: z.array(
    z.object({ questionId: z.string(), question: z.string(), answer: z.string() }),
  ),
});

/** One page of text, or the categories of questions (D-API-56). */
export const contentlist = defineCall({
  name: 'contentlist',
  method: 'GET',
  path: '/services/contentlist',
  summary: 'Texts of a page, or the questions of the FAQ by category (page=faq)',
  query: z.object({ page: z.enum(['faq', ...pageName.options]), lang }),
  item: z.union([wireContentPage, wireFaqCategory]),
});

export const geteventsview = defineCall({
  name: 'geteventsview',
  method: 'GET',
  path: '/v3/dopservice/b2c/geteventsview',
  summary: 'Concerts and classes, the next first',
  query: z.object({ lang }),
  item: z.object({
    eventId: z.string(),
    name: z.string(),
    date: z.string(),
    place: z.string(),
    minAge: z.int(),
  }),
});

export const giftcardlist = defineCall({
  name: 'giftcardlist',
  method: 'GET',
  path: '/webservices/giftcardlist',
  summary: 'Gift cards and the amounts they come in',
  query: z.object({ locationNumber: z.exactOptional(text(40)), lang }),
  item: z.object({
    productId: z.string(),
    title: z.string(),
    amounts: z.array(wireDollars),
    imageUrl: z.string(),
    /** The product behind each amount: what an order names (D-GIFT-01). */
    cards: z.array(z.object({ productId: z.string(), amount: wireDollars, imageUrl: z.string() })),
  }),
});

/** Lengths bound the payload only; the shop's own rules say which field is too long (D-FORM-15). */
export const contactus = defineCall({
  name: 'contactus',
  method: 'POST',
  path: '/webservices/contactus',
  summary: 'A letter to customer service; answers with its reference',
  body: z.object({
    subject: text(400),
    name: text(240),
    email: text(254),
    phoneNumber: z.exactOptional(text(40)),
    description: text(8000),
    lang,
    /** A hidden field; only machines fill it (D-FORM-18). */
    website: z.exactOptional(text(400)),
  }),
  item: z.object({ reference: z.string() }),
});
