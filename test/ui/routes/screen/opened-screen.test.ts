import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { onlyWhenAsked } from '#ui/routes/screen/opened-screen.ts';

const moves = (from: string, to: string, defaultShouldRevalidate = true): boolean => {
  const at = (path: string) => new URL(path, 'http://shop.example');
  const move: ShouldRevalidateFunctionArgs = {
    currentUrl: at(from),
    nextUrl: at(to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate,
  };
  return onlyWhenAsked(move);
};

describe('a screen whose query chooses among what it has', () => {
  it('asks for nothing when only its query changes', () => {
    expect(moves('/faq', '/faq?topic=payment')).toBe(false);
    expect(moves('/faq?topic=orders', '/faq?topic=payment')).toBe(false);
  });

  it('asks anew when it is told to', () => {
    expect(moves('/faq?topic=payment', '/faq?topic=payment')).toBe(true);
    expect(moves('/faq', '/faq', false)).toBe(false);
  });

  it('[I18N-05] asks anew while the language leaves the address, whatever else is on its way', () => {
    expect(moves('/faq?lang=es-us&topic=payment', '/faq?topic=payment')).toBe(true);
    expect(moves('/faq?lang=es-us', '/faq')).toBe(true);
  });
});
