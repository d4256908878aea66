/**
 * Letters of other alphabets that look like the Latin ones of "post office box", in lower case
 * after compatibility decomposition (Unicode confusables, the part that matters here).
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  р: 'p',
  о: 'o',
  х: 'x',
  в: 'b',
  ь: 'b',
  с: 'c',
  е: 'e',
  т: 't',
  ѕ: 's',
  а: 'a',
  і: 'i',
  // Greek
  ρ: 'p',
  ο: 'o',
  σ: 'o',
  χ: 'x',
  β: 'b',
  τ: 't',
  ι: 'i',
  ε: 'e',
  α: 'a',
  // Armenian
  օ: 'o',
  // Latin letters and signs that have no decomposition
  ø: 'o',
  ı: 'i',
  ß: 'b',
  ᴘ: 'p',
  ᴏ: 'o',
  ʙ: 'b',
  '×': 'x',
};
