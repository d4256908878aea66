import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, makeScheduler } from '#server/jobs/scheduler.ts';

/** A job whose runs end when the test says so. */
const heldJob = (name: string, every = 1000) => {
  const ends: (() => void)[] = [];
  const log = { begun: 0, underway: 0, most: 0 };
  const job: Job = {
    name,
    every,
    run: () => {
      log.begun += 1;
      log.underway += 1;
      log.most = Math.max(log.most, log.underway);
      return new Promise<void>((resolve) => {
        ends.push(() => {
          log.underway -= 1;
          resolve();
        });
      });
    },
  };
  return { job, log, end: () => ends.shift()?.() };
};

const counted = (name: string, every: number, run = async (): Promise<void> => undefined) => {
  const job = { name, every, run: vi.fn(run) };
  return job;
};

describe('the scheduler of the jobs', () => {
  const reports: object[] = [];
  const report = (facts: object) => void reports.push(facts);
  beforeEach(() => {
    vi.useFakeTimers();
    reports.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it('runs each job at its start and then at the pace of its own', async () => {
    const quick = counted('quick', 2000);
    const slow = counted('slow', 60_000);
    const scheduler = makeScheduler([quick, slow], report);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([quick.run.mock.calls.length, slow.run.mock.calls.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(59_999);
    expect([quick.run.mock.calls.length, slow.run.mock.calls.length]).toEqual([30, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([quick.run.mock.calls.length, slow.run.mock.calls.length]).toEqual([31, 2]);
    await scheduler.stop();
  });

  it('takes one pace for all jobs where it is told one', async () => {
    const slow = counted('slow', 60_000);
    const scheduler = makeScheduler([slow], report);
    scheduler.start(100);
    await vi.advanceTimersByTimeAsync(1000);
    expect(slow.run).toHaveBeenCalledTimes(11);
    await scheduler.stop();
  });

  it('reports a job that fails by its name, and runs it and the others again', async () => {
    const error = new Error('no gateway');
    const failing = counted('failing', 1000, async () => {
      throw error;
    });
    const other = counted('other', 1000);
    const scheduler = makeScheduler([failing, other], report);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(1000);
    expect([failing.run.mock.calls.length, other.run.mock.calls.length]).toEqual([2, 2]);
    const failed = { event: 'job-failed', detail: 'failing', error };
    expect(reports).toEqual([failed, failed]);
    await scheduler.stop();
  });

  it('keeps no job waiting for another that takes long', async () => {
    const stuck = heldJob('stuck');
    const other = counted('other', 1000);
    const scheduler = makeScheduler([stuck.job, other], report);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(other.run).toHaveBeenCalledTimes(4);
    stuck.end();
    await scheduler.stop();
  });

  it('never runs a job twice at once, whether it is time or a round asks for it', async () => {
    const held = heldJob('held');
    const scheduler = makeScheduler([held.job], report);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(held.log).toEqual({ begun: 1, underway: 1, most: 1 });
    const rounds = Promise.all([scheduler.round(), scheduler.round()]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(held.log.begun).toBe(1);
    for (let runs = 1; runs <= 3; runs += 1) {
      expect(held.log.begun).toBe(runs);
      held.end();
      await vi.advanceTimersByTimeAsync(0);
    }
    await rounds;
    expect(held.log.most).toBe(1);
    held.end();
    await scheduler.stop();
  });

  it('goes through all jobs in order in a round, and tells of failures after the last', async () => {
    const order: string[] = [];
    const noted = (name: string, why?: string): Job => ({
      name,
      every: 1000,
      run: async () => {
        order.push(name);
        if (why !== undefined) throw new Error(why);
      },
    });
    const jobs = [noted('one', 'first'), noted('two'), noted('three', 'last')];
    const round = makeScheduler(jobs, report).round();
    await expect(round).rejects.toMatchObject({
      errors: [{ message: 'first' }, { message: 'last' }],
    });
    expect(order).toEqual(['one', 'two', 'three']);
    expect(reports).toHaveLength(2);
  });

  it('waits for what is underway when it stops, and begins nothing more', async () => {
    const held = heldJob('held');
    const scheduler = makeScheduler([held.job], report);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(0);
    const seen: string[] = [];
    const stopped = scheduler.stop().then(() => seen.push('stopped'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen, held.log.begun]).toEqual([[], 1]);
    held.end();
    await stopped;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen, held.log.begun]).toEqual([['stopped'], 1]);
  });
});
