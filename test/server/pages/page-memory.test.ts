import { describe, expect, it } from 'vitest';
import { makePackPage } from '#server/pages/document/packed-page.ts';
import { makePageMemory, readyPage } from '#server/pages/page-memory.ts';

const pack = makePackPage();

const openMemory = () => {
  let now = 0;
  let rendered = 0;
  const memory = makePageMemory(() => now);
  const ask = async (version: string, status = 200): Promise<string> => {
    const page = await memory.get('/all-snacks', version, () => {
      rendered += 1;
      return readyPage(status, { start: 'rendering ', rest: `${rendered}`, data: '{}' }, pack);
    });
    return page.html.toString();
  };
  const wait = (milliseconds: number): void => {
    now += milliseconds;
  };
  return { ask, wait };
};

describe('the page memory', () => {
  it('repeats a page while the catalogue stays as it is', async () => {
    const { ask, wait } = openMemory();
    expect(await Promise.all([ask('1'), ask('1')])).toEqual(['rendering 1', 'rendering 1']);
    wait(59_000);
    expect(await ask('1')).toBe('rendering 1');
  });

  it('renders anew after a change, and after a minute', async () => {
    const { ask, wait } = openMemory();
    await ask('1');
    expect(await ask('2')).toBe('rendering 2');
    wait(60_000);
    expect(await ask('2')).toBe('rendering 3');
  });

  it('forgets a page that could not be filled', async () => {
    const { ask } = openMemory();
    expect(await ask('1', 503)).toBe('rendering 1');
    expect(await ask('1')).toBe('rendering 2');
  });
});
