import { autorun, makeAutoObservable, observableRef } from 'mobx';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '#application/run.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

class Shelf {
  reading: Progress<string> = idle;
  value = '';

  constructor() {
    makeAutoObservable(this, { reading: observableRef });
  }
}

/** A shelf and every state an observer saw of it. */
const watched = () => {
  const shelf = new Shelf();
  const seen: string[] = [];
  autorun(() => seen.push(`${shelf.reading.is} ${shelf.value}`));
  const show = (reading: Progress<string>): void => {
    shelf.reading = reading;
  };
  return { shelf, seen, show };
};

describe('track', () => {
  it('is running before the use case begins, and done together with what it gave', async () => {
    const { shelf, seen, show } = watched();
    const ask = async (): Promise<Outcome<string, string>> => {
      expect(shelf.reading.is).toBe('running');
      return { ok: true, value: 'chips' };
    };
    await track(ask, show, {
      success: (value) => {
        shelf.value = value;
      },
    });
    expect(seen).toEqual(['idle ', 'running ', 'done chips']);
  });

  it('keeps the failure, and what lands has the last word', async () => {
    const { shelf, seen, show } = watched();
    const ask = async (): Promise<Outcome<string, string>> => ({ ok: false, failure: 'closed' });
    await track(ask, show);
    expect(shelf.reading).toEqual({ is: 'failed', failure: 'closed' });
    await track(ask, show, {
      failure: (failure) => {
        shelf.value = failure;
        shelf.reading = idle;
      },
    });
    expect(seen).toEqual(['idle ', 'running ', 'failed ', 'running ', 'idle closed']);
  });

  it('leaves a use case that was broken off running, and rejects', async () => {
    const { shelf, show } = watched();
    const ended = track(() => Promise.reject<Outcome<string, string>>(new Error('gone')), show);
    await expect(ended).rejects.toThrow('gone');
    expect(shelf.reading.is).toBe('running');
  });
});
