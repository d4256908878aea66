import { isContentPageName } from '#domain/content/content.ts';
import { openContact } from '#ui/routes/content/contact.tsx';
import { openContentPage } from '#ui/routes/content/content-page.tsx';
import { openFaq } from '#ui/routes/content/faq.tsx';
import { openGiftCardBalance } from '#ui/routes/gift/gift-card-balance.tsx';
import { openGiftCards } from '#ui/routes/gift/gift-cards.tsx';
import type { OpenedScreen } from '#ui/routes/screen/opened-screen.ts';
import type { Scope } from '#ui/routes/screen/scope.ts';

/** The screens of content pages, FAQ and contact, by path; one chunk for all of them. */
export const openContent = (scope: Scope, path: string): OpenedScreen => {
  if (isContentPageName(path)) return openContentPage(path)(scope);
  if (path === 'giftcards') return openGiftCards(scope);
  if (path === 'giftcards/balance') return openGiftCardBalance();
  return path === 'faq' ? openFaq(scope) : openContact(scope);
};
