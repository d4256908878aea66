import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { memoryShop } from '#test/application/memory-shop.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { zipProblem } from '#ui/stores/shipping/zip-problem.ts';
import { ZipStore } from '#ui/stores/shipping/zip-store.ts';

const opened = () => new ZipStore(coreOf(memoryShop()));

describe('ZipStore', () => {
  it('[NAV-12] a zip the shop knows is kept and closes the popup', async () => {
    const zip = opened();
    zip.ask();
    expect(await zip.set('75024')).toBe(true);
    expect(zip.zipCode).toBe('75024');
    expect(zip.open).toBe(false);
  });

  it('a zip nobody knows keeps the popup open and the old zip', async () => {
    const zip = opened();
    await zip.set('75024');
    zip.ask();
    expect(await zip.set('00000')).toBe(false);
    expect(zip.open).toBe(true);
    expect(zip.zipCode).toBe('75024');
    expect(zipProblem(zip)).toBeDefined();
  });

  it('four digits are refused with a reason, which a new question forgets', async () => {
    const zip = opened();
    zip.ask();
    expect(await zip.set('7502')).toBe(false);
    expect(zipProblem(zip)).toMatchObject({ failure: { _tag: 'InputRefused' } });
    zip.ask();
    expect(zipProblem(zip)).toBeUndefined();
  });

  it('[NAV-12] takes the zip of a default address in place of asking', async () => {
    const zip = new ZipStore(coreOf(memoryShop()), undefined, () => '75024');
    zip.restore({ language: 'en-us' });
    const ran: string[] = [];
    zip.askOnce(() => ran.push('on'));
    expect(zip.open).toBe(false);
    expect(ran).toEqual(['on']);
    await expect.poll(() => zip.zipCode).toBe('75024');
    zip.askOnce(() => ran.push('again'));
    expect(ran).toEqual(['on', 'again']);
  });

  it('[D-ROUTE-30] asks once, goes on afterwards whatever the answer, and never asks again', async () => {
    const zip = opened();
    zip.restore({ language: 'en-us' });
    const ran: string[] = [];
    zip.askOnce(() => ran.push('first'));
    expect(zip.open).toBe(true);
    expect(ran).toEqual([]);
    zip.close();
    zip.close();
    expect(ran).toEqual(['first']);
    zip.askOnce(() => ran.push('second'));
    expect(zip.open).toBe(false);
    expect(ran).toEqual(['first', 'second']);
  });

  it('[D-ROUTE-30] [NAV-11] who closed the question is not asked after a reload; a default address still tells the zip', async () => {
    const shop = memoryShop();
    const zip = new ZipStore(coreOf(shop));
    zip.restore({ language: 'en-us' });
    zip.askOnce(() => undefined);
    zip.close();
    const choices = () => Effect.runPromise(shop.memory.choices);
    await expect.poll(choices).toEqual({ language: 'en-us', zipDeclined: true });

    const reloaded = new ZipStore(coreOf(shop));
    reloaded.restore(await choices());
    const ran: string[] = [];
    reloaded.askOnce(() => ran.push('on'));
    expect([reloaded.open, ran]).toEqual([false, ['on']]);

    const signedIn = new ZipStore(coreOf(shop), undefined, () => '75024');
    signedIn.restore(await choices());
    signedIn.askOnce(() => undefined);
    expect(signedIn.open).toBe(false);
    await expect.poll(() => signedIn.zipCode).toBe('75024');
  });

  it('[D-ROUTE-30] does not ask a shopper whose zip is known', () => {
    const zip = opened();
    zip.restore({ language: 'en-us', zipCode: '75024' });
    const ran: string[] = [];
    zip.askOnce(() => ran.push('went on'));
    expect(zip.open).toBe(false);
    expect(ran).toEqual(['went on']);
  });

  it('[D-ROUTE-30] [NAV-11] a press before the remembered zip is read waits for it', () => {
    const known = opened();
    const ran: string[] = [];
    known.askOnce(() => ran.push('known'));
    expect([known.open, ran]).toEqual([false, []]);
    known.restore({ language: 'en-us', zipCode: '75024' });
    expect([known.open, ran]).toEqual([false, ['known']]);

    const stranger = opened();
    stranger.askOnce(() => ran.push('asked'));
    stranger.restore(undefined);
    expect(stranger.open).toBe(true);
  });
});
