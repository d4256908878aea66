import { makeMemoryNews } from '#test/doubles/notice/memory-news.ts';
import { newsContract } from '#test/ports/notice/news.contract.ts';

newsContract('memory-news', () => makeMemoryNews());
