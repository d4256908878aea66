import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeContactShop } from '#application/content/contact-shop.ts';
import { makeListGiftCards } from '#application/content/list-gift-cards.ts';
import { localDay } from '#application/content/local-day.ts';
import { makeReadContentPage } from '#application/content/read-content-page.ts';
import { makeReadFaq } from '#application/content/read-faq.ts';
import { makeRegisterForConcert } from '#application/content/register-for-concert.ts';
import { makeShowEvents } from '#application/content/show-events.ts';
import type { ContentPage, StageEvent } from '#domain/content/content.ts';
import type { Cents } from '#domain/money/cents.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { failureOf } from '#test/adapters/http/fixture.ts';
import { makeMemoryContactMessages } from '#test/doubles/content/memory-contact-messages.ts';
import { makeMemoryShopContent } from '#test/doubles/content/memory-shop-content.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryNewsletter } from '#test/doubles/notice/memory-newsletter.ts';

const about: ContentPage = { page: 'aboutus', title: 'About', lead: '', sections: [] };
const event = (eventId: string, date: string): StageEvent => ({
  eventId,
  name: eventId,
  date,
  place: 'Plano, TX',
  minAge: 18,
});
const letter = {
  subject: ' A crushed bag ',
  name: 'Ana',
  email: 'ana@example.com',
  phoneNumber: '',
  description: 'Dust.',
};

describe('texts', () => {
  it('[CONTENT-03] a page is read; one nobody wrote is nothing', async () => {
    const read = makeReadContentPage(makeMemoryShopContent({ pages: [about] }));
    expect(await Effect.runPromise(read('aboutus'))).toEqual(about);
    expect(await Effect.runPromise(read('terms'))).toBeUndefined();
  });

  it('[CONTENT-02] questions come by category', async () => {
    const faq = [{ categoryId: 'a', title: 'A', questions: [] }];
    expect(await Effect.runPromise(makeReadFaq(makeMemoryShopContent({ faq }))())).toEqual(faq);
  });

  it('[GIFT-08] gift cards are those of the shop', async () => {
    const giftCards = [
      {
        productId: 'GFT-1',
        title: 'Gift Card',
        amounts: [1000 as Cents],
        imageUrl: '/g.svg',
        cards: [],
      },
    ];
    const list = makeListGiftCards(makeMemoryShopContent({ giftCards }));
    expect(await Effect.runPromise(list())).toEqual(giftCards);
  });
});

describe('events', () => {
  it('those that are over are not shown; today is not over', async () => {
    const clock = makeMemoryClock();
    const today = localDay(clock.now());
    const events = [
      event('past', '2020-01-01'),
      event('today', today),
      event('next', '2999-01-01'),
    ];
    const shown = await Effect.runPromise(
      makeShowEvents(makeMemoryShopContent({ events }), clock)(),
    );
    expect(shown.map(({ eventId }) => eventId)).toEqual(['today', 'next']);
  });

  it('[CONTENT-08] [CONTENT-09] registering tells the shop an e-mail and an event, never a birth date', async () => {
    const kept = new Set<string>();
    const register = makeRegisterForConcert(makeMemoryNewsletter(kept), makeMemoryClock());
    const entry = {
      eventId: 'ember',
      email: ' ada@example.com ',
      birthDate: '1990-05-05',
      termsAccepted: true,
    };
    expect(await failureOf(register({ ...entry, birthDate: '2020-05-05' }))).toMatchObject({
      problems: { birthDate: { key: 'birthDate.adult' } },
    });
    expect(await failureOf(register({ ...entry, termsAccepted: false }))).toMatchObject({
      problems: { terms: { key: 'terms.required' } },
    });
    expect(kept.size).toBe(0);
    await Effect.runPromise(register(entry));
    expect([...kept]).toEqual(['ada@example.com CONCERT-ember']);
  });
});

describe('contactShop', () => {
  it('[CONTACT-01] [CONTACT-03] sends a tidy letter and gives the shop’s reference', async () => {
    const contactMessages = makeMemoryContactMessages();
    const receipt = await Effect.runPromise(makeContactShop(contactMessages)(letter));
    expect(receipt).toEqual({ reference: 'CM-0000-0001' });
    expect(contactMessages.letters).toEqual([{ ...letter, subject: 'A crushed bag' }]);
  });

  it('[CONTACT-02] sends nothing that breaks a rule', async () => {
    const contactMessages = makeMemoryContactMessages();
    const contact = makeContactShop(contactMessages);
    expect(await failureOf(contact({ ...letter, subject: ' ', description: '' }))).toMatchObject({
      _tag: 'InputRefused',
      problems: {
        subject: { key: 'required.subject' },
        description: { key: 'required.description' },
      },
    });
    expect(contactMessages.letters).toEqual([]);
  });

  it('says so when the shop cannot be reached', async () => {
    const contactMessages = makeMemoryContactMessages([new ShopUnreachable({ why: 'offline' })]);
    const contact = makeContactShop(contactMessages);
    expect(await failureOf(contact(letter))).toMatchObject({ _tag: 'ShopUnreachable' });
    expect(await Effect.runPromise(contact(letter))).toEqual({ reference: 'CM-0000-0001' });
  });
});
