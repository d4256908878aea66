import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makePublicAnswers } from '#server/api/public-answers.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';

const long = JSON.stringify({ text: 'crunch '.repeat(500) });

describe('kept answers', () => {
  const counting = (text = long) => {
    let made = 0;
    const make = async (): Promise<string> => {
      made += 1;
      return text;
    };
    return { make, made: () => made };
  };

  it('are made once, for callers at the same time too', async () => {
    const answers = makePublicAnswers();
    const { make, made } = counting();
    await Promise.all([answers.answer('a', '1', make, {}), answers.answer('a', '1', make, {})]);
    const again = await answers.answer('a', '1', make, {});
    expect(made()).toBe(1);
    expect(again.body.toString()).toBe(long);
  });

  it('are forgotten with another version of the catalogue', async () => {
    const answers = makePublicAnswers();
    const { make, made } = counting();
    await answers.answer('a', '1', make, {});
    await answers.answer('a', '2', make, {});
    expect(made()).toBe(2);
  });

  it('are not kept when the version moved while they were made', async () => {
    const answers = makePublicAnswers();
    let finish = (_: string): void => undefined;
    const slow = answers.answer('a', '1', () => new Promise((resolve) => (finish = resolve)), {});
    await answers.answer('b', '2', async () => 'new', {});
    finish('old');
    expect((await slow).body.toString()).toBe('old');
    const fresh = await answers.answer('a', '2', async () => 'fresh', {});
    expect(fresh.body.toString()).toBe('fresh');
  });

  it('are not kept when making them failed', async () => {
    const answers = makePublicAnswers();
    const failing = answers.answer('a', '1', async () => Promise.reject(new Error('no')), {});
    await expect(failing).rejects.toThrow('no');
    const second = await answers.answer('a', '1', async () => 'yes', {});
    expect(second.body.toString()).toBe('yes');
  });

  it('tell a refusal to all who asked, and are made anew for the next', async () => {
    const answers = makePublicAnswers<Refusal>();
    const gone = refuse('NOT_FOUND', { what: 'product' });
    let made = 0;
    const refusing = async (): Promise<Refusal> => {
      made += 1;
      return gone;
    };
    const ask = () => answers.answer('a', '1', refusing, {});
    expect(await Promise.all([ask(), ask()])).toEqual([gone, gone]);
    expect([made, answers.bytes]).toEqual([1, 0]);
    const next = await answers.answer('a', '1', async () => 'back', {});
    expect(next).toMatchObject({ status: 200 });
  });

  it('make room for new ones, the one unused for longest first', async () => {
    const answers = makePublicAnswers({ mostBytes: 1300 });
    const [a, b, c] = [counting('aaaa'), counting('bbbb'), counting('cccc')];
    await answers.answer('a', '1', a.make, {});
    await answers.answer('b', '1', b.make, {});
    await answers.answer('a', '1', a.make, {});
    await answers.answer('c', '1', c.make, {});
    await answers.answer('a', '1', a.make, {});
    await answers.answer('b', '1', b.make, {});
    expect([a.made(), b.made(), c.made()]).toEqual([1, 2, 1]);
  });

  it('come packed as the caller likes', async () => {
    const answers = makePublicAnswers();
    const { make } = counting();
    const ask = (acceptEncoding: string) => answers.answer('a', '1', make, { acceptEncoding });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    const gzip = await ask('br;q=0, gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again to who has them', async () => {
    const answers = makePublicAnswers();
    const { make } = counting();
    const { headers } = await answers.answer('a', '1', make, {});
    const etag = headers['etag'] ?? '';
    const again = await answers.answer('a', '1', make, { ifNoneMatch: etag });
    expect(again).toMatchObject({ status: 304, body: '' });
    const changed = await answers.answer('a', '2', async () => 'else', { ifNoneMatch: etag });
    expect(changed.status).toBe(200);
  });
});
