import { describe, expect, it } from 'vitest';
import { crunch, crunchJson } from '#test/cli/crunch.ts';

const create = ['account', 'create', '--email', 'a@example.com', '--first-name', 'A'];

describe('flags that take one of several words', () => {
  it.each([
    [[...create, '--last-name', 'B', '--gender', 'cat'], 'gender', 'nonbinary, undisclosed'],
    [['account', 'profile', '--gender', 'Female'], 'gender', 'female, male'],
    [['account', 'preferences', '--by-email', 'maybe'], 'by-email', 'yes, no'],
    [['account', 'preferences', '--news', 'on'], 'news', 'yes, no'],
  ])('[CLI-02] %j name the words', async (args, field, choices) => {
    // No shop is asked before.
    const environment = { CRUNCH_PASSWORD: 'irrelevant', CRUNCH_SHOP_PORT: '9' };
    const { code, error } = await crunchJson(args, { environment });
    expect([code, error.field, error.message]).toEqual([
      2,
      field,
      expect.stringContaining(choices),
    ]);
    const spanish = await crunch([...args, '--lang', 'es'], { environment });
    expect(spanish.stderr).toContain(choices);
  });
});
