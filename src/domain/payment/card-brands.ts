/** Network names as capture contexts list them. */
export type CardNetwork =
  | 'VISA'
  | 'MASTERCARD'
  | 'AMEX'
  | 'DISCOVER'
  | 'DINERSCLUB'
  | 'JCB'
  | 'CARTESBANCAIRES'
  | 'MAESTRO'
  | 'CUP';

/** A card brand, found by the first digits of the number. */
export interface CardBrand {
  /** The three-digit type code payment requests carry. */
  readonly code: string;
  readonly name: string;
  readonly brandedName: string;
  readonly network: CardNetwork;
  /** Positions after which a space is shown: 4, 8, 12 gives `4111 1111 1111 1111`. */
  readonly spaces: readonly number[];
  readonly lengths: readonly number[];
  /** Lowest and highest leading digits, both of one length. */
  readonly prefixes: readonly (readonly [low: string, high: string])[];
  readonly securityCode: { readonly name: string; readonly length: number };
  /** Whether every number of the brand ends in a check digit. */
  readonly luhn: boolean;
}

const inFours = [4, 8, 12] as const;
const fromTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const only = (digits: string): readonly [string, string] => [digits, digits];

/** Length of a brand's security code, by the brand's display name. */
export const securityCodeLength = (brandedName: string): number =>
  cardBrands.find((brand) => brand.brandedName === brandedName)?.securityCode.length ?? 3;

/** Brands by type code (contract in docs/payments.md, section 2; prefixes by public BIN ranges). */
export const cardBrands: readonly CardBrand[] = [
  {
    code: '001',
    name: 'visa',
    brandedName: 'Visa',
    network: 'VISA',
    spaces: inFours,
    lengths: fromTo(13, 19),
    prefixes: [only('4')],
    securityCode: { name: 'CVV', length: 3 },
    luhn: true,
  },
  {
    code: '002',
    name: 'mastercard',
    brandedName: 'Mastercard',
    network: 'MASTERCARD',
    spaces: inFours,
    lengths: [16],
    prefixes: [
      ['51', '55'],
      ['2221', '2720'],
    ],
    securityCode: { name: 'CVC', length: 3 },
    luhn: true,
  },
  {
    code: '003',
    name: 'amex',
    brandedName: 'American Express',
    network: 'AMEX',
    spaces: [4, 10],
    lengths: [15],
    prefixes: [only('34'), only('37')],
    securityCode: { name: 'CID', length: 4 },
    luhn: true,
  },
  {
    code: '004',
    name: 'discover',
    brandedName: 'Discover',
    network: 'DISCOVER',
    spaces: inFours,
    lengths: [16, 19],
    prefixes: [only('6011'), ['644', '649'], only('65'), ['622126', '622925']],
    securityCode: { name: 'CID', length: 3 },
    luhn: true,
  },
  {
    code: '005',
    name: 'dinersclub',
    brandedName: 'Diners Club',
    network: 'DINERSCLUB',
    spaces: [4, 10],
    lengths: [14, 16],
    prefixes: [['300', '305'], only('309'), only('36'), ['38', '39']],
    securityCode: { name: 'CVV', length: 3 },
    luhn: true,
  },
  {
    code: '007',
    name: 'jcb',
    brandedName: 'JCB',
    network: 'JCB',
    spaces: inFours,
    lengths: [16],
    prefixes: [['3528', '3589']],
    securityCode: { name: 'CVV', length: 3 },
    luhn: true,
  },
  {
    // Cartes Bancaires cards carry the prefix of their partner brand, so none is detected as one.
    code: '036',
    name: 'cartesbancaires',
    brandedName: 'Cartes Bancaires',
    network: 'CARTESBANCAIRES',
    spaces: inFours,
    lengths: fromTo(13, 19),
    prefixes: [],
    securityCode: { name: 'CVV', length: 3 },
    luhn: true,
  },
  {
    code: '042',
    name: 'maestro',
    brandedName: 'Maestro',
    network: 'MAESTRO',
    spaces: inFours,
    lengths: fromTo(12, 19),
    prefixes: [only('50'), ['56', '58'], only('6304'), only('67')],
    securityCode: { name: 'CVC', length: 3 },
    luhn: true,
  },
  {
    // UnionPay issued numbers without a check digit, so its absence proves nothing.
    code: '062',
    name: 'cup',
    brandedName: 'China UnionPay',
    network: 'CUP',
    spaces: inFours,
    lengths: [16, 19],
    prefixes: [only('62')],
    securityCode: { name: 'CVN2', length: 3 },
    luhn: false,
  },
];

/**
 * Every brand that numbers starting with these digits may belong to, in table order.
 *
 * No digits yet leave every detectable brand possible; one more digit can only rule brands out.
 */
export const detectCardBrands = (digits: string): readonly CardBrand[] =>
  /^\d*$/.test(digits)
    ? cardBrands.filter(({ prefixes }) =>
        prefixes.some(([low, high]) => {
          const shared = Math.min(low.length, digits.length);
          const start = digits.slice(0, shared);
          return start >= low.slice(0, shared) && start <= high;
        }),
      )
    : [];

/** The check digit rule of card numbers (ISO/IEC 7812-1, annex B). */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** The state of a number being typed: `partial` may still become a number of the brand. */
export const cardNumberState = (
  digits: string,
  brand: CardBrand,
): 'complete' | 'partial' | 'wrong' => {
  if (!detectCardBrands(digits).includes(brand)) return 'wrong';
  const rightLength = brand.lengths.includes(digits.length);
  if (rightLength && (!brand.luhn || passesLuhn(digits))) return 'complete';
  return digits.length < Math.max(...brand.lengths) ? 'partial' : 'wrong';
};
