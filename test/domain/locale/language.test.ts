import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenLanguage,
  documentLanguage,
  inLanguage,
  languageFromQuery,
} from '#domain/locale/language.ts';

describe('languageFromQuery', () => {
  it('[I18N-03] [I18N-04] gives Spanish for exactly es-us', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('es-us', 'es', 'ES-US', '')), (value) => {
        expect(languageFromQuery(value)).toBe(value === 'es-us' ? 'es' : 'en-us');
      }),
    );
    expect(languageFromQuery('es-us')).toBe('es');
  });
});

describe('chosenLanguage', () => {
  it('[I18N-01] [I18N-02] lets the query win, then the stored choice, then English', () => {
    expect(chosenLanguage('es-us', 'en-us')).toBe('es');
    expect(chosenLanguage('es', 'es')).toBe('en-us');
    expect(chosenLanguage(undefined, 'es')).toBe('es');
    expect(chosenLanguage(undefined, 'fr')).toBe('en-us');
    expect(chosenLanguage(undefined, undefined)).toBe('en-us');
  });
});

describe('a language', () => {
  it('[A11Y-06] marks the page and picks its text', () => {
    expect(['en-us' as const, 'es' as const].map(documentLanguage)).toEqual(['en-US', 'es-US']);
    const text = { en: 'Chips', es: 'Papitas' };
    expect([inLanguage(text, 'en-us'), inLanguage(text, 'es')]).toEqual(['Chips', 'Papitas']);
  });
});
