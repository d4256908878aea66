import { describe, expect, it } from 'vitest';
import { makeClosers } from '#server/base/host/closers.ts';

describe('closing what was opened', () => {
  it('closes everything, last first, whatever one of them says', async () => {
    const closed: string[] = [];
    const { add, closeAll } = makeClosers();
    for (const name of ['database', 'jobs', 'server']) {
      add(async () => {
        closed.push(name);
        if (name !== 'database') throw new Error(`${name} hangs`);
      });
    }
    await expect(closeAll()).rejects.toThrow(AggregateError);
    expect(closed).toEqual(['server', 'jobs', 'database']);
    await closeAll();
    expect(closed).toHaveLength(3);
  });

  it('a single trouble is thrown as it is', async () => {
    const { add, closeAll } = makeClosers();
    add(() => Promise.reject(new Error('the disk is full')));
    await expect(closeAll()).rejects.toThrow('the disk is full');
  });
});
