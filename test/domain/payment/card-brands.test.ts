import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrands,
  cardNumberState,
  detectCardBrands,
  passesLuhn,
  securityCodeLength,
} from '#domain/payment/card-brands.ts';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';

const digit = fc.constantFrom(...'0123456789');
const digits = (minLength: number, maxLength: number) =>
  fc.array(digit, { minLength, maxLength }).map((list) => list.join(''));

describe('passesLuhn', () => {
  it.each([
    ['79927398713', true],
    ['79927398710', false],
    ['4111111111111111', true],
    ['4242424242424241', false],
    ['0', true],
    ['', false],
    ['4111 1111 1111 1111', false],
    ['x79927398713', false],
    ['79927398713x', false],
  ])('[PAY-06] says of %j: %s', (number, verdict) => {
    expect(passesLuhn(number)).toBe(verdict);
  });

  it('[PAY-06] accepts exactly one check digit after any digits', () => {
    fc.assert(
      fc.property(digits(1, 18), (start) => {
        expect([...'0123456789'].filter((check) => passesLuhn(start + check))).toHaveLength(1);
      }),
    );
  });

  it('[PAY-06] notices every single wrong digit', () => {
    fc.assert(
      fc.property(validNumber(), fc.nat(), digit, (number, at, wrong) => {
        const place = at % number.length;
        fc.pre(number[place] !== wrong);
        expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  it('[PAY-06] notices swapped neighbours, but for 0 and 9', () => {
    fc.assert(
      fc.property(validNumber(), fc.nat(), (number, at) => {
        const place = at % (number.length - 1);
        const pair = number.slice(place, place + 2);
        const swapped = [...pair].reverse().join('');
        const unseen = swapped === pair || pair === '09' || pair === '90';
        const changed = number.slice(0, place) + swapped + number.slice(place + 2);
        expect(passesLuhn(changed)).toBe(unseen);
      }),
    );
  });
});

describe('detectCardBrands', () => {
  it.each([
    ['4', ['visa']],
    ['5', ['mastercard', 'maestro']],
    ['51', ['mastercard']],
    ['2221', ['mastercard']],
    ['2220', []],
    ['2720', ['mastercard']],
    ['2721', []],
    ['34', ['amex']],
    ['3', ['amex', 'dinersclub', 'jcb']],
    ['3528', ['jcb']],
    ['3527', []],
    ['6011', ['discover']],
    ['622126', ['discover', 'cup']],
    ['622125', ['cup']],
    ['9', []],
    ['4 1', []],
  ])('[PAY-06] reads %j as %j', (start, names) => {
    expect(detectCardBrands(start).map(({ name }) => name)).toEqual(names);
  });

  it('[PAY-06] never brings a brand back that fewer digits had ruled out', () => {
    fc.assert(
      fc.property(digits(0, 19), digit, (start, next) => {
        const before = detectCardBrands(start);
        expect(detectCardBrands(start + next).every((brand) => before.includes(brand))).toBe(true);
      }),
    );
  });

  it('[PAY-06] finds a brand from any number inside its ranges', () => {
    fc.assert(
      fc.property(numberInRange(), digits(0, 12), ({ brand, start }, rest) => {
        expect(detectCardBrands(start + rest)).toContain(brand);
      }),
    );
  });
});

describe('cardNumberState', () => {
  it('[PAY-06] calls every published number but the one without check digit complete', () => {
    for (const { alias, number, network } of publishedTestCards) {
      const standings = detectCardBrands(number).map((brand) => [
        brand.network,
        cardNumberState(number, brand),
      ]);
      expect([alias, standings]).toEqual([
        alias,
        [[network, alias === 'visa-luhn' ? 'partial' : 'complete']],
      ]);
    }
  });

  it('[PAY-06] keeps every start of a complete number from being wrong', () => {
    fc.assert(
      fc.property(numberInRange(), fc.nat(), ({ brand, start }, seed) => {
        const number = completed(start, brand.lengths[seed % brand.lengths.length] ?? 16);
        expect(cardNumberState(number, brand)).toBe('complete');
        for (let length = 0; length < number.length; length += 1) {
          expect(cardNumberState(number.slice(0, length), brand)).not.toBe('wrong');
        }
      }),
    );
  });

  it('[PAY-06] calls a number of another brand wrong, whole or not', () => {
    const mastercard = cardBrands.find(({ name }) => name === 'mastercard');
    if (mastercard === undefined) throw new Error('no such brand');
    for (const number of ['4', '4111111111111111']) {
      expect(cardNumberState(number, mastercard)).toBe('wrong');
    }
  });

  it('[PAY-06] calls a full-length number without its check digit wrong', () => {
    fc.assert(
      fc.property(numberInRange(), digit, ({ brand, start }, last) => {
        const number = completed(start, Math.max(...brand.lengths));
        fc.pre(brand.luhn && !number.endsWith(last));
        expect(cardNumberState(number.slice(0, -1) + last, brand)).toBe('wrong');
      }),
    );
  });
});

describe('publishedTestCards', () => {
  it('[PAY-06] names every card once, with a code as long as its brand asks for', () => {
    expect(new Set(publishedTestCards.map(({ alias }) => alias)).size).toBe(
      publishedTestCards.length,
    );
    expect(new Set(publishedTestCards.map(({ number }) => number)).size).toBe(
      publishedTestCards.length,
    );
    for (const { network, securityCode } of publishedTestCards) {
      const brand = cardBrands.find((candidate) => candidate.network === network);
      expect(securityCode).toHaveLength(brand?.securityCode.length ?? 0);
    }
  });
});

describe('what each published card comes to', () => {
  const told = (of: (card: (typeof publishedTestCards)[number]) => string | undefined) =>
    Object.fromEntries(
      publishedTestCards.flatMap((card) => {
        const text = of(card);
        return text === undefined ? [] : [[card.alias, text]];
      }),
    );

  it('[PAY-06] has a name to type, a number of digits and a code of its brand’s length', () => {
    for (const { alias, number, securityCode, network, expiry } of publishedTestCards) {
      expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
      expect(number).toMatch(/^[0-9]{14,16}$/);
      expect([alias, securityCode]).toEqual([alias, network === 'AMEX' ? '7391' : '739']);
      expect(expiry).toBe('any-future-month');
    }
  });

  it('[P-17] is declined for the reason its name tells', () => {
    expect(told(({ story }) => (story.issuer === 'declines' ? story.reason : undefined))).toEqual({
      'visa-declined': 'PROCESSOR_DECLINED',
      'visa-funds': 'INSUFFICIENT_FUND',
      'visa-lost': 'STOLEN_LOST_CARD',
      'visa-stolen': 'STOLEN_LOST_CARD',
      'visa-expired-card': 'EXPIRED_CARD',
      'visa-cvn': 'CVN_NOT_MATCH',
      'visa-processor-error': 'PROCESSOR_ERROR',
      '3ds-frictionless-fail': 'CONSUMER_AUTHENTICATION_FAILED',
      '3ds-challenge-fail': 'CONSUMER_AUTHENTICATION_FAILED',
      '3ds-challenge-unavailable': 'CONSUMER_AUTHENTICATION_FAILED',
      '3ds-error': 'CONSUMER_AUTHENTICATION_FAILED',
    });
  });

  it('[P-17] is approved, all checks passed, unless its name tells another', () => {
    const checks = told(({ story }) =>
      story.issuer === 'approves' ? story.avs + story.cvn : undefined,
    );
    const odd = Object.entries(checks).filter(([, result]) => result !== 'YM');
    expect(Object.fromEntries(odd)).toEqual({
      'visa-cv-failed': 'YN',
      'visa-avs-failed': 'NM',
      'visa-avs-street': 'AM',
      'visa-avs-zip': 'ZM',
      'visa-avs-unavailable': 'UM',
    });
    const fine = Object.keys(checks).filter((alias) => checks[alias] === 'YM');
    expect(fine.every((alias) => /-ok(-\d)?$/.test(alias))).toBe(true);
    expect(fine).toHaveLength(15);
    const neverAsked = publishedTestCards.filter(({ story }) => story.issuer === 'never-asked');
    expect(neverAsked.map(({ alias }) => alias)).toEqual(['visa-luhn']);
  });

  it('[P-17] makes the bank ask for two names only', () => {
    expect(told(({ challenge }) => challenge)).toEqual({
      '3ds-challenge-ok': 'confirms',
      '3ds-challenge-fail': 'refuses',
    });
    for (const card of publishedTestCards) {
      expect(Object.hasOwn(card, 'challenge')).toBe(card.challenge !== undefined);
    }
  });
});

describe('cardBrands', () => {
  it('[PAY-06] are those of the payment contract, by their codes', () => {
    expect(cardBrands.map(({ code, brandedName }) => [code, brandedName])).toEqual([
      ['001', 'Visa'],
      ['002', 'Mastercard'],
      ['003', 'American Express'],
      ['004', 'Discover'],
      ['005', 'Diners Club'],
      ['007', 'JCB'],
      ['036', 'Cartes Bancaires'],
      ['042', 'Maestro'],
      ['062', 'China UnionPay'],
    ]);
    for (const { name, network } of cardBrands) expect(name).toBe(network.toLowerCase());
  });

  it('[PAY-06] are written in fours but for two, and end in a check digit but for one', () => {
    for (const { name, spaces, luhn, lengths } of cardBrands) {
      const short = name === 'amex' || name === 'dinersclub';
      expect([name, spaces]).toEqual([name, short ? [4, 10] : [4, 8, 12]]);
      expect([name, luhn]).toEqual([name, name !== 'cup']);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    }
    const lengthsOf = (wanted: string) => cardBrands.find(({ name }) => name === wanted)?.lengths;
    expect(['visa', 'amex', 'dinersclub', 'discover', 'cup'].map(lengthsOf)).toEqual([
      [13, 14, 15, 16, 17, 18, 19],
      [15],
      [14, 16],
      [16, 19],
      [16, 19],
    ]);
    expect(lengthsOf('maestro')).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('[PAY-06] ask for a code of three digits, American Express for four, each by its name', () => {
    expect(cardBrands.map(({ securityCode }) => securityCode.name).join(' ')).toBe(
      'CVV CVC CID CID CVV CVV CVV CVC CVN2',
    );
    expect(cardBrands.map(({ brandedName }) => securityCodeLength(brandedName))).toEqual([
      3, 3, 4, 3, 3, 3, 3, 3, 3,
    ]);
    expect(securityCodeLength('of a brand nobody knows')).toBe(3);
  });
});

// Helpers

const checkDigit = (start: string): string =>
  [...'0123456789'].find((check) => passesLuhn(start + check)) ?? '';

const completed = (start: string, length: number): string => {
  const body = start.padEnd(length - 1, '7').slice(0, length - 1);
  return body + checkDigit(body);
};

function validNumber(): fc.Arbitrary<string> {
  return digits(11, 18).map((start) => start + checkDigit(start));
}

function numberInRange() {
  const ranges = cardBrands.flatMap((brand) =>
    brand.prefixes.map(([low, high]) => ({ brand, low, high })),
  );
  return fc
    .constantFrom(...ranges)
    .chain(({ brand, low, high }) =>
      fc
        .integer({ min: Number(low), max: Number(high) })
        .map((value) => ({ brand, start: String(value) })),
    );
}
