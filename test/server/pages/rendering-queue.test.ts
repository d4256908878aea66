import { describe, expect, it } from 'vitest';
import { makeRenderingQueue, ShopBusy } from '#server/pages/rendering-queue.ts';

const limits = { atOnce: 1, mostWaiting: 6, mostAtAll: 6, mostOfNetwork: 3 };

/** Pages that are rendered when the test says so. */
const openQueue = (facts: Partial<typeof limits> = {}) => {
  const queue = makeRenderingQueue({ ...limits, ...facts });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (network: string, name: string): Promise<string> =>
    queue.render(network, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  /** Ends what is rendered, until nothing begins any more. */
  const finish = async (): Promise<void> => {
    for (let end = ends.shift(); end !== undefined; end = ends.shift()) {
      end();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { ask, begun, finish };
};

const begin = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the queue of pages to render', () => {
  it('renders so many at once', async () => {
    for (const atOnce of [1, 2]) {
      const { ask, begun, finish } = openQueue({ atOnce });
      const pages = ['a', 'b', 'c'].map((name) => ask('one', name));
      await begin();
      expect(begun.length).toBe(atOnce);
      await finish();
      expect(await Promise.all(pages)).toEqual(['a', 'b', 'c']);
    }
  });

  it('lets networks take turns, whoever asked first and for how much', async () => {
    const { ask, begun, finish } = openQueue();
    const pages = [
      ...['one 1', 'one 2', 'one 3'].map((name) => ask('one', name)),
      ...['two 1', 'two 2'].map((name) => ask('two', name)),
      ask('three', 'three 1'),
    ];
    await begin();
    await finish();
    await Promise.all(pages);
    expect(begun).toEqual(['one 1', 'one 2', 'two 1', 'three 1', 'one 3', 'two 2']);
  });

  it('sends a network away that has its share, and takes it again afterwards', async () => {
    const { ask, finish } = openQueue();
    const pages = ['a', 'b', 'c'].map((name) => ask('one', name));
    await expect(ask('one', 'd')).rejects.toMatchObject({ byOne: true });
    const other = ask('two', 'e');
    await begin();
    await finish();
    expect(await Promise.all([...pages, other])).toEqual(['a', 'b', 'c', 'e']);
    const again = ask('one', 'd');
    await begin();
    await finish();
    expect(await again).toBe('d');
  });

  it('sends everybody away while it is full', async () => {
    const { ask, finish } = openQueue();
    const pages = Array.from({ length: 6 }, (_, at) => ask(`network ${at}`, `${at}`));
    const refused = ask('one more', 'x');
    await expect(refused).rejects.toBeInstanceOf(ShopBusy);
    await expect(refused).rejects.toMatchObject({ byOne: false });
    await begin();
    await finish();
    expect((await Promise.all(pages)).length).toBe(6);
  });

  it('keeps a place for who has none, while a few networks fill it', async () => {
    const { ask, begun, finish } = openQueue({ mostAtAll: 8 });
    const few = ['one', 'two'].flatMap((network) =>
      ['a', 'b', 'c'].map((name) => ask(network, `${network} ${name}`)),
    );
    const newcomers = [ask('three', 'three a'), ask('four', 'four a')];
    await expect(ask('three', 'three b')).rejects.toMatchObject({ byOne: false });
    await expect(ask('five', 'five a')).rejects.toMatchObject({ byOne: false });
    await begin();
    await finish();
    expect((await Promise.all([...few, ...newcomers])).length).toBe(8);
    expect(begun.slice(0, 5)).toContain('three a');
  });

  it('goes on after a page that could not be rendered', async () => {
    const queue = makeRenderingQueue(limits);
    const fail = async (): Promise<string> => Promise.reject(new Error('broken'));
    for (let round = 0; round < 10; round += 1) {
      await expect(queue.render('one', fail)).rejects.toThrow('broken');
    }
    expect(await queue.render('one', async () => 'fine')).toBe('fine');
  });
});
