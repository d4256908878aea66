import * as z from 'zod/mini';
import { defineCall } from '#adapters/http/wire/call.ts';

const text = z.string().check(z.maxLength(200));

export const handshaking = defineCall({
  name: 'handshaking',
  method: 'POST',
  path: '/webservices/handshaking',
  summary: 'Starts a session: three markers, three session headers (D-SESSION-01)',
  gate: false,
  body: z.object({
    clientId: text,
    buildVersion: text,
    sourceWebsite: text,
    customerSessionId: text,
    nonce: text,
  }),
  item: z.object({
    sessionId: z.string(),
    rnduts: z.string(),
    encstr: z.string(),
    handshakeId: z.string(),
    handshakeTime: z.string(),
    handshakeToken: z.string(),
  }),
});

export const configlist = defineCall({
  name: 'configlist',
  method: 'GET',
  path: '/services/configlist',
  summary: 'What the operators configured',
  item: z.object({ key: z.string(), value: z.string() }),
});

export const labelslist = defineCall({
  name: 'labelslist',
  method: 'GET',
  path: '/services/labelslist',
  summary: 'Labels that override the built-in texts',
  query: z.object({
    locationNumber: z.exactOptional(text),
    lang: z.exactOptional(z.enum(['en-us', 'es'])),
  }),
  item: z.object({ key: z.string(), value: z.string() }),
});

/** One map of labels in the language asked for, over those of the label list (D-API-40). */
export const labeltranslation = defineCall({
  name: 'labeltranslation',
  method: 'GET',
  path: '/webservices/labeltranslation',
  summary: 'Labels in one language, over those of the label list',
  query: z.object({ lang: z.enum(['en-us', 'es']) }),
  item: z.record(z.string(), z.string()),
});

const menu = { menuSeq: z.number(), label: z.string(), url: z.string() };

export const navigationlist = defineCall({
  name: 'navigationlist',
  method: 'GET',
  path: '/v3/dopservice/b2c/navigationlist',
  summary: 'The header menu',
  locationHeader: true,
  query: z.object({ lang: z.exactOptional(z.enum(['en-us', 'es'])) }),
  item: z.object({ ...menu, subMenu: z.array(z.object(menu)) }),
});

export const createprofile = defineCall({
  name: 'createprofile',
  method: 'POST',
  path: '/webservices/createprofile',
  summary: 'Footer e-mail signup and opt-in boxes (D-API-44)',
  body: z.object({
    email: z.string().check(z.maxLength(254)),
    optInCodes: z.array(text).check(z.maxLength(10)),
    sourceID: text,
    /** Of the mail about a concert. */
    lang: z.exactOptional(z.enum(['en-us', 'es'])),
  }),
  item: z.object({ email: z.string() }),
});
