import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cardBrands,
  cardNumberStanding,
  detectCardBrands,
  passesLuhn,
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

describe('cardNumberStanding', () => {
  it('[PAY-06] calls every published number but the one without check digit complete', () => {
    for (const { alias, number, network } of publishedTestCards) {
      const standings = detectCardBrands(number).map((brand) => [
        brand.network,
        cardNumberStanding(number, brand),
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
        expect(cardNumberStanding(number, brand)).toBe('complete');
        for (let length = 0; length < number.length; length += 1) {
          expect(cardNumberStanding(number.slice(0, length), brand)).not.toBe('wrong');
        }
      }),
    );
  });

  it('[PAY-06] calls a full-length number without its check digit wrong', () => {
    fc.assert(
      fc.property(numberInRange(), digit, ({ brand, start }, last) => {
        const number = completed(start, Math.max(...brand.lengths));
        fc.pre(brand.luhn && !number.endsWith(last));
        expect(cardNumberStanding(number.slice(0, -1) + last, brand)).toBe('wrong');
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
