import { makeMemoryNewsletter } from '#test/doubles/notice/memory-newsletter.ts';
import { newsletterContract } from '#test/ports/notice/newsletter.contract.ts';

newsletterContract('memory-newsletter', () => {
  const kept = new Set<string>();
  return { newsletter: makeMemoryNewsletter(kept), signedUp: async () => [...kept] };
});
