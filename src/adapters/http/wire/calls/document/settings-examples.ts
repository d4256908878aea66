import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

export const settingsExamples: Readonly<Record<string, CallExample>> = {
  handshaking: {
    reads: true,
    body: {
      clientId: 'crunchcart-web',
      buildVersion: '1.1.94',
      sourceWebsite: 'Snacks',
      customerSessionId: '6f1b2c1e-6a2e-4f5b-9c56-0a5c0c7e1d11',
      nonce: 'bm9uY2U',
    },
    item: {
      sessionId: 'a0f0a4a4-6c1c-4a35-8a6e-3f1c5b5c9f6e',
      rnduts: '4f2a9c0d1e3b5a7c9d0e1f2a1763700000',
      encstr: 'kq0dM9C2Yk1m0cZ3W7bqv0p5g1Yw2nJ8kX4s6tR9uVE',
      handshakeId: '2f6f1a52-7d3b-4a0e-9a55-4a0f1f3a7c20',
      handshakeTime: '2026-11-21T05:00:00.000Z',
      handshakeToken: 'Zk1m0cZ3W7bqv0p5g1Yw2nJ8kX4s6tR9uVEkq0dM9C2',
    },
  },
  configlist: { item: { key: 'freeShippingThreshold', value: '15' } },
  labelslist: {
    query: { locationNumber: '100', lang: 'es' },
    item: { key: 'home.title', value: 'Botanas que crujen' },
  },
  labeltranslation: {
    query: { lang: 'es' },
    item: { 'home.title': 'Botanas que crujen' },
  },
  navigationlist: {
    query: { lang: 'en-us' },
    item: {
      menuSeq: 10,
      label: 'Snacks',
      url: '/all-snacks',
      subMenu: [{ menuSeq: 10, label: 'Chips', url: '/all-snacks/chips' }],
    },
  },
  createprofile: {
    body: { email: 'ana@example.com', optInCodes: ['NEWS'], sourceID: 'FOOTER', lang: 'en-us' },
    item: { email: 'ana@example.com' },
  },
};
