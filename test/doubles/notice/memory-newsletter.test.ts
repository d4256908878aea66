import { makeMemoryNewsletter } from '#test/doubles/notice/memory-newsletter.ts';
import { newsletterContract } from '#test/ports/notice/newsletter.contract.ts';

newsletterContract('memory-newsletter', () => makeMemoryNewsletter());
