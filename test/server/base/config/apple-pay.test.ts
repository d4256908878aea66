import { expect, it } from 'vitest';
import { ConfigRefused, readConfig } from '#server/base/config/config.ts';
import { productionEnvironment } from '#test/server/base/config/production-environment.ts';

const secrets = {
  CRUNCH_SESSION_SECRET: 'a session secret of thirty-two letters',
  CRUNCH_GATEWAY_SECRET: Buffer.alloc(32, 7).toString('base64'),
  CRUNCH_IDENTITY_TOKEN: 'an-identity-token-of-enough-letters',
};
const named = {
  CRUNCH_APPLE_MERCHANT_ID: 'merchant.shop.crunchcart',
  CRUNCH_APPLE_DOMAIN: 'crunchcart.shop',
  CRUNCH_APPLE_DISPLAY_NAME: 'Crunchcart',
};

const sentencesOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig({ ...secrets, ...environment });
    return [];
  } catch (cause) {
    if (cause instanceof ConfigRefused) return cause.sentences;
    throw cause;
  }
};

it('a shop that says nothing of Apple Pay takes none', () => {
  expect(readConfig(secrets).applePay).toBeUndefined();
  expect(sentencesOf(productionEnvironment)).toEqual([]);
});

it.each(Object.entries(named))(
  'half of Apple Pay is refused with a sentence for each name that lacks: only %s',
  (name, value) => {
    const sentences = sentencesOf({ [name]: value });
    expect(sentences).toHaveLength(4);
    expect(sentences.join(' ')).toContain('CRUNCH_APPLE_CERTIFICATE must be set, too');
    expect(sentences.join(' ')).not.toContain(`${name} must be set`);
  },
);

it('other hosts than Apple’s are for the sandbox alone', () => {
  const hosts = { ...named, CRUNCH_APPLE_HOSTS: '127.0.0.1:4210', CRUNCH_APPLE_AUTHORITY: 'x' };
  const sentences = sentencesOf({ ...productionEnvironment, ...hosts });
  for (const name of ['CRUNCH_APPLE_HOSTS', 'CRUNCH_APPLE_AUTHORITY']) {
    expect(sentences).toContain(
      `${name} is for the sandbox: in production Apple's own hosts are asked.`,
    );
  }
});

it.each([
  ['CRUNCH_APPLE_DOMAIN', 'https://crunchcart.shop'],
  ['CRUNCH_APPLE_MERCHANT_ID', 'crunchcart'],
  ['CRUNCH_APPLE_HOSTS', 'https://127.0.0.1'],
])('%s is not %s', (name, value) => {
  expect(sentencesOf({ [name]: value }).join(' ')).toContain(`${name} must be `);
});

it('a file that cannot be read, or is no certificate, is named without a word of what is in it', () => {
  const missing = '/nowhere/of/this/machine.pem';
  const unread = sentencesOf({
    ...named,
    CRUNCH_APPLE_CERTIFICATE: missing,
    CRUNCH_APPLE_KEY: missing,
  });
  expect(unread).toEqual([
    'CRUNCH_APPLE_CERTIFICATE names a file that cannot be read.',
    'CRUNCH_APPLE_KEY names a file that cannot be read.',
  ]);
  const strange = sentencesOf({
    ...named,
    CRUNCH_APPLE_CERTIFICATE: 'package.json',
    CRUNCH_APPLE_KEY: 'package.json',
  });
  expect(strange).toEqual([
    'CRUNCH_APPLE_CERTIFICATE and CRUNCH_APPLE_KEY must be PEM files, without a password.',
  ]);
});
