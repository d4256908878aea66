import { describe, expect, it } from 'vitest';
import { ruleNames } from '#cli/commands/validation/rule-names.ts';
import { rules } from '#domain/validation/rules/rules.ts';
import { crunch, crunchBatch, crunchJson } from '#test/cli/crunch.ts';

const check = (rule: string, value: string, ...flags: string[]) =>
  crunchJson(['validate', ...flags, rule, '--', value]);

describe('crunch validate', () => {
  it('knows every rule of the shop, and the language rule', () => {
    expect([...ruleNames].sort()).toEqual([...Object.keys(rules), 'lang'].sort());
  });

  it.each([
    ['email', 'ada@example.com', 'ada@'],
    ['email-simple', 'ada@example.com', 'ada@example.museum'],
    ['phone', '9725550143', '97255501'],
    ['first-name', 'Ada', 'A'],
    ['last-name', "O'Hara", 'Byron-King'],
    ['address', '5800 Legacy Dr', '5800 Legacy Dr!'],
    ['city', 'Winston-Salem', 'Plano 2'],
    ['zip', '75024', '7502'],
    ['po-box', '5800 Legacy Dr', 'P.O. Box 12'],
    ['ship-state', 'tx', 'HI'],
    ['password', 'Crunch1!', 'crunch'],
    ['birth-date', '1990-02-28', '1990-02-30'],
    ['telemetry-key', '0a1b2c3d-0a1b-2c3d-4e5f-0a1b2c3d4e5f', '0a1b2c3d'],
    ['sampling', '100', '0'],
    ['telemetry-user', 'u-1', 'u;1'],
    ['issuer', 'https://login.example.com/oauth2/default', 'https://x-admin.example.com'],
  ])('[CLI-04] answers about %s, and an invalid value is an answer', async (rule, good, bad) => {
    expect(await check(rule, good)).toMatchObject({ code: 0, ok: true, data: { valid: true } });
    const refused = await check(rule, bad);
    expect(refused).toMatchObject({ code: 0, ok: true, data: { valid: false } });
    expect(refused.data.message).toMatch(/\S/);
    expect(refused.data.message).not.toContain('{');
  });

  it('gives the message in the chosen language', async () => {
    const english = await check('zip', '7502');
    const spanish = await check('zip', '7502', '--lang', 'es');
    expect(english.data.message).toBe('Zip must be exactly 5 digits');
    expect(spanish.data.message).not.toBe(english.data.message);
  });

  it('[ADDR-15] says which character is wrong and the nearest spelling of a name', async () => {
    expect((await check('first-name', 'Anne-Marie')).data).toEqual({
      valid: false,
      message: 'Special characters are not allowed: “-” in First Name',
      spelling: 'Anne Marie',
    });
    const spanish = await crunch(['validate', 'last-name', 'Byron/King', '--lang', 'es']);
    expect(spanish.stdout).toContain('«/» en Apellido');
    expect(spanish.stdout).toContain('La forma más parecida que se acepta: Byron King');
    expect((await check('first-name', 'Ada')).data).toEqual({ valid: true });
  });

  it('[PWD-09] adds the live flags of a password', async () => {
    const { data } = await check('password', 'crunch1');
    expect(data.flags).toEqual({
      eight: false,
      number: true,
      lower: true,
      upper: false,
      symbol: false,
      all: false,
    });
  });

  it('[I18N-03] tells the language a lang value gives', async () => {
    expect((await check('lang', 'es-us')).data).toEqual({ lang: 'es' });
    expect((await check('lang', 'es')).data).toEqual({ lang: 'en-us' });
  });

  it('refuses a birth date after today and takes the day of today', async () => {
    const now = new Date();
    const day = (add: number) => {
      const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + add, 12);
      return date.toISOString().slice(0, 10);
    };
    const answers = await crunchBatch(
      ['validate'],
      [-1, 2].map((add) => ({ rule: 'birth-date', value: day(add) })),
    );
    expect(answers.map(({ data }) => data.valid)).toEqual([true, false]);
  });

  it('answers a batch line by line, numbers for sampling only', async () => {
    const answers = await crunchBatch(
      ['validate'],
      [
        { rule: 'zip', value: '75024' },
        { rule: 'zip', value: '' },
        { rule: 'sampling', value: 50 },
        { rule: 'telemetry-user', value: 50 },
        { rule: 'horoscope', value: 'lion' },
        { rule: 'zip' },
        { rule: 'lang', value: 'fr' },
      ],
    );
    expect(answers.map(({ ok, data, error }) => (ok ? data : error.code))).toEqual([
      { valid: true },
      { valid: false, message: 'Zip is required' },
      { valid: true },
      'InputRefused',
      'BadUsage',
      'InputRefused',
      { lang: 'en-us' },
    ]);
  });

  it('[CLI-04] takes an unknown rule and a missing value for wrong usage', async () => {
    expect(await check('horoscope', 'lion')).toMatchObject({
      code: 2,
      error: { code: 'BadUsage' },
    });
    expect((await crunch(['validate', 'zip'])).code).toBe(2);
    expect((await crunch(['validate'])).code).toBe(2);
  });

  it('takes negative numbers and empty text as values', async () => {
    expect((await crunchJson(['validate', 'sampling', '-5'])).data.valid).toBe(false);
    expect((await crunchJson(['validate', 'city', ''])).data.message).toBe('City is required');
  });
});
