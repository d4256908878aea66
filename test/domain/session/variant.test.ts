import { describe, expect, it } from 'vitest';
import { variantFor, variants } from '#domain/session/variant.ts';

describe('the variants', () => {
  it('[VAR-01] are exactly snacks and rewards, different in source, label and opt-in', () => {
    expect(Object.keys(variants)).toEqual(['snacks', 'rewards']);
    const { snacks, rewards } = variants;
    expect(snacks.sourceId).not.toBe(rewards.sourceId);
    expect([snacks.logLabel, rewards.logLabel]).toEqual(['Snacks', 'Snacks-Rewards']);
    expect(snacks.optInCode).not.toBe(rewards.optInCode);
    expect(rewards.scopes).toEqual([...snacks.scopes, 'rewards']);
  });

  it('[VAR-02] are selected by the configuration flag', () => {
    expect(variantFor(true).id).toBe('rewards');
    expect(variantFor(false).id).toBe('snacks');
  });
});
