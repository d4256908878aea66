import { makeSignUpForNewsletter } from '#application/content/newsletter/sign-up-for-newsletter.ts';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export interface NewsletterPorts {
  readonly newsletter: Newsletter;
}

/** The newsletter. */
export const newsletterUseCases = (ports: NewsletterPorts) => ({
  signUpForNewsletter: makeSignUpForNewsletter(ports.newsletter),
});

export type NewsletterUseCases = ReturnType<typeof newsletterUseCases>;
