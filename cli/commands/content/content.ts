import * as z from 'zod/mini';
import {
  contentText,
  eventsText,
  faqText,
  giftCardsText,
} from '#cli/commands/content/content-text.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { wrongChoice } from '#cli/report/choice.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { table } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { contentPageNames, isContentPageName } from '#domain/content/content.ts';
import { findQuestions } from '#domain/content/find-questions.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const lists = ['faq', 'events', 'gift-cards'] as const;

/** `crunch content list` */
export const contentList: Action = (session) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words, terminal } = session;
    const pages: { page: string; title: string }[] = [];
    for (const page of contentPageNames) {
      const written = await ask(useCases.content.readContentPage(page));
      if (written !== undefined) pages.push({ page, title: written.title });
    }
    for (const page of lists) pages.push({ page, title: words[`content.${page}`] });
    return {
      data: { pages },
      text: () =>
        table(
          [{ title: words['out.pageName'] }, { title: words['out.pageTitle'] }],
          pages.map(({ page, title }) => [page, title]),
          terminal,
        ),
    };
  });

/** `crunch content show faq --search box` */
export const contentShow: Action = (session, { args: [name = ''], flags }) => {
  const { words } = session;
  const { search } = parseFlags(z.object({ search: z.optional(z.string()) }), flags, words);
  if (search !== undefined && name !== 'faq') {
    throw badUsage(words['error.searchFaqOnly'], 'search');
  }
  return withShop(session, async ({ useCases, ask }) => {
    if (name === 'faq') {
      const categories = findQuestions(await ask(useCases.content.readFaq()), search ?? '');
      return { data: { page: name, categories }, text: () => faqText(categories, session) };
    }
    if (name === 'events') {
      const events = await ask(useCases.content.showEvents());
      return { data: { page: name, events }, text: () => eventsText(events, session) };
    }
    if (name === 'gift-cards') {
      const giftCards = await ask(useCases.content.listGiftCards());
      const inDollars = giftCards.map((card) => ({
        ...card,
        amounts: card.amounts.map(dollarsFromCents),
      }));
      return {
        data: { page: name, giftCards: inDollars },
        text: () => giftCardsText(giftCards, session),
      };
    }
    const page = isContentPageName(name)
      ? await ask(useCases.content.readContentPage(name))
      : undefined;
    if (page === undefined) throw unknownPage(name, words);
    return { data: page, text: () => contentText(page, session) };
  });
};

const unknownPage = (value: string, words: Parameters<Action>[0]['words']) =>
  wrongChoice('PAGE', value, [...contentPageNames, ...lists], words);
