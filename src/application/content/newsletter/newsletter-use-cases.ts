import { makeSignUpForNews } from '#application/content/newsletter/sign-up-for-newsletter.ts';
import type { News } from '#ports/notice/newsletter.ts';

export interface NewsPorts {
  readonly news: News;
}

/** Letters of the shop. */
export const newsUseCases = (ports: NewsPorts) => ({
  signUpForNews: makeSignUpForNews(ports.news),
});

export type NewsUseCases = ReturnType<typeof newsUseCases>;
