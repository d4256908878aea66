import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { navigationlist } from '#adapters/http/wire/calls/settings-calls.ts';

const chips = { menuSeq: 10, label: 'Chips', url: '/all-snacks/chips' };
const menu = { menuSeq: 20, label: 'Snacks', url: '/all-snacks', subMenu: [chips] };
const isRead = (item: unknown): boolean => z.safeParse(navigationlist.item, item).success;

describe('navigationlist', () => {
  it('[NAV-01] takes a menu whose places are numbers', () => {
    expect(z.parse(navigationlist.item, menu)).toEqual(menu);
  });

  it.each(['20', null, undefined, Number.NaN, true])('[NAV-01] refuses the place %j', (menuSeq) => {
    expect(isRead({ ...menu, menuSeq })).toBe(false);
    expect(isRead({ ...menu, subMenu: [{ ...chips, menuSeq }] })).toBe(false);
  });
});
