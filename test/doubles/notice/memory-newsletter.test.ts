import { makeMemoryNews } from '#test/doubles/notice/memory-newsletter.ts';
import { newsContract } from '#test/ports/notice/newsletter.contract.ts';

newsContract('memory-news', () => makeMemoryNews());
