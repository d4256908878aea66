import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { AnyCall } from '#adapters/http/wire/call.ts';
import {
  changepassword,
  forgotpassword,
  resetpassword,
} from '#adapters/http/wire/calls/account/password-calls.ts';
import { pkceChallenge } from '#adapters/http/wire/calls/account/pkce-call.ts';
import {
  createcustomer,
  usersExists,
  verifyemailfortastyrewards,
} from '#adapters/http/wire/calls/account/sign-up-calls.ts';
import { exampleOf } from '#adapters/http/wire/calls/document/examples.ts';

/** Written down once more on purpose. */
interface Row {
  readonly row: string;
  readonly call: AnyCall;
  readonly at: string;
  readonly fields: readonly string[];
  readonly auth?: 'shopper';
}

const table: readonly Row[] = [
  {
    row: 'API-021',
    call: createcustomer,
    at: 'POST /webservices/createcustomer',
    fields: [
      ...['birthDate', 'email', 'firstName', 'gender', 'lang', 'lastName', 'loyaltyId'],
      ...['optInCodes', 'password', 'phoneNumber', 'social', 'sourceID', 'termsAccepted'],
    ],
  },
  {
    row: 'API-032',
    call: usersExists,
    at: 'GET /v3/dopservice/b2c/usersExists',
    fields: ['email', 'lang'],
  },
  {
    row: 'API-023',
    call: forgotpassword,
    at: 'POST /webservices/forgotpassword',
    fields: ['email', 'lang', 'sourceID'],
  },
  {
    row: 'API-075',
    call: resetpassword,
    at: 'POST /webservices/resetpassword',
    fields: ['lang', 'newPassword', 'token'],
  },
  {
    row: 'API-074',
    call: changepassword,
    at: 'POST /webservices/changepassword',
    fields: ['currentPassword', 'lang', 'newPassword'],
    auth: 'shopper',
  },
  {
    row: 'API-068',
    call: verifyemailfortastyrewards,
    at: 'POST /webservices/verifyemailfortastyrewards',
    fields: ['email', 'lang'],
  },
  { row: 'API-024', call: pkceChallenge, at: 'GET /api/get-pkce-challenge', fields: [] },
];

describe('calls about accounts and passwords', () => {
  it.each(table)('[$row] $at', ({ call, at, fields, auth }) => {
    expect([`${call.method} ${call.path}`, call.auth]).toEqual([at, auth]);
    const asked = (call.query ?? call.body) as z.ZodMiniObject | undefined;
    expect(Object.keys(asked?.shape ?? {}).sort()).toEqual(fields);
    const { query, body, item } = exampleOf(call.name);
    if (call.query !== undefined) expect(z.parse(call.query, query)).toEqual(query);
    if (call.body !== undefined) expect(z.parse(call.body, body)).toEqual(body);
    expect(z.parse(call.item, item)).toEqual(item);
  });

  it('[PWD-04] no password stands in an address', () => {
    for (const { call } of table) {
      const names = Object.keys((call.query as z.ZodMiniObject | undefined)?.shape ?? {});
      expect(names.filter((name) => /password|token/i.test(name))).toEqual([]);
    }
  });
});
