import { describe, expect, it } from 'vitest';
import type { Outcome } from '#application/run.ts';
import { ChangeQueue } from '#ui/stores/cart/change-queue.ts';

const answered = (value: string): Outcome<string, never> => ({ ok: true, value });

describe('ChangeQueue', () => {
  it('starts a change only when the one before it is answered', async () => {
    const queue = new ChangeQueue();
    const first = Promise.withResolvers<Outcome<string, never>>();
    const started: string[] = [];
    const one = queue.ask(() => {
      started.push('one');
      return first.promise;
    });
    const two = queue.ask(async () => {
      started.push('two');
      return answered('two');
    });
    await Promise.resolve();
    expect(started).toEqual(['one']);
    expect(queue.busy).toBe(true);
    first.resolve(answered('one'));
    expect(await Promise.all([one, two])).toEqual([answered('one'), answered('two')]);
    expect(started).toEqual(['one', 'two']);
    expect(queue.busy).toBe(false);
  });

  it('goes on after a change that broke', async () => {
    const queue = new ChangeQueue();
    const broken = queue.ask(() => Promise.reject(new Error('a bug')));
    const next = queue.ask(async () => answered('next'));
    await expect(broken).rejects.toThrow('a bug');
    expect(await next).toEqual(answered('next'));
    await queue.allEnded();
    expect(queue.busy).toBe(false);
  });
});
