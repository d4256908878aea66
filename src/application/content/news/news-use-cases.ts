import { makeSignUpForNews } from '#application/content/news/sign-up-for-news.ts';
import type { News } from '#ports/notice/news.ts';

export interface NewsPorts {
  readonly news: News;
}

/** Letters of the shop. */
export const newsUseCases = (ports: NewsPorts) => ({
  signUpForNews: makeSignUpForNews(ports.news),
});

export type NewsUseCases = ReturnType<typeof newsUseCases>;
