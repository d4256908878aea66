import { makeContactShop } from '#application/content/contact-shop.ts';
import { makeListGiftCards } from '#application/content/list-gift-cards.ts';
import { makeReadContentPage } from '#application/content/read-content-page.ts';
import { makeReadFaq } from '#application/content/read-faq.ts';
import { makeRegisterForConcert } from '#application/content/register-for-concert.ts';
import { makeShowEvents } from '#application/content/show-events.ts';
import type { ContactMessages } from '#ports/content/contact-messages.ts';
import type { ShopContent } from '#ports/content/shop-content.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export interface ContentPorts {
  readonly shopContent: ShopContent;
  readonly clock: Clock;
  readonly contactMessages: ContactMessages;
  readonly newsletter: Newsletter;
}

/** Use cases of texts, events, gift card designs and contact messages. */
export const contentUseCases = (ports: ContentPorts) => ({
  readContentPage: makeReadContentPage(ports.shopContent),
  readFaq: makeReadFaq(ports.shopContent),
  showEvents: makeShowEvents(ports.shopContent, ports.clock),
  listGiftCards: makeListGiftCards(ports.shopContent),
  contactShop: makeContactShop(ports.contactMessages),
  registerForConcert: makeRegisterForConcert(ports.newsletter, ports.clock),
});

export type ContentUseCases = ReturnType<typeof contentUseCases>;
